/** Nothing found: a magnifying glass over the carton's open mouth. */
import { magnifier } from './props.mjs';
import { vignette } from './stage.mjs';

export const picture = () =>
  vignette((S, box) => {
    const carton = box.back + box.front;
    return box.shadow + carton + magnifier(S, carton, 62, -126);
  });

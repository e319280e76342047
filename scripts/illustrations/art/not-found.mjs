/** A page that is not here: a carton gone astray, its address slips blank. */
import { blot } from '../parts/shadow.mjs';
import { pin } from './props.mjs';
import { slip, vignette } from './stage.mjs';

export const picture = () =>
  vignette(
    (S, box) =>
      box.shadow +
      box.back +
      slip(S, -54, -92, -14, 0.96) +
      slip(S, 66, -76, 12, 0.86) +
      S.mute(() => blot(S, 10, -70, 40, 13, 0.5)) +
      pin(S, 6, -78, 1.12) +
      box.front,
  );

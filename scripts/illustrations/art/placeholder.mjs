/** Shown where a picture is missing: a neutral, friendly open carton. */
import { tile } from '../parts/scene.mjs';
import { carton } from '../parts/carton.mjs';
import { CAM } from './stage.mjs';

export const picture = () =>
  tile(
    (S) => {
      const c = carton(S, CAM, { w: 250, h: 190, d: 200, color: '#CDB08A', label: false });
      return c.shadow + c.back + c.front;
    },
    { room: 460 },
  );

/** The home page's opening picture: a carton unpacked, goods in it and around it. */
import { carton } from '../parts/carton.mjs';
import { createScene, group, sheet } from '../parts/scene.mjs';
import { blot } from '../parts/shadow.mjs';
import { views as controller } from '../kinds/controller.mjs';
import { views as stem } from '../kinds/earbuds-stem.mjs';
import { views as dryer } from '../kinds/hair-dryer.mjs';
import { views as mesh } from '../kinds/headphones-mesh.mjs';
import { views as cylinder } from '../kinds/speaker-cylinder.mjs';
import { views as mini } from '../kinds/speaker-mini.mjs';
import { views as watch } from '../kinds/watch.mjs';
import { views as charger } from '../kinds/charger-20w.mjs';
import { CAM, goods } from './stage.mjs';

export const picture = () => {
  const S = createScene();
  const box = carton(S, CAM, { w: 400, h: 280, d: 300, flaps: 0.46 });
  const at = (/** @type {string} */ svg) => group({ transform: 'translate(590 486)' }, svg);
  return sheet(
    S,
    blot(S, 610, 690, 590, 90, 0.16) +
      at(box.shadow + box.back) +
      goods(S, dryer, 'fuchsia', { x: 462, y: 268, w: 340, h: 488, turn: -12 }) +
      goods(S, cylinder, 'teal', { view: 'standing', x: 744, y: 292, w: 240, h: 390, turn: 7 }) +
      goods(S, mesh, 'silver', { x: 604, y: 316, w: 330, h: 420, turn: -3 }) +
      at(box.front) +
      goods(S, cylinder, 'blue', { x: 978, y: 590, w: 300 }) +
      goods(S, mini, 'orange', { x: 214, y: 556, w: 200 }) +
      goods(S, stem, 'white', { x: 304, y: 672, w: 160 }) +
      goods(S, watch, 'midnight', { x: 800, y: 640, w: 150, h: 210 }) +
      goods(S, charger, 'white', { x: 930, y: 706, w: 112 }) +
      goods(S, controller, 'white', { x: 142, y: 722, w: 204 }),
    1200,
    800,
  );
};

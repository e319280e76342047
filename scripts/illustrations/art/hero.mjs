/** The home page's opening picture: a carton unpacked, goods in it and around it. Few and large, so that it loads at once. */
import { carton, parcel } from '../parts/carton.mjs';
import { createScene, group, sheet } from '../parts/scene.mjs';
import { blot } from '../parts/shadow.mjs';
import { views as dryer } from '../kinds/hair-dryer.mjs';
import { views as mesh } from '../kinds/headphones-mesh.mjs';
import { views as cylinder } from '../kinds/speaker-cylinder.mjs';
import { views as mini } from '../kinds/speaker-mini.mjs';
import { CAM, goods } from './stage.mjs';

export const picture = () => {
  const S = createScene();
  const box = carton(S, CAM, { w: 440, h: 290, d: 320, flaps: 0.46 });
  const at = (/** @type {string} */ svg) => group({ transform: 'translate(600 480)' }, svg);
  return sheet(
    S,
    blot(S, 620, 690, 570, 90, 0.16) +
      at(
        parcel(S, CAM, [-352, -145, 150], { w: 150, h: 104, d: 130 }) +
          parcel(S, CAM, [-344, -41, 146], { w: 112, h: 78, d: 100 }) +
          box.shadow +
          box.back,
      ) +
      goods(S, dryer, 'fuchsia', { view: 'bare', x: 450, y: 238, w: 360, h: 460, turn: -12 }) +
      goods(S, cylinder, 'teal', { view: 'standing', x: 770, y: 284, w: 260, h: 410, turn: 7 }) +
      goods(S, mesh, 'silver', { x: 612, y: 306, w: 350, h: 440, turn: -3 }) +
      at(box.front) +
      goods(S, mini, 'orange', { x: 1000, y: 590, w: 230 }),
    1200,
    800,
    true,
  );
};

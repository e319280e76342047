/** No order yet: a parcel taped shut, and a clipboard whose form is still empty. */
import { parcel } from '../parts/carton.mjs';
import { contact } from '../parts/shadow.mjs';
import { frame, spot } from '../parts/space.mjs';
import { clipboard } from './props.mjs';
import { CAM, scene } from './stage.mjs';

export const picture = () =>
  scene((S) => {
    const lean = frame(
      CAM,
      [66, -2, 104],
      [
        [1, 0, 0],
        [0, -0.94, 0.34],
      ],
    );
    S.mark(
      ...[
        [-130, -85],
        [-130, 65],
        [70, -85],
      ].map(([a, b]) => spot(CAM, [a, 50, b])),
      spot(CAM, [130, -84, 140]),
    );
    return (
      parcel(S, CAM, [-30, -80, -10], { w: 200, h: 130, d: 150 }) +
      contact(S, CAM, [70, -80, 128], 66, 18, 0.5) +
      clipboard(S, lean)
    );
  });

import { bowl, frame, type Letters, MID } from "./forms.ts";
import { bar, slant, tube } from "./stroke.ts";

export const lettersAM: Letters = {
  A: [
    1.14,
    (w, s) => {
      const k = s * 1.16;
      const top = (w - k) / 2;
      const inset = (y: number): number => top * (1 - y);
      return [
        ...slant(0, 1, top, 0, k),
        ...slant(w - k, 1, top, 0, k),
        ...bar(inset(0.6) + k * 0.6, 0.6, w - 2 * inset(0.6) - k * 1.2, s * 0.86),
      ];
    },
  ],
  B: [1.02, (w, s) => [...bowl(w * 0.95, s, s / 2, MID), ...bowl(w, s, MID, 1 - s / 2)]],
  C: [
    1.04,
    (w, s) => {
      const { l, r, t, b, c } = frame(w, s);
      return tube(
        [
          [r, 0.33],
          [r, t, c],
          [l, t, c],
          [l, b, c],
          [r, b, c],
          [r, 0.67],
        ],
        s,
      );
    },
  ],
  D: [
    1.06,
    (w, s) => {
      const { l, r, t, b, c } = frame(w, s);
      return tube(
        [
          [l, t],
          [r, t, c * 1.1],
          [r, b, c * 1.1],
          [l, b],
        ],
        s,
        true,
      );
    },
  ],
  E: [
    0.92,
    (w, s) => [...bar(0, 0, s, 1), ...bar(0, 0, w, s), ...bar(0, MID - s / 2, w * 0.94, s), ...bar(0, 1 - s, w, s)],
  ],
  F: [0.9, (w, s) => [...bar(0, 0, s, 1), ...bar(0, 0, w, s), ...bar(0, 0.52 - s / 2, w * 0.92, s)]],
  G: [
    1.08,
    (w, s) => {
      const { l, r, t, b, c } = frame(w, s);
      return tube(
        [
          [r, 0.31],
          [r, t, c],
          [l, t, c],
          [l, b, c],
          [r, b, c],
          [r, 0.55],
          [w * 0.52, 0.55],
        ],
        s,
      );
    },
  ],
  H: [1.06, (w, s) => [...bar(0, 0, s, 1), ...bar(w - s, 0, s, 1), ...bar(0, MID - s / 2, w, s)]],
  I: [0, (_, s) => bar(0, 0, s, 1)],
  J: [
    0.86,
    (w, s) => {
      const { l, r, b, c } = frame(w, s);
      return tube(
        [
          [r, 0],
          [r, b, c],
          [l, b, c],
          [l, 0.64],
        ],
        s,
      );
    },
  ],
  K: [
    1.08,
    (w, s) => {
      const k = s * 1.3;
      return [...bar(0, 0, s, 1), ...slant(s * 0.7, 0.62, w - k, 0, k), ...slant(w * 0.36, 0.42, w - k, 1, k)];
    },
  ],
  L: [0.86, (w, s) => [...bar(0, 0, s, 1), ...bar(0, 1 - s, w, s)]],
  M: [
    1.34,
    (w, s) => {
      const k = s * 1.2;
      const centre = (w - k) / 2;
      return [
        ...bar(0, 0, s, 1),
        ...bar(w - s, 0, s, 1),
        ...slant(0, 0, centre, 0.86, k),
        ...slant(w - k, 0, centre, 0.86, k),
      ];
    },
  ],
};

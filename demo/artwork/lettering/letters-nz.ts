import { bowl, frame, type Letters, loop, MID } from "./forms.ts";
import { bar, slant, tube } from "./stroke.ts";

export const lettersNZ: Letters = {
  N: [1.1, (w, s) => [...bar(0, 0, s, 1), ...bar(w - s, 0, s, 1), ...slant(0, 0, w - s * 1.3, 1, s * 1.3)]],
  O: [
    1.12,
    (w, s) => {
      const { l, r, t, b, c } = frame(w, s);
      return loop(l, t, r, b, c, s);
    },
  ],
  P: [1, (w, s) => [...bowl(w, s, s / 2, 0.56), ...bar(0, 0, s, 1)]],
  Q: [
    1.12,
    (w, s) => {
      const { l, r, t, b, c } = frame(w, s);
      return [...loop(l, t, r, b, c, s), ...slant(w * 0.5, 0.66, w - s * 0.9, 1.06, s * 1.1)];
    },
  ],
  R: [
    1.04,
    (w, s) => [...bowl(w, s, s / 2, 0.55), ...bar(0, 0, s, 1), ...slant(w * 0.42, 0.52, w - s * 1.16, 1, s * 1.22)],
  ],
  S: [
    0.98,
    (w, s) => {
      const { l, r, t, b, c } = frame(w, s);
      const e = Math.min(c, (MID - t) / 2);
      const g = Math.min(c, (b - MID) / 2);
      return tube(
        [
          [r, 0.31],
          [r, t, e],
          [l, t, e],
          [l, MID, e],
          [r, MID, g],
          [r, b, g],
          [l, b, g],
          [l, 0.69],
        ],
        s,
      );
    },
  ],
  T: [0.98, (w, s) => [...bar(0, 0, w, s), ...bar((w - s) / 2, 0, s, 1)]],
  U: [
    1.06,
    (w, s) => {
      const { l, r, b, c } = frame(w, s);
      return tube(
        [
          [l, 0],
          [l, b, c],
          [r, b, c],
          [r, 0],
        ],
        s,
      );
    },
  ],
  V: [
    1.1,
    (w, s) => {
      const k = s * 1.16;
      return [...slant(0, 0, (w - k) / 2, 1, k), ...slant(w - k, 0, (w - k) / 2, 1, k)];
    },
  ],
  W: [
    1.56,
    (w, s) => {
      const k = s * 1.14;
      const q = (w - k) / 4;
      return [
        ...slant(0, 0, q, 1, k),
        ...slant(2 * q, 0, q, 1, k),
        ...slant(2 * q, 0, 3 * q, 1, k),
        ...slant(w - k, 0, 3 * q, 1, k),
      ];
    },
  ],
  X: [
    1.08,
    (w, s) => {
      const k = s * 1.24;
      return [...slant(0, 0, w - k, 1, k), ...slant(w - k, 0, 0, 1, k)];
    },
  ],
  Y: [
    1.06,
    (w, s) => {
      const k = s * 1.2;
      return [
        ...slant(0, 0, (w - k) / 2, 0.58, k),
        ...slant(w - k, 0, (w - k) / 2, 0.58, k),
        ...bar((w - s) / 2, 0.5, s, 0.5),
      ];
    },
  ],
  Z: [
    0.98,
    (w, s) => [...bar(0, 0, w, s), ...bar(0, 1 - s, w, s), ...slant(w - s * 1.4, s * 0.5, 0, 1 - s * 0.5, s * 1.4)],
  ],
};

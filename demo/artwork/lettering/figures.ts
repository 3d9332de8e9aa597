import { frame, type Letters, loop, MID } from "./forms.ts";
import { bar, slant, solid, tube } from "./stroke.ts";

/** Digits and the few signs used in product names. */
export const figures: Letters = {
  0: [
    1,
    (w, s) => {
      const { l, r, t, b, c } = frame(w, s);
      return loop(l, t, r, b, c, s);
    },
  ],
  1: [
    0.66,
    (w, s) => [
      ...bar(w - s, 0, s, 1),
      solid([
        [w - s * 0.5, 0],
        [w - s * 0.5, s * 0.95],
        [0, 0.2 + s * 0.95],
        [0, 0.2],
      ]),
    ],
  ],
  2: [
    0.96,
    (w, s) => {
      const { l, r, t, b, c } = frame(w, s);
      return [
        ...tube(
          [
            [l, 0.31],
            [l, t, c],
            [r, t, c],
            [r, MID + 0.04, c * 0.8],
            [l, b - 0.12, c * 0.5],
            [l, b],
          ],
          s,
        ),
        ...bar(0, 1 - s, w, s),
      ];
    },
  ],
  3: [
    0.98,
    (w, s) => {
      const { l, r, t, b, c } = frame(w, s);
      const e = Math.min(c, (MID - t) / 2);
      const g = Math.min(c, (b - MID) / 2);
      return [
        ...tube(
          [
            [l, Math.max(0.27, s + 0.05)],
            [l, t, e],
            [r, t, e],
            [r, MID, e],
            [w * 0.36, MID],
          ],
          s,
        ),
        ...tube(
          [
            [w * 0.36, MID],
            [r, MID, g],
            [r, b, g],
            [l, b, g],
            [l, Math.min(0.73, 0.95 - s)],
          ],
          s,
        ),
      ];
    },
  ],
  4: [
    1.04,
    (w, s) => [
      ...bar(w * 0.62, 0, s, 1),
      ...bar(0, 0.66, w, s * 0.95),
      ...slant(w * 0.62 - s * 0.2, 0, 0, 0.66 + s * 0.2, s * 1.2),
    ],
  ],
  5: [
    0.96,
    (w, s) => {
      const { l, r, b, c } = frame(w, s);
      const g = Math.min(c, (b - 0.43) / 2);
      return [
        ...bar(s * 0.2, 0, w * 0.94 - s * 0.2, s),
        ...bar(s * 0.2, 0, s, 0.5),
        ...tube(
          [
            [s * 0.7, 0.43],
            [r, 0.43, g],
            [r, b, g],
            [l, b, g],
            [l, 0.7],
          ],
          s,
        ),
      ];
    },
  ],
  6: [
    1,
    (w, s) => {
      const { l, r, t, b, c } = frame(w, s);
      const g = Math.min(c, (b - 0.45) / 2);
      return [
        ...loop(l, 0.45, r, b, g, s),
        ...tube(
          [
            [r, 0.26],
            [r, t, c],
            [l, t, c],
            [l, 0.7],
          ],
          s,
        ),
      ];
    },
  ],
  7: [0.9, (w, s) => [...bar(0, 0, w, s), ...slant(w - s * 1.25, 0, w * 0.2, 1, s * 1.25)]],
  8: [
    1,
    (w, s) => {
      const { l, r, t, b, c } = frame(w, s);
      return [
        ...loop(l + w * 0.03, t, r - w * 0.03, MID, Math.min(c, (MID - t) / 2), s),
        ...loop(l, MID, r, b, Math.min(c, (b - MID) / 2), s),
      ];
    },
  ],
  9: [
    1,
    (w, s) => {
      const { l, r, t, b, c } = frame(w, s);
      const g = Math.min(c, (0.55 - t) / 2);
      return [
        ...loop(l, t, r, 0.55, g, s),
        ...tube(
          [
            [l, 0.74],
            [l, b, c],
            [r, b, c],
            [r, 0.3],
          ],
          s,
        ),
      ];
    },
  ],
  "-": [0.6, (w, s) => bar(0, 0.5 - s / 2, w, s)],
  "+": [0.9, (w, s) => [...bar(0, 0.5 - s / 2, w, s), ...bar((w - s) / 2, 0.5 - w / 2, s, w)]],
  ".": [0, (_, s) => bar(0, 1 - s, s, s)],
  "/": [0.7, (w, s) => slant(w - s, 0, 0, 1, s)],
  "'": [0, (_, s) => bar(0, 0, s, 0.28)],
  "°": [0.5, (w, s) => loop(s * 0.4, s * 0.4, w - s * 0.4, w - s * 0.4, w * 0.4, s * 0.8)],
};

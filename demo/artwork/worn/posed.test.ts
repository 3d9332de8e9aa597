import { expect, test } from "vitest";
import { limbMove, movedPath, posed } from "./posed.ts";

const aside = ([x, y]: readonly [number, number]) => [x + 5, y] as const;

test("a path is moved with its handles, whatever its commands", () => {
  expect(movedPath("M0 0C1 2 3 4 5 6Z", aside)).toBe("M5 0C6 2 8 4 10 6Z");
  expect(movedPath("M10 10h5v-4l1 1q1 1 2 2t3 0z", aside)).toBe("M15 10L20 10L20 6L21 7Q22 8 23 9T26 9Z");
  expect(() => movedPath("M0 0S1 1 2 2", aside)).toThrow("S");
});

test("words and tags turn along without changing their shape; patterns and rims of light stay", () => {
  const turned = posed('<g transform="rotate(7 100 900)"><path d="M1 1L2 2"/></g><path d="M1 1L2 2"/>', aside);
  expect(turned).toBe(
    '<g transform="translate(105 900) rotate(0) translate(-100 -900) rotate(7 100 900)"><path d="M1 1L2 2"/></g><path d="M6 1L7 2"/>',
  );
  const still = '<pattern id="a"><path d="M0 1H7"/></pattern><g transform="translate(6 6)"><use href="#b"/></g>';
  expect(posed(still, aside)).toBe(still);
});

test("an arm bends at its elbow, and its upper part stays", () => {
  const move = limbMove([
    { at: [0, 0], turn: 0, soft: 10 },
    { at: [0, 100], turn: 90, soft: 10 },
  ]);
  expect(move([0, 50])).toEqual([0, 50]);
  const [x, y] = move([0, 200]);
  expect(x).toBeCloseTo(-100);
  expect(y).toBeCloseTo(100);
});

import { expect, test } from "vitest";
import { outfit } from "#demo/outfit.ts";
import { attitudes } from "./attitudes.ts";
import { type Attitude, person } from "./person.ts";
import { skeletonOf, stance } from "./skeleton.ts";
import { size, sub } from "./vector.ts";

const all = Object.entries<Attitude>(attitudes);

test.each(all)("who %s is drawn the same way every time, with ids of their own", (_, attitude) => {
  const drawn = person(outfit(), attitude, "a");
  expect(person(outfit(), attitude, "a")).toBe(drawn);
  expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
  const ids = [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const others = new Set([...person(outfit(), attitude, "b").matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect(ids.some((id) => others.has(id))).toBe(false);
});

test.each(all)("bones of who %s keep their lengths, and feet that are strapped in stay on the board", (_, attitude) => {
  const { arms, legs, seen } = skeletonOf(attitude);
  for (const { shoulder, elbow, wrist } of arms) {
    expect(size(sub(elbow, shoulder))).toBeCloseTo(29, 3);
    expect(size(sub(wrist, elbow))).toBeCloseTo(27, 3);
  }
  for (const [i, { hip, knee, ankle }] of legs.entries()) {
    expect(size(sub(knee, hip))).toBeCloseTo(44, 3);
    expect(size(sub(ankle, knee))).toBeCloseTo(43, 3);
    if (!attitude.feet) expect(size(sub(ankle, seen([(i === 0 ? 1 : -1) * stance, 12, -4])))).toBeLessThan(3);
  }
});

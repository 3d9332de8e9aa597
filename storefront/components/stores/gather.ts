/** Merges markers that would overlap. Coordinates are pixels of the map. */
export type Spot = { slug: string; x: number; y: number };
export type Group = { slugs: string[]; x: number; y: number };

/** Puts every spot into exactly one group. A group's centre is its first spot, so that groups stay apart. */
export function gather(spots: readonly Spot[], distance: number): Group[] {
  const groups: Group[] = [];
  for (const { slug, x, y } of spots) {
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < distance);
    if (near) near.slugs.push(slug);
    else groups.push({ slugs: [slug], x, y });
  }
  return groups;
}

export type Label = { text: string; x: number; y: number };
export type Box = { left: number; right: number; top: number; bottom: number };

/** The approximate area of a label. Japanese characters are wider. */
export function boxOf({ text, x, y }: Label): Box {
  const width = [...text].reduce((sum, char) => sum + (char.charCodeAt(0) > 0x2e80 ? 12 : 6.6), 0);
  return { left: x - 4, right: x + width + 12, top: y - 10, bottom: y + 10 };
}

export const areApart = (one: Box, other: Box, by = 0): boolean =>
  one.left > other.right + by ||
  one.right < other.left - by ||
  one.top > other.bottom + by ||
  one.bottom < other.top - by;

/** Returns the labels that overlap neither earlier labels nor occupied areas. Labels must be sorted by importance. */
export function withoutOverlaps<One extends Label>(
  labels: readonly One[],
  markers: readonly Box[],
  most: number,
): One[] {
  const taken = [...markers];
  const shown: One[] = [];
  for (const label of labels) {
    if (shown.length >= most) break;
    const box = boxOf(label);
    if (!taken.every((other) => areApart(box, other))) continue;
    taken.push(box);
    shown.push(label);
  }
  return shown;
}

/** The area of a pin, and the town to be named beside it. */
export type TownPin = { box: Box; town: string };

/**
 * Returns the labels of the pins' towns, at the right of the pin or at its left, else below or above it, where they are
 * whole and cover neither another pin, an occupied area nor an earlier label. A town is named once. Pure.
 */
export function labelsOfPins(pins: readonly TownPin[], occupied: readonly Box[], frame: Box): Label[] {
  const labels: Label[] = [];
  for (const { box: pin, town: text } of pins) {
    if (text === "" || labels.some((label) => label.text === text)) continue;
    const taken = [...occupied, ...pins.map(({ box }) => box), ...labels.map(boxOf)].filter((box) => box !== pin);
    const y = (pin.top + pin.bottom) / 2;
    const { left, right } = boxOf({ text, x: 0, y });
    const wide = right - left;
    const middle = (pin.left + pin.right - wide) / 2;
    const [below, above] = [pin.bottom + 16, pin.top - 16];
    const places = [
      [pin.right + 5, y],
      [pin.left - wide + 8, y],
      ...[middle, pin.left + 5, pin.right - wide].flatMap((x) => [
        [x, below],
        [x, above],
      ]),
    ] as [number, number][];
    const fitting = places
      .map(([x, y]) => ({ text, x, y }))
      .find((label) => {
        const box = boxOf(label);
        return isWithin(box, frame) && taken.every((other) => areApart(box, other));
      });
    if (fitting) labels.push(fitting);
  }
  return labels;
}

export const isWithin = (box: Box, frame: Box): boolean =>
  box.left > frame.left && box.top > frame.top && box.right < frame.right && box.bottom < frame.bottom;

/** Pixels of the map. */
export type MapPoint = { x: number; y: number };

/** The approximate distance between mountain symbols, in pixels. */
export const apart = 13;

/** A pseudo-random number between 0 and 1, always the same for a seed. */
const chance = (seed: number): number => {
  const value = Math.sin(seed * 12.9898) * 43_758.545;
  return value - Math.floor(value);
};

/**
 * Returns positions along a line in this number of parallel rows. They are scattered like mountains, but the same every
 * time. Pure.
 */
export function along(points: readonly MapPoint[], rows: number): MapPoint[] {
  const places: MapPoint[] = [];
  let left = apart / 2;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const long = Math.hypot(dx, dy);
    for (; left < long; left += apart)
      for (let row = 0; row < rows; row++) {
        const seed = places.length + 1;
        const sway = (row - (rows - 1) / 2) * apart + (chance(seed) - 0.5) * apart * 0.9;
        const share = (left + (row % 2) * (apart / 2) + (chance(seed + 0.5) - 0.5) * apart * 0.8) / long;
        places.push({ x: from.x + dx * share - (dy / long) * sway, y: from.y + dy * share + (dx / long) * sway });
      }
    left -= long;
  }
  return places;
}

/** Returns those of `places` that keep this distance from one another. Earlier ones take precedence. Pure. */
export function withMinimumDistance<One extends MapPoint>(places: readonly One[], distance: number): One[] {
  const kept: One[] = [];
  for (const one of places)
    if (kept.every(({ x, y }) => Math.abs(x - one.x) > distance || Math.abs(y - one.y) > distance * 0.7))
      kept.push(one);
  return kept;
}

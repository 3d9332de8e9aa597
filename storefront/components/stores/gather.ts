/** Markers that would cover one another become one. Pixels of the map. */
export type Spot = { slug: string; x: number; y: number };
export type Group = { slugs: string[]; x: number; y: number };

/** Every spot in exactly one group; a group's middle is that of its first spot, so that groups stay apart. */
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
type Box = { left: number; right: number; top: number; bottom: number };

/** The labels that have room beside those before them and beside the markers; to be handed over by importance. */
export function withRoom<One extends Label>(labels: readonly One[], markers: readonly Box[], most: number): One[] {
  const taken = [...markers];
  const shown: One[] = [];
  for (const label of labels) {
    if (shown.length >= most) break;
    const width = [...label.text].reduce((sum, char) => sum + (char.charCodeAt(0) > 0x2e80 ? 12 : 6.6), 0);
    const box = { left: label.x - 4, right: label.x + width + 12, top: label.y - 10, bottom: label.y + 10 };
    const isFree = taken.every(
      (other) => box.left > other.right || box.right < other.left || box.top > other.bottom || box.bottom < other.top,
    );
    if (!isFree) continue;
    taken.push(box);
    shown.push(label);
  }
  return shown;
}

/** Pixels of the map. */
export type Place = { x: number; y: number };

/** Pixels from one sign for mountains to the next. */
export const apart = 16;

/** Places along a line in rows beside one another, `apart` from each other, none quite in line. Pure. */
export function along(points: readonly Place[], rows: number): Place[] {
  const places: Place[] = [];
  let left = apart / 2;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const long = Math.hypot(dx, dy);
    for (; left < long; left += apart)
      for (let row = 0; row < rows; row++) {
        const sway = (row - (rows - 1) / 2) * (apart + 1) + (((places.length * 7) % 5) - 2) * 1.8;
        const share = (left + (row % 2) * (apart / 2)) / long;
        places.push({ x: from.x + dx * share - (dy / long) * sway, y: from.y + dy * share + (dx / long) * sway });
      }
    left -= long;
  }
  return places;
}

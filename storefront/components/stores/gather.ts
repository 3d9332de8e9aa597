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

/** The order of a product's pictures. Pure. */

/** Moves one item of the list to another place, limited to the list's ends. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const place = Math.min(list.length - 1, Math.max(0, to));
  const one = list[from];
  return one === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(place, 0, one);
}

/** The place that a key moves an item to. Null for other keys. */
export function placeFor(key: string, place: number, count: number): number | null {
  if (key === "ArrowLeft" || key === "ArrowUp") return Math.max(0, place - 1);
  if (key === "ArrowRight" || key === "ArrowDown") return Math.min(count - 1, place + 1);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

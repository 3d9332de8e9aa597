/** The order after some fields were dragged before or after another. Pure. */
export function reordered(
  ids: readonly number[],
  moved: readonly number[],
  target: number,
  side: "before" | "after",
): number[] {
  const others = ids.filter((id) => !moved.includes(id));
  const at = others.indexOf(target);
  if (at < 0) return [...ids];
  const place = side === "before" ? at : at + 1;
  return [...others.slice(0, place), ...ids.filter((id) => moved.includes(id)), ...others.slice(place)];
}

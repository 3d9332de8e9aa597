const key = "firn.watched";
const most = 50;

/** Variants that somebody at this browser asked to be told of. Nowhere else is it said who asked for what. */
function watched(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => typeof id === "number") : [];
  } catch {
    return [];
  }
}

export const isWatched = (variantId: number): boolean => watched().includes(variantId);

export function rememberWatched(variantId: number): void {
  try {
    localStorage.setItem(
      key,
      JSON.stringify([variantId, ...watched().filter((id) => id !== variantId)].slice(0, most)),
    );
  } catch {
    // A browser that keeps nothing asks again.
  }
}

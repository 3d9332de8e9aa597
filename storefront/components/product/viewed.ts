/** What this browser was shown last, the latest first; kept in the browser alone. */

const key = "viewed";
const most = 12;

export function viewedIds(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(ids) ? ids.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberViewed(id: number): void {
  try {
    const ids = [id, ...viewedIds().filter((other) => other !== id)].slice(0, most);
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Storage may be forbidden or full: then nothing is remembered.
  }
}

/** Sorts the options of an attribute (specification 3.16). Pure. */

const letters = ["xxxs", "xxs", "xs", "s", "m", "l", "xl", "xxl", "xxxl"];
const measure = /^(\d+(?:[.,]\d+)?)(?:\s*[-–/]\s*(\d+(?:[.,]\d+)?))?\s*(.*)$/;
const oneSize = ["one", "one-size", "os"];

const numberIn = (text = ""): number => Number(text.replace(",", "."));

/**
 * The sort key of an option. Options sorted in content come first, then letter sizes, numbers and ranges, one-size
 * options, and other words.
 */
function keyOf(option: string, managed: readonly string[]): readonly (number | string)[] {
  const value = option.toLowerCase();
  if (managed.includes(value)) return [0, managed.indexOf(value)];
  const letter = letters.indexOf(value.split("/")[0] ?? "");
  if (letter >= 0) return [1, letter, value.length];
  const [, low, high, rest = ""] = measure.exec(value) ?? [];
  if (low) return [2, numberIn(low), high ? numberIn(high) : numberIn(low), rest];
  return oneSize.includes(value) ? [3] : [4, value];
}

/** Compares two options. `managed` are the options sorted in content. */
export function compareOptions(a: string, b: string, managed: readonly string[] = []): number {
  const [one, other] = [keyOf(a, managed), keyOf(b, managed)];
  for (const [index, part] of one.entries()) {
    const against = other[index];
    if (part === against || against === undefined) continue;
    if (typeof part === "number" && typeof against === "number") return part - against;
    return String(part) < String(against) ? -1 : 1;
  }
  return 0;
}

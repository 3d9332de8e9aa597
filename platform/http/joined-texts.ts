/** Enough for a page. Reused, because a larger one would be filled with zeros or fetched from the system each time. */
const usual = Buffer.allocUnsafeSlow(1024 * 1024);

/**
 * Returns texts one after another as UTF-8. Joined as a string, a single "’" would first widen all of a page to two
 * bytes a letter: 1.0 ms instead of 0.2 ms for 220 kB.
 */
export function joinedTexts(texts: readonly string[]): Buffer {
  // A letter of a string takes three bytes at most.
  const most = 3 * texts.reduce((sum, { length }) => sum + length, 0);
  const target = most <= usual.length ? usual : Buffer.allocUnsafeSlow(most);
  let end = 0;
  for (const text of texts) end += target.write(text, end);
  const joined = Buffer.allocUnsafeSlow(end);
  target.copy(joined, 0, 0, end);
  return joined;
}

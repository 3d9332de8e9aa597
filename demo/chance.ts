/**
 * A number from 0 up to `limit` (exclusive) that depends only on the text, so that demo stock and popularity never
 * change.
 */
export function chance(text: string, limit: number): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  return ((hash ^ (hash >>> 13)) >>> 0) % limit;
}

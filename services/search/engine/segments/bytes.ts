/** The storage format of lists in the database: little-endian arrays one after the other. Pure. */

export type Postings = { docIds: Uint32Array; codes: Uint16Array };

export const bytesOf = (...arrays: readonly (Uint32Array | Uint16Array | Uint8Array | Float32Array | Float64Array)[]) =>
  Buffer.concat(arrays.map((array) => Buffer.from(array.buffer, array.byteOffset, array.byteLength)));

/** Returns a copy that is aligned for a typed array. */
const aligned = (data: Buffer, from: number, length: number): ArrayBuffer =>
  data.buffer.slice(data.byteOffset + from, data.byteOffset + from + length) as ArrayBuffer;

export function postingsIn(data: Buffer): Postings {
  const count = data.length / 6;
  return {
    docIds: new Uint32Array(aligned(data, 0, count * 4)),
    codes: new Uint16Array(aligned(data, count * 4, count * 2)),
  };
}

/** Concatenates the lists of several segments. The result is ascending by doc id, as the segments are in order. */
export function concatenated(lists: readonly Postings[]): Postings {
  const [only] = lists;
  if (only && lists.length === 1) return only;
  const total = lists.reduce((sum, one) => sum + one.docIds.length, 0);
  const [docIds, codes] = [new Uint32Array(total), new Uint16Array(total)];
  let at = 0;
  for (const one of lists) {
    docIds.set(one.docIds, at);
    codes.set(one.codes, at);
    at += one.docIds.length;
  }
  return { docIds, codes };
}

/** Joins lists that contain only doc ids, as terms have them. */
export function joinedDocIds(segments: readonly Buffer[]): Uint32Array {
  const total = segments.reduce((sum, data) => sum + data.length / 4, 0);
  const docIds = new Uint32Array(total);
  let at = 0;
  for (const data of segments) {
    docIds.set(new Uint32Array(aligned(data, 0, data.length)), at);
    at += data.length / 4;
  }
  return docIds;
}

/** Reads doc ids with one value each. */
export function eachValue(data: Buffer, take: (number: number, value: number) => void): void {
  const count = data.length / 12;
  const docIds = new Uint32Array(aligned(data, 0, count * 4));
  const values = new Float64Array(aligned(data, count * 4, count * 8));
  for (let at = 0; at < count; at++) take(docIds[at] as number, values[at] as number);
}

/** Reads doc ids with popularity and flags. */
export function eachStanding(data: Buffer, take: (number: number, popularity: number, flags: number) => void): void {
  const count = data.length / 9;
  const docIds = new Uint32Array(aligned(data, 0, count * 4));
  const popularity = new Float32Array(aligned(data, count * 4, count * 4));
  const flags = data.subarray(count * 8);
  for (let at = 0; at < count; at++) take(docIds[at] as number, popularity[at] as number, flags[at] as number);
}

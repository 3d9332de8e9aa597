/**
 * Working memory for one query. An answer is computed without awaiting anything, so all queries can use the same
 * memory. Allocating arrays for each query would cost more time in the garbage collector than the search itself.
 */
export type Scratch = {
  size: number;
  /** The scores of a level, a term and all terms per document. They are zero between two queries. */
  level: Float32Array;
  best: Float32Array;
  text: Float32Array;
  share: Float32Array;
  found: Uint8Array;
  inLevel: Uint32Array;
  inTerm: Uint32Array;
  all: Uint32Array;
  left: Uint32Array;
};
/** The matches in one language; valid until the next query. */
export type MatchBuffers = { docIds: Uint32Array; texts: Float32Array; shares: Float32Array; scores: Float64Array };

let room: Scratch | null = null;
const results: MatchBuffers[] = [];

export function scratchFor(size: number): Scratch {
  if (room && room.size >= size) return room;
  const [floats, integers] = [() => new Float32Array(size), () => new Uint32Array(size)];
  room = {
    size,
    level: floats(),
    best: floats(),
    text: floats(),
    share: floats(),
    found: new Uint8Array(size),
    inLevel: integers(),
    inTerm: integers(),
    all: integers(),
    left: new Uint32Array((size >>> 5) + 1),
  };
  return room;
}

/** `slot` is the position of the language in the query. */
export function buffersFor(slot: number, size: number): MatchBuffers {
  const known = results[slot];
  if (known && known.docIds.length >= size) return known;
  const made = {
    docIds: new Uint32Array(size),
    texts: new Float32Array(size),
    shares: new Float32Array(size),
    scores: new Float64Array(size),
  };
  results[slot] = made;
  return made;
}

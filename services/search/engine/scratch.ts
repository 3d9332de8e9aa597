/**
 * Memory for one question: an answer is made without waiting, so that all of them can be made in the same place. Arrays that
 * came and went with each question would keep the garbage collector busier than the search.
 */
export type Scratch = {
  size: number;
  /** What a level, a term and all terms count for each document; zero between two questions. */
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
/** What was found in one language: valid until the next question. */
export type MatchBuffers = { numbers: Uint32Array; texts: Float32Array; shares: Float32Array; scores: Float64Array };

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

/** `slot`: which language of the question. */
export function buffersFor(slot: number, size: number): MatchBuffers {
  const known = results[slot];
  if (known && known.numbers.length >= size) return known;
  const made = {
    numbers: new Uint32Array(size),
    texts: new Float32Array(size),
    shares: new Float32Array(size),
    scores: new Float64Array(size),
  };
  results[slot] = made;
  return made;
}

/** A field's values by document, for counting. Pure. */

/**
 * Many documents have the same values. Document n has the set sets[n], whose values are codes[starts[set]] to
 * codes[starts[set + 1]]. Sets are counted first, so that each value of a set is added only once for all its documents.
 */
export type Column = { values: string[]; sets: Uint32Array; starts: Uint32Array; codes: Uint32Array };

/** `lists` contains, for each value, the doc ids that have it, all below `size`. */
export function columnOf(values: string[], lists: readonly ArrayLike<number>[], size: number): Column {
  const sets = new Uint32Array(size);
  // The first set is empty. Every other set is an earlier set plus one code, so equal values give the same set.
  const before = [0];
  const added = [0];
  const lengths = [0];
  for (const [code, docIds] of lists.entries()) {
    const larger = new Map<number, number>();
    for (let at = 0; at < docIds.length; at++) {
      const number = docIds[at] as number;
      const set = sets[number] as number;
      let next = larger.get(set);
      if (next === undefined) {
        next = before.length;
        larger.set(set, next);
        before.push(set);
        added.push(code);
        lengths.push((lengths[set] as number) + 1);
      }
      sets[number] = next;
    }
  }
  return { values, ...used(sets, { before, added, lengths }) };
}

type Steps = { before: number[]; added: number[]; lengths: number[] };

/** Returns only the sets that documents have, with their codes one after the other. */
function used(sets: Uint32Array, { before, added, lengths }: Steps): Omit<Column, "values"> {
  const names = new Map<number, number>();
  for (let number = 0; number < sets.length; number++) {
    const set = sets[number] as number;
    const name = names.get(set) ?? names.size;
    names.set(set, name);
    sets[number] = name;
  }
  const starts = new Uint32Array(names.size + 1);
  for (const [set, name] of names) starts[name + 1] = lengths[set] as number;
  for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1] as number;
  const codes = new Uint32Array(starts.at(-1) ?? 0);
  for (const [set, name] of names)
    for (let at = starts[name + 1] as number, step = set; step !== 0; step = before[step] as number)
      codes[--at] = added[step] as number;
  return { sets, starts, codes };
}

/**
 * Counts how many of the first `count` documents have each value, in the order of the values. Doc ids beyond the end have
 * none.
 */
export function tally(column: Column, docIds: Uint32Array, count: number): Uint32Array {
  const { values, sets, starts } = column;
  const counts = new Uint32Array(values.length);
  // When there are fewer documents than sets, counting one by one is quicker.
  const bySet = count < starts.length ? null : new Uint32Array(starts.length - 1);
  for (let at = 0; at < count; at++) {
    const number = docIds[at] as number;
    if (number >= sets.length) continue;
    const set = sets[number] as number;
    if (bySet) bySet[set]! += 1;
    else addSet(column, set, 1, counts);
  }
  if (bySet) for (let set = 0; set < bySet.length; set++) addSet(column, set, bySet[set] as number, counts);
  return counts;
}

function addSet({ starts, codes }: Column, set: number, times: number, counts: Uint32Array): void {
  if (times === 0) return;
  for (let place = starts[set] as number, last = starts[set + 1] as number; place < last; place++)
    counts[codes[place] as number]! += times;
}

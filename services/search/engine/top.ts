/**
 * Returns the first `count` of the positions 0 … `total` - 1 in the order given by `isBefore`, without sorting the
 * rest. Pure.
 */
export function firstOf(total: number, count: number, isBefore: (a: number, b: number) => boolean): number[] {
  const order = (a: number, b: number) => (isBefore(a, b) ? -1 : 1);
  if (count * 4 >= total) {
    return Array.from({ length: total }, (_, at) => at)
      .sort(order)
      .slice(0, count);
  }
  if (count === 0) return [];
  // A heap with the last of the chosen positions on top.
  const heap: number[] = [];
  for (let at = 0; at < total; at++) {
    if (heap.length < count) {
      heap.push(at);
      rise(heap, isBefore);
    } else if (isBefore(at, heap[0] as number)) {
      heap[0] = at;
      sink(heap, isBefore);
    }
  }
  return heap.sort(order);
}

function rise(heap: number[], isBefore: (a: number, b: number) => boolean): void {
  let at = heap.length - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (!isBefore(heap[above] as number, heap[at] as number)) return;
    [heap[above], heap[at]] = [heap[at] as number, heap[above] as number];
    at = above;
  }
}

function sink(heap: number[], isBefore: (a: number, b: number) => boolean): void {
  for (let at = 0; ; ) {
    let last = at;
    for (const below of [at * 2 + 1, at * 2 + 2])
      if (below < heap.length && isBefore(heap[last] as number, heap[below] as number)) last = below;
    if (last === at) return;
    [heap[last], heap[at]] = [heap[at] as number, heap[last] as number];
    at = last;
  }
}

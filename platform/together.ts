type Waiting<Input, Output> = { input: Input; done: (output: Output) => void; failed: (error: unknown) => void };

/**
 * Calls of one kind that go together, as a database commits a group of transactions at once: whoever asks while a call is
 * under way waits for it to come back and goes with everybody who waits then. Alone, a call goes at the end of this turn of
 * the event loop. A group costs little more than a single call, so the second of `flights` leaves only when the first has
 * been away for `patience` milliseconds: it may wait for somebody's lock. Only calls at the same `place` (a database, a
 * transaction) go together. `run` answers in the order of its inputs; when it fails, it fails for all of them.
 */
export function together<Place extends object, Input, Output>(
  run: (place: Place, inputs: Input[]) => Promise<Output[]>,
  limits = { flights: 2, most: 32, patience: 25 },
): (place: Place, input: Input) => Promise<Output> {
  const queues = new WeakMap<Place, (input: Input) => Promise<Output>>();
  return (place, input) => {
    const queue = queues.get(place) ?? queueOf((inputs: Input[]) => run(place, inputs), limits);
    queues.set(place, queue);
    return queue(input);
  };
}

function queueOf<Input, Output>(
  run: (inputs: Input[]) => Promise<Output[]>,
  { flights, most, patience }: { flights: number; most: number; patience: number },
): (input: Input) => Promise<Output> {
  let waiting: Waiting<Input, Output>[] = [];
  let underWay = 0;
  let isPlanned = false;
  let late: NodeJS.Timeout | undefined;

  async function fly(group: Waiting<Input, Output>[]): Promise<void> {
    underWay += 1;
    try {
      const outputs = await run(group.map(({ input }) => input));
      for (const [index, { done }] of group.entries()) done(outputs[index] as Output);
    } catch (error) {
      for (const { failed } of group) failed(error);
    }
    underWay -= 1;
    plan();
  }

  function start(): void {
    isPlanned = false;
    clearTimeout(late);
    late = undefined;
    const group = waiting.slice(0, most);
    waiting = waiting.slice(most);
    if (group.length > 0) void fly(group);
    plan();
  }

  function plan(): void {
    if (isPlanned || waiting.length === 0 || underWay >= flights) return;
    if (underWay > 0) {
      late ??= setTimeout(start, patience);
      return;
    }
    isPlanned = true;
    setImmediate(start);
  }

  return (input) =>
    new Promise((done, failed) => {
      waiting.push({ input, done, failed });
      plan();
    });
}

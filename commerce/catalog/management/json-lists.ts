/**
 * Reads the lists of a JSON object of any size, one item at a time: { "categories": […], "products": […] }. Only one
 * item is in memory, and the lists may come in any order.
 */

export type Item = { list: string; place: number; value: unknown };

/** The file is not such an object; `message` states where. */
export class BadFile extends Error {}

export async function* itemsIn(chunks: AsyncIterable<string>): AsyncGenerator<Item> {
  const cutter = makeCutter();
  for await (const chunk of chunks) yield* cutter.take(chunk);
  if (!cutter.isDone()) throw new BadFile("The file ends too early.");
}

type Cutter = { take(chunk: string): Generator<Item>; isDone(): boolean };

const quote = 34;
const backslash = 92;
const opens = (code: number) => code === 123 || code === 91;
const closes = (code: number) => code === 125 || code === 93;

/**
 * Cuts the text at the ends of items. Depth 1 is inside the object, 2 inside a list, 3 inside an item that is an
 * object; the pieces are parsed by JSON.parse, which checks the rest of the grammar.
 */
function makeCutter(): Cutter {
  let [depth, isText, isEscaped, hasBegun] = [0, false, false, false];
  /** The text since the last cut: a list's name at depth 1, an item at depth 3. */
  let held = "";
  let [list, place] = ["", 0];

  const refuse: (text: string) => never = (text) => {
    throw new BadFile(list === "" ? text : `${list}.${place}: ${text}`);
  };

  /** Handles brackets; returns the item that ends here. */
  function step(code: number): Item | null {
    if (opens(code)) {
      if (depth === 0 && (code !== 123 || hasBegun)) refuse("The file must be one JSON object.");
      if (depth === 1) {
        const [, name] = /^\s*,?\s*"(\w+)"\s*:\s*\[$/.exec(held) ?? [];
        if (name === undefined) refuse("The file must be an object of lists.");
        [list, place, held] = [name as string, 0, ""];
      }
      hasBegun = true;
      depth += 1;
      if (depth === 1) held = "";
      return null;
    }
    depth -= 1;
    if (depth === 2) {
      const text = held.replace(/^[\s,]+/, "");
      held = "";
      return { list, place: place++, value: parsed(text) };
    }
    if (depth < 0) refuse("The file must be one JSON object.");
    if (depth < 2) {
      if (held.slice(0, -1).trim() !== "") refuse("Lists hold objects, and beside lists there is nothing.");
      [list, held] = ["", ""];
    }
    return null;
  }

  function parsed(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      return refuse("is not valid JSON");
    }
  }

  return {
    *take(chunk) {
      let from = 0;
      for (let at = 0; at < chunk.length; at++) {
        const code = chunk.charCodeAt(at);
        if (isText) {
          if (isEscaped) isEscaped = false;
          else if (code === backslash) isEscaped = true;
          else if (code === quote) isText = false;
        } else if (code === quote) isText = true;
        else if (opens(code) || closes(code)) {
          held += chunk.slice(from, at + 1);
          from = at + 1;
          const item = step(code);
          if (item) yield item;
        }
      }
      held += chunk.slice(from);
    },
    isDone: () => hasBegun && depth === 0 && held.trim() === "",
  };
}

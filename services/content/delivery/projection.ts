import type { Fields } from "./content-query.ts";
import { isObject } from "./params.ts";
import type { EntryJson } from "./shape.ts";

/** Reduces an entry to the requested fields. Field names may be dotted and reach into lists. uid is always kept. */

type Tree = { [key: string]: Tree };

const always = ["uid", "_content_type_uid"];

export function project(entry: EntryJson, only: Fields, except: Fields): EntryJson {
  let shown: unknown = entry;
  for (const [place, fields] of only) {
    const wanted = makeTree([...fields, ...always]);
    if (place !== "BASE") shown = atPlace(shown, place.split("."), (part) => pick(part, wanted));
  }
  for (const [place, fields] of except) {
    const unwanted = makeTree(fields.filter((field) => !always.includes(field)));
    if (place !== "BASE") shown = atPlace(shown, place.split("."), (part) => omit(part, unwanted));
  }
  const base = only.get("BASE");
  if (base) shown = pick(shown, makeTree([...base, ...always]));
  const unwanted = except.get("BASE")?.filter((field) => !always.includes(field));
  return (unwanted ? omit(shown, makeTree(unwanted)) : shown) as EntryJson;
}

/** { "a.b", "c" } → a → b, c. A field requested as a whole overrides its parts. */
function makeTree(fields: readonly string[]): Tree {
  const root: Tree = Object.create(null);
  for (const field of [...fields].sort((a, b) => b.length - a.length)) {
    const segments = field.split(".");
    let node = root;
    for (const [place, segment] of segments.entries()) {
      if (place === segments.length - 1) node[segment] = Object.create(null);
      else node = node[segment] ??= Object.create(null);
    }
  }
  return root;
}

const isWhole = (tree: Tree) => Object.keys(tree).length === 0;

function pick(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((part) => pick(part, tree));
  if (!isObject(value) || isWhole(tree)) return value;
  const parts = Object.entries(value).flatMap(([key, part]) => {
    const inside = tree[key];
    return inside ? [[key, pick(part, inside)]] : [];
  });
  return Object.fromEntries(parts);
}

function omit(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((part) => omit(part, tree));
  if (!isObject(value)) return value;
  const parts = Object.entries(value).flatMap(([key, part]) => {
    const inside = tree[key];
    if (!inside) return [[key, part]];
    return isWhole(inside) ? [] : [[key, omit(part, inside)]];
  });
  return Object.fromEntries(parts);
}

function atPlace(value: unknown, [key, ...rest]: string[], change: (part: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((part) => atPlace(part, [key, ...rest], change));
  if (!isObject(value) || !Object.hasOwn(value, key)) return value;
  const part = value[key];
  const changed = Array.isArray(part) ? part.map((one) => atPlace(one, rest, change)) : atPlace(part, rest, change);
  return { ...value, [key]: changed };
}

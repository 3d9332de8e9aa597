import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/**
 * A table of the features of each list and editor in the office. Features that all share belong to components/list and
 * components/editor and are checked there. The tests fail for a list or editor that is missing here or differs from its
 * entry.
 */

type Offers = { search?: true; filters?: true; sort?: true; bulk?: true; matching?: true; export?: true; opens?: true };
/** Some lists offer less because they have few rows, or because their rows open in place. */
const lists: Record<string, Offers> = {
  "audit/page.tsx": { search: true, filters: true, export: true },
  "customers/list.tsx": {
    search: true,
    filters: true,
    sort: true,
    bulk: true,
    matching: true,
    export: true,
    opens: true,
  },
  "documents/list.tsx": { search: true, filters: true, sort: true, bulk: true, export: true, opens: true },
  "gift-cards/list.tsx": {
    search: true,
    filters: true,
    sort: true,
    bulk: true,
    matching: true,
    export: true,
  },
  "import/report.tsx": { search: true, filters: true },
  "system/jobs.tsx": { search: true, filters: true, export: true },
  "orders/list.tsx": { search: true, filters: true, sort: true, bulk: true, matching: true, export: true, opens: true },
  "pictures/list.tsx": { search: true, filters: true, sort: true, bulk: true, export: true, opens: true },
  "pro/accounts.tsx": {
    search: true,
    filters: true,
    sort: true,
    bulk: true,
    matching: true,
    export: true,
    opens: true,
  },
  "pro/list.tsx": { search: true, filters: true, export: true },
  "products/list.tsx": {
    search: true,
    filters: true,
    sort: true,
    bulk: true,
    matching: true,
    export: true,
    opens: true,
  },
  "promotions/page.tsx": {
    search: true,
    filters: true,
    sort: true,
    bulk: true,
    matching: true,
    export: true,
    opens: true,
  },
  "returns/list.tsx": { search: true, sort: true, export: true, opens: true },
  "reviews/page.tsx": { search: true, filters: true, bulk: true, export: true },
  "stores/list.tsx": { search: true, filters: true, sort: true, export: true, opens: true },
  "stock/page.tsx": {
    search: true,
    filters: true,
    sort: true,
    bulk: true,
    matching: true,
    export: true,
    opens: true,
  },
};

/** Editors by file. `versions` is false when its records have no version, so that the last save wins. */
const editors: Record<string, { versions: boolean }> = {
  "categories/category.tsx": { versions: true },
  "customers/groups/group.tsx": { versions: true },
  "customers/person.tsx": { versions: true },
  "documents/document.tsx": { versions: true },
  "pictures/picture.tsx": { versions: true },
  "products/product.tsx": { versions: true },
  "promotions/promotion.tsx": { versions: true },
  "shop/pages.tsx": { versions: true },
  "stores/store.tsx": { versions: true },
};

const pages = "office/pages";
const files = readdirSync(pages, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".tsx"));
const read = (name: string) => readFileSync(`${pages}/${name}`, "utf8");
/** The code of a page and of the files beside it that it imports, which may contain parts of its list. */
const withImports = (name: string) => {
  const folder = name.split("/").slice(0, -1).join("/");
  const imports = [...read(name).matchAll(/from "\.\/([\w/-]+\.tsx?)"/g)].map(([, file]) => read(`${folder}/${file}`));
  return [read(name), ...imports].join("\n");
};

function offersOf(name: string): Offers {
  const code = withImports(name);
  const all: Record<keyof Offers, boolean> = {
    search: /isSearchable: true/.test(code),
    filters: /\bfilters[:,]|\bfilters\b.*=>/.test(code),
    sort: /\bsort: (?:"|\w+\.)/.test(code),
    bulk: /\bbulk\b\s*[:,]/.test(code),
    matching: /takesMatching: true/.test(code),
    export: /<ExportLink /.test(code),
    opens: /\bpath: \(/.test(code),
  };
  return Object.fromEntries(Object.entries(all).filter(([, is]) => is)) as Offers;
}

describe("lists", () => {
  const found = files.filter((name) => /<List\b/.test(read(name)));

  test("all are in the table, and none that is not there any more", () => {
    expect(found.sort()).toEqual(Object.keys(lists).sort());
  });

  test.each(Object.entries(lists))("%s offers what the table says", (name, offers) => {
    expect(offersOf(name)).toEqual(offers);
  });

  test("each has a name of its own, under which views and columns are kept, and tells rows from one another", () => {
    const names = found.flatMap((name) =>
      [...withImports(name).matchAll(/\n {2,4}name: (?:isBin \? )?"([\w-]+)"/g)].map(([, one]) => one),
    );
    expect(names.length).toBeGreaterThan(8);
    for (const name of found) expect(withImports(name), name).toMatch(/\bid: \(|id: \(\{/);
  });

  test("search while typing, filters, views, columns, paging, keys, an empty state and all that match are the frame's", () => {
    const list = readFileSync("office/components/list/list.tsx", "utf8");
    for (const part of ["<Toolbar", "<Pager", "<Rows", "<BulkBar", "useRowKeys", "<Failed", "<Skeleton", "list.empty"])
      expect(list, part).toContain(part);
    expect(readFileSync("office/components/list/toolbar.tsx", "utf8")).toContain("<Views");
  });
});

describe("editors", () => {
  const found = files.filter((name) => /<Editor\b/.test(read(name)));

  test("all are in the table, and none that is not there any more", () => {
    expect(found.sort()).toEqual(Object.keys(editors).sort());
  });

  test.each(Object.entries(editors))(
    "%s names its record, and asks where two changed the same",
    (name, { versions }) => {
      const code = read(name);
      expect(code).toMatch(/record=\{/);
      expect(code).toMatch(/labels=\{/);
      expect(/version: undefined/.test(code)).toBe(!versions);
    },
  );

  test("drafts, the bar that names what will be saved, conflicts, problems beside fields and history are the frame's", () => {
    const editor = readFileSync("office/components/editor/editor.tsx", "utf8");
    for (const part of ["useEditor", "<SaveBar", "<Conflicted", "<History"]) expect(editor, part).toContain(part);
    const hook = readFileSync("office/components/editor/use-editor.ts", "utf8");
    for (const part of ["readDraft", "keepDraft", "dropDraft", "setError", "setConflict"]) expect(hook).toContain(part);
  });

  test("steps of the guided set-up keep what is typed in them, too", () => {
    expect(read("setup/guide.tsx")).toMatch(/useDraft\(`setup\//);
  });
});

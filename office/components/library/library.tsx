import { Link } from "@tanstack/react-router";
import type { Key } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.tsx";
import { send } from "../../runtime/api.ts";
import type { Bulk, Filter } from "../list/types.ts";

/** Shared by the two parts of the library, pictures and documents. */
type LibraryKind = "pictures" | "documents";
const parts = { pictures: "pictures", documents: "documents" } as const satisfies Record<LibraryKind, Key>;

/** The sort order as a filter, for lists of tiles. Lists with sortable columns do not need it. */
export const libraryOrder: Filter = {
  name: "sort",
  label: "orderedBy",
  none: "newestFirst",
  options: ({ say }) => [
    ["changed", say("oldestFirst")],
    ["name", say("sortName")],
    ["-size", say("largestFirst")],
  ],
};

/** Sends the same request for each of the chosen items. */
const each = (part: LibraryKind, step: "bin" | "restore"): Bulk["run"] =>
  async function run(chosen) {
    if ("matching" in chosen) return;
    for (const id of chosen.ids) await send("POST", `/staff/${part}/${encodeURIComponent(id)}/${step}`);
  };

/** The bulk action that moves chosen items to the bin, or restores them when the bin is shown. */
export const binBulk = (part: LibraryKind, isBin: boolean): readonly Bulk[] => [
  isBin
    ? { id: "restore", label: "restore", run: each(part, "restore") }
    : { id: "bin", label: "toBin", run: each(part, "bin") },
];

/** Links from one part of the library to the other and to its bin; from the bin, back to its part. */
export function LibraryLinks({ part, isBin }: { part: LibraryKind; isBin: boolean }) {
  const say = useText();
  const others = (Object.keys(parts) as LibraryKind[]).filter((one) => (one === part) === isBin);
  return (
    <>
      {others.map((one) => (
        <Link key={one} to={`/${one}`} className="button">
          {say(parts[one])}
        </Link>
      ))}
      {!isBin && (
        <Link to={`/${part}`} search={{ show: "deleted" }} className="button">
          {say("bin")}
        </Link>
      )}
    </>
  );
}

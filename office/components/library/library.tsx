import { Link } from "@tanstack/react-router";
import type { Key } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.tsx";
import { send } from "../../runtime/api.ts";
import type { Bulk, Filter } from "../list/types.ts";

/** What the parts of the library have in common: pictures and documents. */
type Part = "pictures" | "documents";
const parts = { pictures: "pictures", documents: "documents" } as const satisfies Record<Part, Key>;

/** In which order a part is shown; columns that order do without. */
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

/** The same step for each of those chosen. */
const each = (part: Part, step: "bin" | "restore"): Bulk["run"] =>
  async function run(chosen) {
    if ("matching" in chosen) return;
    for (const id of chosen.ids) await send("POST", `/staff/${part}/${encodeURIComponent(id)}/${step}`);
  };

/** Those chosen go into the bin, and from the bin come back. */
export const binBulk = (part: Part, isBin: boolean): readonly Bulk[] => [
  isBin
    ? { id: "restore", label: "restore", run: each(part, "restore") }
    : { id: "bin", label: "toBin", run: each(part, "bin") },
];

/** From one part to the others and to its bin, and back. */
export function LibraryLinks({ part, isBin }: { part: Part; isBin: boolean }) {
  const say = useText();
  const others = (Object.keys(parts) as Part[]).filter((one) => (one === part) === isBin);
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

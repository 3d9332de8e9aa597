import { languages, priceRegions } from "#commerce/shared/regions/schema.ts";
import type { Say, useFormats } from "../../i18n/text.tsx";
import { marketName } from "../../runtime/markets.ts";
import { fieldOf } from "./rules.ts";

/** Words for the paths of the server: "texts.de.name", "variants.50001.prices.us". Pure. */

/** The name of a field's part when only the page knows it, such as a variant's; null when it does not. */
export type PartName = (field: string, part: string) => string | null;

export type PathTools = {
  say: Say;
  formats: Pick<ReturnType<typeof useFormats>, "language">;
  /** The name of a field of the form. */
  nameOf: (field: string) => string;
  partName?: PartName | undefined;
};

/** A language, a market, or what the page calls it. */
export function partOf(field: string, part: string, { say, formats, partName }: PathTools): string {
  if (languages.some((language) => language === part)) return formats.language(part);
  const region = priceRegions.find((one) => one === part);
  return region ? marketName(region, say) : (partName?.(field, part) ?? part);
}

const mostNamed = 3;

/** The fields that somebody else changed, with their parts: "Name, Variants (Glacier / 156, Ink / 152 +3)". */
export function changedFields(paths: readonly string[], tools: PathTools): string {
  const fields = Map.groupBy(paths, fieldOf);
  const named = [...fields].map(([field, own]) => {
    const parts = new Set(own.flatMap((path) => path.split(".")[1] ?? []));
    const names = [...parts].map((part) => partOf(field, part, tools));
    const more = names.length > mostNamed ? ` +${names.length - mostNamed}` : "";
    return tools.nameOf(field) + (names.length > 0 ? ` (${names.slice(0, mostNamed).join(", ")}${more})` : "");
  });
  return [...new Set(named)].join(", ");
}

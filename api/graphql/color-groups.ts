import { textsIn } from "#storefront/components/content/content-data.ts";
import { type Caller, contentLocaleFor } from "./caller.ts";

type ColorGroup = { color_name?: string; option_swatch_hex?: string; child_colors?: string[] };

/** colorGroups (specification 3.8, 7.9): what people call colours, and the colours that each name stands for. */
export async function colorGroups(_root: unknown, args: { locale?: string | null }, { content }: Caller) {
  const entries = await content.all<ColorGroup>("color_group", contentLocaleFor(args.locale));
  return entries.map(({ uid, title, data }) => ({
    uid,
    color_name: data.color_name || title,
    option_swatch_hex: (data.option_swatch_hex ?? "").replace(/^#/, ""),
    child_colors: textsIn(data.child_colors),
  }));
}

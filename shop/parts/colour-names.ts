import type { Locale } from "#commerce/regions/schema.ts";
import type { Services } from "#shop/frame/services.ts";

export type Colour = { name: string; hex: string };

/** Names and plain colours of the shop's colour chart by code, in the visitor's language. */
export async function colourChart(
  { content }: Pick<Services, "content">,
  { contentLocale }: Pick<Locale, "contentLocale">,
): Promise<Map<string, Colour>> {
  const entries = await content.all<{ hex: string }>("colour", contentLocale);
  return new Map(entries.map(({ uid, title, data }) => [uid, { name: title, hex: data.hex }]));
}

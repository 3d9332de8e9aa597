import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { Services } from "#storefront/app/services.ts";
import { textsIn } from "#storefront/components/content/content-data.ts";
import { spelled } from "#storefront/i18n/american.ts";

/** `place` is the position among all colours. Colours without a group come last. */
export type Colour = { name: string; hex: string; place: number };

/** Returns the shop's colours by code, with their names in the visitor's language and plain hex values. */
export async function colourChart(
  { content }: Pick<Services, "content">,
  { contentLocale }: Pick<Locale, "contentLocale">,
): Promise<Map<string, Colour>> {
  const [entries, groups] = await Promise.all([
    content.all<{ hex: string }>("colour", contentLocale),
    content.all<{ option_swatch_hex?: unknown; child_colors?: unknown }>("color_group", contentLocale),
  ]);
  const places = paletteOrder(
    groups.map(({ data }) => ({ hex: String(data.option_swatch_hex ?? ""), colours: textsIn(data.child_colors) })),
  );
  return new Map(
    entries.map(({ uid, title, data }) => [uid, { name: title, hex: data.hex, place: places.get(uid) ?? places.size }]),
  );
}

/** A colour family (specification 3.8): "Blue" with the codes of its colours. */
export type ColourFamily = { uid: string; name: string; hex: string; colours: string[] };

/** Returns the families in the order of a colour chart, in the visitor's language and their country's spelling. */
export async function colourFamilies(
  { content }: Pick<Services, "content">,
  locale: Pick<Locale, "contentLocale" | "language" | "country">,
): Promise<ColourFamily[]> {
  const groups = await content.all<{ color_name?: unknown; option_swatch_hex?: unknown; child_colors?: unknown }>(
    "color_group",
    locale.contentLocale,
  );
  const families = groups.map(({ uid, title, data }) => ({
    uid: uid.toLowerCase(),
    name: spelled(typeof data.color_name === "string" ? data.color_name : title, locale),
    hex: `#${String(data.option_swatch_hex ?? "").replace("#", "")}`,
    colours: textsIn(data.child_colors).map((code) => code.toLowerCase()),
  }));
  return families.map((family) => ({ ...family, ...hueOf(family.hex) })).sort(byHue);
}

type Group = { hex: string; colours: readonly string[] };

/** Colours with less saturation than this count as grey. */
const grey = 0.2;

/**
 * Sorts groups as on a colour chart: greys from dark to light, then hues starting with red. Within a group colours keep
 * content's order.
 */
export function paletteOrder(groups: readonly Group[]): Map<string, number> {
  const placed = groups.map((group) => ({ ...group, ...hueOf(group.hex) }));
  placed.sort(byHue);
  return new Map([...new Set(placed.flatMap(({ colours }) => colours))].map((code, place) => [code, place]));
}

type Hue = { saturation: number; at: number };
const byHue = (a: Hue, b: Hue) => Number(a.saturation >= grey) - Number(b.saturation >= grey) || a.at - b.at;

/** `at` is the hue in degrees, or the lightness of a grey. */
function hueOf(hex: string): Hue {
  const value = Number.parseInt(hex.replace("#", ""), 16) || 0;
  const [r, g, b] = [value >> 16, (value >> 8) & 255, value & 255];
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const saturation = high === 0 ? 0 : (high - low) / high;
  if (saturation < grey || high - low < 16) return { saturation: 0, at: high };
  const sixth =
    high === r ? (g - b) / (high - low) : high === g ? 2 + (b - r) / (high - low) : 4 + (r - g) / (high - low);
  // Reds lie on both sides of 0°, so hues are shifted by 20° to keep them together.
  return { saturation, at: (sixth * 60 + 380) % 360 };
}

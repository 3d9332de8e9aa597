import { needsLightText } from "#storefront/components/content/values.ts";
import type { BuyableVariant } from "#storefront/components/product/buyable.ts";
import type { AnalyticsItem } from "#storefront/runtime/data-layer.ts";

/** Hotspots on a picture (specification 3.15, 4, 5). Pure. */

/** A hotspot as stored in content. */
export type HotspotContent = {
  id?: string;
  dataType?: { value?: string };
  product?: { uid?: string };
  page?: { uid?: string };
  points?: { x?: number; y?: number };
  title?: string;
  description?: string;
  href?: string;
  ampId?: string;
  ctaCopy?: string;
  /** Hex digits, without the leading "#". */
  fontColor?: string;
  backgroundColor?: string;
  selector?: string;
  manual?: { title?: string; description?: string; href?: string; ampId?: string };
};

/** A hotspot ready for display. */
export type Hotspot = {
  id: string;
  x: number;
  y: number;
  title: string;
  description: string;
  /** A path of the shop, or an external address. */
  href: string;
  image?: string;
  callToAction?: string;
  isProduct: boolean;
  /** The popup's colours, as CSS values. */
  colours?: { background: string; font: string };
  selector?: string;
  /** The product that can be bought in the popup. */
  sold?: AnalyticsItem & { variants: BuyableVariant[] };
  price?: {
    amount: number;
    to?: number;
    retail?: number;
    lowest?: number;
    unit?: string;
    isPro?: true;
    currency: string;
  };
};

export type PopupPosition = { x: "left" | "center" | "right"; y: "top" | "center" | "bottom" };

/** Where the popup is placed, depending on its marker's position (section 5). */
export function popupPosition({ x, y }: { x: number; y: number }): PopupPosition {
  const inBand = x >= 0.3 && x <= 0.6;
  return {
    x: inBand ? "center" : x > 0.6 ? "right" : "left",
    y: y >= 0.3 && y <= 0.6 && !inBand ? "center" : y > 0.6 ? "bottom" : "top",
  };
}

/**
 * Sorts variants in the colour named by a hotspot's address first, so that the popup for an orange jacket does not
 * start with a grey one.
 */
export function shownFirst(
  variants: readonly BuyableVariant[],
  swatches: readonly { code: string; label: string }[],
  href: string,
): BuyableVariant[] {
  const colour = new URLSearchParams(href.split("?")[1]).get("color");
  const label = swatches.find(({ code }) => code.toLowerCase() === colour)?.label;
  const isShown = (variant: BuyableVariant) => label !== undefined && variant.label.split(" / ").includes(label);
  return variants.toSorted((a, b) => Number(isShown(b)) - Number(isShown(a)));
}

/** Containers this small get their own class. */
export const isSmall = (width: number, height: number): boolean => width <= 650 || height <= 360;

export const withoutMarkup = (text: string): string => text.replace(/<[^>]*>/g, "").trim();

/**
 * Reads a hotspot from content. Null when it has no data type, title or position. The title may come from the product.
 */
export function readHotspot(
  content: HotspotContent,
  index: number,
  productTitle?: string,
): Omit<Hotspot, "price" | "sold"> | null {
  const type = content.dataType?.value;
  const own = type === "manual" ? { ...content, ...content.manual } : content;
  const title = own.title || productTitle || "";
  const { x, y } = content.points ?? {};
  if (!type || !title || !isFraction(x) || !isFraction(y)) return null;
  return {
    id: content.id || `spot-${index}`,
    x,
    y,
    title,
    description: withoutMarkup(own.description ?? ""),
    href: own.href ?? "",
    image: own.ampId || undefined,
    callToAction: content.ctaCopy || undefined,
    isProduct: type === "product",
    colours: coloursOf(content),
    selector: content.selector || undefined,
  };
}

const hex = /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

function coloursOf({ backgroundColor = "", fontColor = "" }: HotspotContent): Hotspot["colours"] {
  if (!hex.test(backgroundColor)) return undefined;
  const readable = needsLightText(backgroundColor) ? "var(--snow)" : "var(--ink)";
  return { background: `#${backgroundColor}`, font: hex.test(fontColor) ? `#${fontColor}` : readable };
}

const isFraction = (value: number | undefined): value is number => value !== undefined && value >= 0 && value <= 1;

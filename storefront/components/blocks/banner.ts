import type { BlockPicture } from "#storefront/components/blocks/block-picture.ts";
import {
  type LinkObject,
  type LinkTarget,
  type LinkView,
  readLink,
} from "#storefront/components/content/link-object.ts";
import type { Cleaner } from "#storefront/components/content/rich-text.ts";
import { needsLightText, recordsOf, textOf } from "#storefront/components/content/values.ts";
import type { Hotspot, HotspotContent } from "#storefront/components/hotspots/hotspot.ts";
import type { Cut } from "#storefront/components/media/picture-set.ts";
import type { BannerRatios } from "./banner-sizes.ts";
import { nameIn, readMediaName } from "./media-name.ts";

/** Banners (specification 3.14, 5). Pure. */

type Button = {
  button_text?: string;
  button_class?: string;
  external_link?: { title?: string; href?: string };
  internal_link?: LinkTarget[] | LinkTarget;
  href?: string;
  type?: string;
  disable_link?: boolean;
  new_tab?: boolean;
};

export type BannerContent = {
  title?: string;
  /** HTML, or a tree of nodes. */
  content?: unknown;
  uid?: string;
  dark_overlay_on_banner_image?: boolean;
  disable_link?: boolean;
  content_layout?: string;
  wrap_copy?: boolean;
  background?: {
    type?: string;
    imageset?: string | boolean;
    amplience_id?: string;
    alt_text?: string;
    banner_zoom?: boolean;
    desktop_aspect_ratio?: string;
    mobile_aspect_ratio?: string;
    content?: {
      amplienceId?: string;
      enableHotspots?: string | boolean;
      hotspots?: unknown;
      fontColor?: string;
      backgroundColor?: string;
      ctaClass?: { value?: string };
    };
  };
  cta_button_global?: Button[];
};

export type BannerButton = { text: string; look: "ink" | "outline" | "snow" | "signal"; link: LinkView | null };

export type BannerView = {
  title: string;
  /** Sanitised markup. */
  html: string;
  /** "none" when the medium does not exist; the text then stands on a plain background. */
  kind: "image" | "video" | "set" | "none";
  media: string;
  /** The MIME type of a video, with its codec. */
  type?: string;
  /** The pictures of a set, filled in by `withMedia`. */
  images: BlockPicture[];
  alt: string;
  overlay: boolean;
  zoom: boolean;
  /** The position of the text: "top-left" … "bottom-right". */
  layout: string;
  ratios: BannerRatios;
  /** The cuts of the picture, when they do not follow from its ratios. */
  cuts?: readonly Cut[];
  /** A colour with "#". */
  font: string;
  ground: string;
  buttons: BannerButton[];
  /** The hotspots on the picture, once loaded. */
  hotspots: Hotspot[];
  /** The link of the whole banner, set when it has exactly one button and that link is not disabled. */
  link: LinkView | null;
};

const layouts = /^(?:top|center|bottom)-(?:left|center|right)$/;
const looks: Record<string, BannerButton["look"]> = {
  outline: "outline",
  secondary: "outline",
  light: "snow",
  snow: "snow",
  signal: "signal",
};
const isYes = (value: unknown): boolean => value === true || /^(?:yes|true)$/i.test(String(value ?? ""));
const hex = (value = ""): string => (/^#?[0-9a-f]{6}$/i.test(value) ? `#${value.replace("#", "")}` : "");

/** Parses "16:9" or "16/9" into a number. Null when it cannot be parsed. */
export function aspectRatio(text: string | undefined): number | null {
  const [, width, height] = /^\s*([\d.]+)\s*[:/x]\s*([\d.]+)\s*$/.exec(text ?? "") ?? [];
  const ratio = Number(width) / Number(height);
  return Number.isFinite(ratio) && ratio >= 0.2 && ratio <= 8 ? ratio : null;
}

/** Reads a banner for display. Null unless it has a background and an asset id. `clean` sanitises markup. */
export function readBanner(content: BannerContent, clean: Cleaner): BannerView | null {
  const { background } = content;
  const media = textOf(background?.amplience_id) || textOf(background?.content?.amplienceId);
  if (!background || !media) return null;
  const buttons = recordsOf(content.cta_button_global).flatMap(
    (one) => readButton(one, background.content?.ctaClass?.value) ?? [],
  );
  const mobileRatio = aspectRatio(background.mobile_aspect_ratio);
  const named = readMediaName(media);
  const html = clean(content.content);
  const ground = hex(background.content?.backgroundColor);
  const overlay = content.dark_overlay_on_banner_image === true;
  const font =
    hex(background.content?.fontColor) || (overlay || (ground !== "" && needsLightText(ground)) ? "#ffffff" : "");
  return {
    title: textOf(content.title),
    html: content.wrap_copy ? wrapWords(html) : html,
    kind: named.kind ?? (/video/i.test(background.type ?? "") ? "video" : isYes(background.imageset) ? "set" : "image"),
    media: nameIn(named.alias, named.id),
    images: [],
    alt: textOf(background.alt_text),
    overlay,
    zoom: background.banner_zoom === true,
    layout: layouts.test(content.content_layout ?? "") ? (content.content_layout ?? "") : "bottom-left",
    ratios: [mobileRatio, mobileRatio, aspectRatio(background.desktop_aspect_ratio)],
    font,
    ground,
    buttons,
    hotspots: [],
    link: buttons.length === 1 && !content.disable_link ? (buttons[0]?.link ?? null) : null,
  };
}

const ink = "#0e1216";

/**
 * Returns the banner with its set or video filled in. When the medium does not exist the text is kept, in a readable
 * colour.
 */
export function withMedia(banner: BannerView, found: { images: BlockPicture[]; isThere: boolean }): BannerView {
  if (banner.kind === "image" || found.isThere) return { ...banner, images: found.images };
  const isLight = banner.font === "#ffffff" || (banner.font !== "" && !needsLightText(banner.font));
  return { ...banner, kind: "none", zoom: false, overlay: false, ground: banner.ground || (isLight ? ink : "") };
}

/** Returns a banner's hotspots as content has them. Videos and sets have none. */
export const spotsOf = ({ background }: BannerContent, { kind }: BannerView): HotspotContent[] =>
  kind === "image" && isYes(background?.content?.enableHotspots)
    ? (recordsOf(background?.content?.hotspots) as HotspotContent[])
    : [];

/** A button without a text is not shown. */
function readButton(button: Button, look = ""): BannerButton | null {
  const text = textOf(button.button_text).trim();
  if (text === "") return null;
  const link: LinkObject = { ...button, type: button.type || (button.external_link?.href ? "External" : "Internal") };
  const given = (textOf(button.button_class) || textOf(look)).toLowerCase();
  return { text, look: looks[given] ?? "ink", link: button.disable_link ? null : readLink(link) };
}

/**
 * Wraps each word of a text on a black background in its own element, so that lines can break between the backgrounds.
 */
export function wrapWords(html: string): string {
  let depth = 0;
  return html.replace(/<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/gi, (whole, closes, name, attributes, text) => {
    if (text !== undefined) {
      return depth > 0 ? text.replace(/[^\s]+/g, (word: string) => `<span class="word">${word}</span>`) : whole;
    }
    if (/^(?:br|hr|img|source|col)$/i.test(name) || attributes.endsWith("/")) return whole;
    if (closes) depth = Math.max(0, depth - 1);
    else if (depth > 0 || /class="[^"]*black-background/.test(attributes)) depth += 1;
    return whole;
  });
}

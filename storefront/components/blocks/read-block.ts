import type { Cleaner } from "#storefront/components/content/rich-text.ts";
import { isRecord, recordsOf, textOf, textsOf, uidOf } from "#storefront/components/content/values.ts";
import type { BannerContent } from "./banner.ts";
import type { Block } from "./shapes.ts";

type Fields = Record<string, unknown>;

/** Reads the fields of each kind of block. Returns null when the block is broken. */
const readers: Record<string, (fields: Fields, clean: Cleaner) => Block | null> = {
  text: ({ heading, paragraphs }) => {
    const texts = textsOf(paragraphs);
    return texts.length > 0 ? { kind: "text", heading: words(heading), paragraphs: texts } : null;
  },
  rich_text: ({ html, json, text }, clean) => richText(html ?? json ?? text, clean),
  html: ({ html }, clean) => richText(html, clean),
  picture: ({ image, alt }) => (textOf(image) ? { kind: "picture", image: textOf(image), alt: textOf(alt) } : null),
  image_set: ({ heading, images, set }) => {
    const found = recordsOf(images).flatMap(({ image, alt }) =>
      textOf(image) ? [{ image: textOf(image), alt: textOf(alt) }] : [],
    );
    if (found.length === 0 && !textOf(set)) return null;
    return { kind: "image_set", heading: words(heading), images: found, set: words(set) };
  },
  video: ({ video, poster, title }) =>
    textOf(video) ? { kind: "video", video: textOf(video), poster: words(poster), title: textOf(title) } : null,
  table: ({ heading, columns, rows }) => {
    const lines = Array.isArray(rows) ? rows.map(textsOf).filter((row) => row.length > 0) : [];
    const titles = textsOf(columns);
    return titles.length > 0 && lines.length > 0
      ? { kind: "table", heading: words(heading), columns: titles, rows: lines }
      : null;
  },
  quote: ({ text, author }) => (textOf(text) ? { kind: "quote", text: textOf(text), author: words(author) } : null),
  accordion: ({ heading, items }, clean) => {
    const found = recordsOf(items).flatMap(({ title, text, json, html: own }) => {
      const html = clean(own ?? json ?? text);
      return textOf(title) && html ? [{ title: textOf(title), html }] : [];
    });
    return found.length > 0 ? { kind: "accordion", heading: words(heading), items: found } : null;
  },
  form: ({ form, heading }) =>
    form === "newsletter" || form === "contact" ? { kind: "form", form, heading: words(heading) } : null,
  banner: (fields) => {
    const uid = uidOf(fields.banner);
    if (uid) return { kind: "banner", uid };
    return isRecord(fields.background) ? { kind: "banner", banner: fields as BannerContent } : null;
  },
  products: (fields) => products("products", fields),
  product_grid: (fields) => products("products", fields),
  product_slider: (fields) => products("product_slider", fields),
  journal: ({ heading }) => ({ kind: "journal", heading: words(heading) }),
  hotspot: ({ hotspot }) => (uidOf(hotspot) ? { kind: "hotspot", uid: uidOf(hotspot) } : null),
  category_group: ({ group, heading }) =>
    uidOf(group) ? { kind: "category_group", uid: uidOf(group), heading: words(heading) } : null,
};

const words = (value: unknown): string | undefined => textOf(value) || undefined;

function richText(value: unknown, clean: Cleaner): Block | null {
  const html = clean(value).trim();
  return html ? { kind: "rich_text", html } : null;
}

function products(kind: "products" | "product_slider", { heading, uids, products: listed }: Fields): Block | null {
  const found = [...textsOf(uids), ...textsOf(listed), ...recordsOf(listed).map(({ uid }) => textOf(uid))];
  return found.length > 0 ? { kind, heading: words(heading), uids: found.filter(Boolean).slice(0, 48) } : null;
}

/**
 * Reads one block: an object with a `kind`, or one whose only key is the kind, as in modular blocks. Null when it is
 * broken or unknown.
 */
export function readBlock(raw: unknown, clean: Cleaner): Block | null {
  if (!isRecord(raw)) return null;
  if (typeof raw.kind === "string")
    return Object.hasOwn(readers, raw.kind) ? (readers[raw.kind]?.(raw, clean) ?? null) : null;
  const [entry, ...others] = Object.entries(raw).filter(([name]) => !name.startsWith("_"));
  if (!entry || others.length > 0 || !isRecord(entry[1])) return null;
  return Object.hasOwn(readers, entry[0]) ? (readers[entry[0]]?.(entry[1], clean) ?? null) : null;
}

/** Returns the blocks of an entry that can be shown. Broken ones are left out, so the page still renders. */
export const readBlocks = (raw: unknown, clean: Cleaner): Block[] =>
  Array.isArray(raw) ? raw.flatMap((one) => readBlock(one, clean) ?? []) : [];

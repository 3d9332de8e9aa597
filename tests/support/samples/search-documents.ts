import { documentId } from "#services/search/indexing/documents.ts";
import type { SearchDocument, SearchLocale } from "#services/search/schema.ts";

/** A document for tests: a plain product, whose fields are replaced by the given ones. */
export const sample = (uid: string, more: Partial<SearchDocument> = {}): SearchDocument => {
  const locale: SearchLocale = more.locale ?? "en-us";
  return {
    id: documentId(more.type ?? "product", uid, locale),
    uid,
    type: "product",
    locale,
    title: uid,
    description: "",
    url: `/p/${uid}`,
    in_stock: true,
    popularity: 10,
    stack: "firn",
    environment: "production",
    regions_include: ["us", "ca"],
    regions_exclude: [],
    updated_at: "2026-11-01T00:00:00.000Z",
    ...more,
  };
};

export const rack: SearchDocument[] = [
  sample("kestrel", {
    title: "Kestrel",
    description: "A board for <everything> & more. The Kestrel turns.",
    kind: "snowboard",
    keywords: ["snowboard", "board"],
    colours: ["Glacier", "Ink"],
    sizes: ["152", "156"],
    sku: "FRN-KESTREL",
    variant_skus: ["FRN-KESTREL-INK-156"],
    price: 499.95,
    popularity: 900,
  }),
  sample("whiteout", {
    title: "Whiteout",
    description: "A powder board.",
    kind: "snowboard",
    keywords: ["snowboard", "board"],
    colours: ["Ink"],
    sizes: ["160"],
    price: 699,
    popularity: 5000,
    in_stock: false,
  }),
  sample("pillar-glove", {
    title: "Pillar Glove",
    kind: "gloves",
    keywords: ["gloves"],
    colours: ["Black", "Ink"],
    price: 89.5,
    regions_include: ["us"],
    regions_exclude: ["ca"],
    updated_at: "2026-06-01T00:00:00.000Z",
  }),
  sample("outpost-helmet", { title: "Outpost Helmet", kind: "helmet", keywords: ["helmet"], price: 150 }),
  sample("helmets", { type: "category", title: "Helmets", url: "/c/helmets" }),
  sample("outpost-helmet", { locale: "de", title: "Outpost Helm", kind: "helmet", keywords: ["Helm"], price: 149 }),
  sample("kindling", { locale: "de", title: "Kindling Fleecejacke", keywords: ["Jacke"] }),
  sample("trench", { locale: "de", title: "Trench Lawinenschaufel" }),
  sample("pillar-mitten", { locale: "de", title: "Pillar Fäustling" }),
  sample("horizon", { locale: "ja", title: "ホライズン ゴーグル" }),
];

/** What a crawler reads from a page. Pure. */

export type Alternate = { lang: string; href: string };
export type PageFacts = {
  title: string;
  /** Absolute addresses, without fragments, in the order of the page; those that are not of this shop too. */
  links: string[];
  canonical: string | null;
  alternates: Alternate[];
  isIndexed: boolean;
  /** Texts of the page's structured data. */
  data: string[];
  h1: number;
  /** Address of the picture that is shared with it. */
  picture: string | null;
};

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
const plain = (text: string): string => text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name) => entities[name] ?? "");

const attributesOf = (tag: string): Map<string, string> =>
  new Map(
    [...tag.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      plain(value),
    ]),
  );

export function readPage(html: string, address: string): PageFacts {
  const tags = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, "gi"))].map(([tag]) => attributesOf(tag));
  const heads = tags("link");
  const absolute = (href: string) => new URL(href, address);
  const links = tags("a").flatMap((attributes) => {
    const href = attributes.get("href");
    if (href === undefined || /^(mailto|tel|javascript|data):/i.test(href)) return [];
    const url = absolute(href);
    url.hash = "";
    return url.href;
  });
  const metas = tags("meta");
  const robots = metas.find((attributes) => attributes.get("name") === "robots")?.get("content") ?? "";
  return {
    title: plain(/<title>([^<]*)<\/title>/i.exec(html)?.[1] ?? "").trim(),
    links: [...new Set(links)],
    canonical: heads.find((one) => one.get("rel") === "canonical")?.get("href") ?? null,
    alternates: heads
      .filter((one) => one.get("rel") === "alternate" && one.has("hreflang"))
      .map((one) => ({ lang: one.get("hreflang") ?? "", href: one.get("href") ?? "" })),
    isIndexed: !/noindex/.test(robots),
    data: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text = ""]) => text,
    ),
    h1: tags("h1").length,
    picture: metas.find((attributes) => attributes.get("property") === "og:image")?.get("content") ?? null,
  };
}

import type { PageFacts } from "./page.ts";
import { faultsOf } from "./structured.ts";

export type VisitedPage = PageFacts & { address: string; locale: string };

/** What is wrong with a crawled site, a line each. Pure. */
export function findings(
  pages: readonly VisitedPage[],
  statuses: ReadonlyMap<string, number>,
  namedBy: ReadonlyMap<string, string>,
  origin: string,
): string[] {
  const byAddress = new Map(pages.map((page) => [page.address.replace(/\/$/, ""), page]));
  const at = (address: string) => byAddress.get(address.replace(/\/$/, ""));
  const found: string[] = [];
  for (const [address, status] of statuses)
    if (status >= 400 && !mayFail(address, origin))
      found.push(`dead link: ${status} ${address} (named by ${namedBy.get(address) ?? "an alternate"})`);
  const titles = new Map<string, string>();
  for (const page of pages) {
    const { address, locale, title, canonical, alternates, isIndexed, h1 } = page;
    if (title === "") found.push(`no title: ${address}`);
    if (h1 !== 1) found.push(`${h1} headings of the first level: ${address}`);
    for (const text of page.data)
      for (const fault of faultsIn(text)) found.push(`structured data: ${fault} (${address})`);
    if (!isIndexed) continue;
    if (canonical === null) found.push(`no canonical: ${address}`);
    // Another address of a page: what it is called and where it stands in other languages is told there.
    if (canonical === null || canonical.replace(/\/$/, "") !== address.replace(/\/$/, "")) continue;
    const key = `${locale} ${title}`;
    const other = titles.get(key);
    if (other) found.push(`same title "${title}": ${other} and ${address}`);
    titles.set(key, address);
    found.push(...alternateFaults(page, at, statuses));
    if (alternates.length < 2) found.push(`no alternates: ${address}`);
    if (!page.picture?.startsWith("http")) found.push(`no picture to share: ${address}`);
  }
  return found;
}

function alternateFaults(
  { address, alternates }: VisitedPage,
  at: (address: string) => VisitedPage | undefined,
  statuses: ReadonlyMap<string, number>,
): string[] {
  const found: string[] = [];
  const langs = alternates.map(({ lang }) => lang);
  if (!langs.includes("x-default")) found.push(`no x-default: ${address}`);
  if (new Set(langs).size !== langs.length) found.push(`an alternate twice: ${address}`);
  if (!alternates.some(({ href }) => href.replace(/\/$/, "") === address.replace(/\/$/, "")))
    found.push(`does not name itself as an alternate: ${address}`);
  for (const { lang, href } of alternates) {
    const other = at(href);
    const status = statuses.get(href);
    if (status !== undefined && status >= 400)
      found.push(`alternate ${lang} is ${status}: ${href} (named by ${address})`);
    if (!other) continue;
    if (!other.alternates.some((one) => one.href.replace(/\/$/, "") === address.replace(/\/$/, "")))
      found.push(`alternate ${href} does not name ${address} back`);
  }
  return found;
}

/** Addresses that are meant to refuse whoever is not signed in. */
const mayFail = (address: string, origin: string): boolean =>
  !address.startsWith(origin) || /^\/(api|account)\b/.test(new URL(address).pathname);

function faultsIn(text: string): string[] {
  try {
    return faultsOf(JSON.parse(text));
  } catch {
    return ["no JSON"];
  }
}

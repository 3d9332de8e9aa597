import type { Language } from "#commerce/shared/regions/schema.ts";
import { searchLocales } from "#services/search/schema.ts";
import { loadTexts } from "#storefront/i18n/load.ts";
import type { ContentSource } from "./source-shapes.ts";

/** Pages made from the shop's own texts, for searches about stores or orders: content has no entries for them. */

export const ownPageType = "own_page";

type PageTexts = { title: string; intro: string };
const pages: { uid: string; url: string; say: (language: Language) => Promise<PageTexts> }[] = [
  {
    uid: "own-stores",
    url: "/stores",
    say: async (language) => {
      const texts = await loadTexts("stores", language);
      return { title: texts["stores.title"], intro: texts["stores.text"] };
    },
  },
  {
    uid: "own-board-finder",
    url: "/board-finder",
    say: async (language) => {
      const texts = await loadTexts("board-finder", language);
      return { title: texts["finder.title"], intro: texts["finder.intro"] };
    },
  },
  {
    uid: "own-contact",
    url: "/support/contact",
    say: async (language) => {
      const texts = await loadTexts("display", language);
      return { title: texts["contact.title"], intro: texts["contact.text"] };
    },
  },
  {
    uid: "own-support",
    url: "/support",
    say: async (language) => {
      const texts = await loadTexts("display", language);
      return { title: texts["support.title"], intro: texts["support.text"] };
    },
  },
  {
    uid: "own-order-status",
    url: "/order-status",
    say: async (language) => {
      const texts = await loadTexts("own-orders", language);
      return { title: texts["order.find.title"], intro: texts["order.find.text"] };
    },
  },
  {
    uid: "own-accessibility",
    url: "/accessibility",
    say: async (language) => {
      const texts = await loadTexts("accessibility", language);
      return { title: texts["accessibility.title"], intro: texts["accessibility.intro"] };
    },
  },
  {
    uid: "own-gift-card",
    url: "/gift-card",
    say: async (language) => {
      const texts = await loadTexts("extras", language);
      return { title: texts["balance.title"], intro: texts["balance.text"] };
    },
  },
];

export const ownPageUids: readonly string[] = pages.map(({ uid }) => uid);

export const ownPages = (): Promise<ContentSource[]> =>
  Promise.all(
    pages.map(async ({ uid, url, say }) => {
      const entries = searchLocales.map(async (locale) => {
        const { title, intro } = await say(locale === "en-us" ? "en" : locale);
        return [locale, { title, url, data: { intro } }] as const;
      });
      return {
        contentType: ownPageType,
        uid,
        parent: null,
        // They change only with the program; catch-up.ts compares their texts.
        updatedAt: new Date(0),
        entries: Object.fromEntries(await Promise.all(entries)),
      };
    }),
  );

import type { Text } from "#demo/shapes.ts";
import type { DemoEntry } from "./article.ts";

/** What one can sign up for, by region (specification 3.6). Where nothing is sold, there are no sales to tell of. */

const same = (text: string): Text => ({
  ...{ en: text, de: text, fr: text, es: text },
  ...{ it: text, ja: text, sv: text, no: text },
});

const settings = (uid: string, regions: string[], lists: string[], isSold: boolean): DemoEntry => ({
  contentType: "email_signup_settings",
  uid,
  title: same(uid),
  data: () => ({ lists, regions, copy: "", back_in_stock_notifications: isSold }),
});

export const entries: DemoEntry[] = [
  settings("signup", [], ["news", "journal"], false),
  settings("signup-shopping", ["us", "ca", "eu_region_1"], ["news", "journal", "sales"], true),
];

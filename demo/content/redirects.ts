import type { EntryInput } from "#services/content/writes.ts";

/** Old addresses and where they lead now (specification 2.2): paths below the visitor's locale. */
const targets: [from: string, to: string][] = [
  ["/riders", "/team"],
  ["/en/stores", "/stores"],
  ["/en/pig-collection", "/c/snowboards"],
  ["/help", "/support"],
  ["/en/customerservice/", "/support"],
  ["/customer-service", "/support"],
  ["/support", "/support"],
  ["/support/contact-us", "/support/contact"],
  ["/contactus", "/support/contact"],
  ["/contact", "/support/contact"],
];

export const redirectEntries: EntryInput[] = targets.map(([from, to]) => ({
  contentType: "redirect",
  uid: `from${from.replace(/\/$/, "").replaceAll("/", "-")}`,
  locale: "en-us",
  title: `${from} → ${to}`,
  data: { from, to, permanent: from.startsWith("/en/") },
}));

import { brief } from "../brief.ts";

/** One word for all. */
export const same = (text: string) => ({
  ...{ en: text, de: text, fr: text, es: text },
  ...{ it: text, ja: text, sv: text, no: text },
});
/** A block of any kind, the same in every language. */
export const block = (after: number, fields: object) => ({ after, block: () => fields });
export const landing = (uid: string, image: string, extras: Parameters<typeof brief>[0]["extras"], text: string) =>
  brief({ contentType: "landing_page", uid, image, extras }, text);

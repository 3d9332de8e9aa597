import type { Extra } from "#demo/content/article.ts";
import { brief } from "#demo/content/brief.ts";
import type { Text } from "#demo/shapes.ts";

/** One word for all. */
export const same = (text: string) => ({
  ...{ en: text, de: text, fr: text, es: text },
  ...{ it: text, ja: text, sv: text, no: text },
});
/** A block of any kind, the same in every language. */
export const block = (after: number, fields: object) => ({ after, block: () => fields });
/** A line over a film of the media service, which runs by itself. */
export const film = (after: number, address: string, title: Text): Extra => ({
  after,
  block: (language) => ({
    ...{ kind: "banner", title: title[language], content: `<h2>${title[language]}</h2>` },
    ...{ content_layout: "bottom-left", dark_overlay_on_banner_image: true },
    background: {
      ...{ type: "Video", amplience_id: address, alt_text: "" },
      ...{ desktop_aspect_ratio: "21:9", mobile_aspect_ratio: "4:5" },
    },
  }),
});

export const landing = (uid: string, image: string, extras: Parameters<typeof brief>[0]["extras"], text: string) =>
  brief({ contentType: "landing_page", uid, image, extras }, text);

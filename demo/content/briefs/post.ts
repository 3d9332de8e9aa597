import type { DemoEntry, Extra } from "#demo/content/article.ts";
import { brief } from "#demo/content/brief.ts";
import type { Text } from "#demo/shapes.ts";

/** A post of the journal. */
export const post = (
  uid: string,
  image: string,
  [category, author, date]: [category: string, author: string, date: string],
  extras: readonly Extra[],
  text: string,
): DemoEntry => brief({ contentType: "blog", uid, image, more: { category, author, date }, extras }, text);

/** A few words in the content languages; the others read the English ones. */
export const words = (en: string, de: string, es: string, fr: string, it: string): Text => ({
  ...{ en, de, es, fr, it },
  ...{ ja: en, sv: en, no: en },
});

/** Products to leaf through. */
export const slider = (after: number, heading: Text, ...uids: string[]): Extra => ({
  after,
  block: (language) => ({ kind: "product_slider", heading: heading[language], uids }),
});

/** Pictures that belong together; what each shows is said in every language. */
export const pictures = (after: number, ...list: (readonly [image: string, alt: Text])[]): Extra => ({
  after,
  block: (language) => ({ kind: "image_set", images: list.map(([image, alt]) => ({ image, alt: alt[language] })) }),
});

type Banner = { image: string; alt: Text; title: Text; label: Text; path: string };

/** A picture with a line across it, and where it leads. */
export const banner = (after: number, { image, alt, title, label, path }: Banner): Extra => ({
  after,
  block: (language) => ({
    kind: "banner",
    title: title[language],
    content: `<h2><span class="black-background">${title[language]}</span></h2>`,
    wrap_copy: true,
    content_layout: "bottom-left",
    dark_overlay_on_banner_image: true,
    background: {
      ...{ type: "Image", imageset: "No", amplience_id: image, alt_text: alt[language] },
      ...{ desktop_aspect_ratio: "21:9", mobile_aspect_ratio: "4:5" },
    },
    cta_button_global: [{ button_text: label[language], button_class: "snow", type: "Internal", href: path }],
  }),
});

import { Type } from "typebox";
import { checked } from "#demo/files.ts";
import type { Block } from "./markdown.ts";

/** Blocks that have a short form in articles. They are expanded to the form of the content service. */

const closed = { additionalProperties: false };
const kind = Type.String();
const words = Type.String({ minLength: 1 });
const PictureBanner = Type.Object({ kind, image: words, alt: words, title: words, label: words, path: words }, closed);
const FilmBanner = Type.Object({ kind, address: words, title: words }, closed);

export function wholeBlock(file: string, block: Block): Block {
  if (block.kind === "picture_banner") return pictureBanner(file, block);
  if (block.kind === "film_banner") return filmBanner(file, block);
  return block;
}

/** A banner with a picture, a title and a link. */
function pictureBanner(file: string, block: Block): Block {
  const { image, alt, title, label, path } = checked(file, PictureBanner, block);
  return {
    kind: "banner",
    title,
    content: `<h2><span class="black-background">${title}</span></h2>`,
    wrap_copy: true,
    content_layout: "bottom-left",
    dark_overlay_on_banner_image: true,
    background: {
      type: "Image",
      imageset: "No",
      amplience_id: image,
      alt_text: alt,
      desktop_aspect_ratio: "21:9",
      mobile_aspect_ratio: "4:5",
    },
    cta_button_global: [{ button_text: label, button_class: "snow", type: "Internal", href: path }],
  };
}

/** A banner with a title over a film of the media service, which plays automatically. */
function filmBanner(file: string, block: Block): Block {
  const { address, title } = checked(file, FilmBanner, block);
  return {
    kind: "banner",
    title,
    content: `<h2>${title}</h2>`,
    content_layout: "bottom-left",
    dark_overlay_on_banner_image: true,
    background: {
      type: "Video",
      amplience_id: address,
      alt_text: "",
      desktop_aspect_ratio: "21:9",
      mobile_aspect_ratio: "4:5",
    },
  };
}

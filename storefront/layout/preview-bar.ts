import escapeHtml from "escape-html";
import type { Texts } from "#storefront/i18n/areas.ts";

const look =
  "position:fixed;inset:auto 0 0;z-index:1000;display:flex;gap:16px;justify-content:center;padding:8px 16px;background:#0e1216;color:#fff;font:500 14px/1.4 system-ui,sans-serif";

/** Drafts of content, with the way out; or a product that shoppers do not see, which the next page ends. */
export type Preview = { endPath: string } | { product: number };

/** Says what is shown. It stands beside the app, so that it stays while pages change. */
export const previewBar = (texts: Texts, preview: Preview): string =>
  "product" in preview ? bar(escapeHtml(texts["frame.preview-product"])) : bar(draftsIn(texts, preview.endPath));

const bar = (inside: string) => `<aside data-preview style="${look}">${inside}</aside>`;

const draftsIn = (texts: Texts, endPath: string) =>
  `<span>${escapeHtml(texts["frame.preview"])}</span><a href="${escapeHtml(endPath)}" style="color:inherit">${escapeHtml(texts["frame.preview-end"])}</a>`;

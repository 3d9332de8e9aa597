import escapeHtml from "escape-html";
import type { Texts } from "#storefront/i18n/areas.ts";

const look =
  "position:fixed;inset:auto 0 0;z-index:1000;display:flex;gap:16px;justify-content:center;padding:8px 16px;background:#0e1216;color:#fff;font:500 14px/1.4 system-ui,sans-serif";

/**
 * A preview of content drafts, with the path that ends it, or of a product hidden from shoppers, which ends with the
 * next page.
 */
export type Preview = { endPath: string } | { product: number };

/** A bar that says what is previewed. It stands outside the app, so that it stays when the page changes. */
export const previewBar = (texts: Texts, preview: Preview): string =>
  "product" in preview ? bar(escapeHtml(texts["frame.preview-product"])) : bar(draftsIn(texts, preview.endPath));

const bar = (inside: string) => `<aside data-preview style="${look}">${inside}</aside>`;

const draftsIn = (texts: Texts, endPath: string) =>
  `<span>${escapeHtml(texts["frame.preview"])}</span><a href="${escapeHtml(endPath)}" style="color:inherit">${escapeHtml(texts["frame.preview-end"])}</a>`;

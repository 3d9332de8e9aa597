import sanitizeHtml from "sanitize-html";

/**
 * Converts another shop's HTML to plain text: paragraphs and list items become lines; scripts and styles are removed
 * with their content. Pure.
 */
export function textOfHtml(html: string): string {
  if (!/[<&]/.test(html)) return html.trim();
  const lines = html
    .replace(/[ \t\r\n]+/g, " ")
    .replace(/<li\b[^>]*>/gi, "\n• ")
    .replace(/<br\b[^>]*>|<\/(?:p|div|ul|ol|h[1-6]|tr|table|blockquote)\s*>/gi, "\n");
  const text = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} });
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replaceAll("\u00a0", " ")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && line !== "•")
    .join("\n");
}

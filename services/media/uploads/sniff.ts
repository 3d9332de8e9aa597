/** The file types that can be uploaded. The content decides, not the name. */
export const masterTypes = {
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
  svg: "image/svg+xml",
  mp4: "video/mp4",
  pdf: "application/pdf",
} as const;
export type MasterType = keyof typeof masterTypes;

/** Brands of ISO base media files: AV1 stills, and films. */
const avifBrands = new Set(["avif", "avis"]);
const filmBrands = /^(?:isom|iso[2-9]|mp4[12]|avc1|av01|dash|M4V |M4VP|mmp4|msnv|f4v |cmfc|3gp[4-6])$/;

/** Returns the type indicated by a file's first bytes (1 KB or more). Null for unsupported types. Pure. */
export function sniff(head: Buffer): MasterType | null {
  const ascii = (start: number, end: number) => head.toString("latin1", start, end);
  if (head.length < 12) return null;
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "jpeg";
  if (ascii(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (ascii(0, 4) === "RIFF" && ascii(8, 12) === "WEBP") return "webp";
  // PDF readers look for the header anywhere in the first kilobyte, but a file that starts differently may also be
  // something else.
  if (/^%PDF-[12]\.\d/.test(ascii(0, 8))) return "pdf";
  if (ascii(4, 8) === "ftyp") return sniffBrands(head);
  return isSvg(head) ? "svg" : null;
}

function sniffBrands(head: Buffer): MasterType | null {
  const end = Math.min(head.length, head.readUInt32BE(0));
  const brands = [head.toString("latin1", 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString("latin1", at, at + 4));
  if (brands.some((brand) => avifBrands.has(brand))) return "avif";
  return brands.some((brand) => filmBrands.test(brand)) ? "mp4" : null;
}

/** Text whose first element is svg, after a declaration, comments and a document type. */
function isSvg(head: Buffer): boolean {
  const text = head.toString("utf8").replace(/^\uFEFF/, "");
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/i.test(
    text,
  );
}

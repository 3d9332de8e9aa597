/** What an image is asked for (specification 7.12), read from its address. Pure. */
export type ImageRequest = {
  w?: number;
  h?: number;
  maxW?: number;
  maxH?: number;
  /** How a box of w and h is filled: padded and centred, cropped, stretched, or by shrinking the box. */
  sm: "mc" | "c" | "s" | "aspect";
  format: "auto" | "jpeg" | "png" | "webp" | "avif";
  quality: number;
  background: string | null;
  interlaced: boolean;
  dpi: number | null;
};

export type Size = { width: number; height: number };

/** No side and no area beyond these: an address must not be able to ask for a gigabyte. */
const maxSide = 4096;
const maxPixels = 12_000_000;

const formats: Record<string, ImageRequest["format"]> = {
  auto: "auto",
  jpg: "jpeg",
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
  avif: "avif",
};

export class BadImageRequest extends Error {
  statusCode = 400;
  code = "bad-image-request";
}

/** Reads the query (and the extension, which sets the format). Unknown parameters are ignored, impossible values refused. */
export function readImageRequest(query: URLSearchParams, extension: string | null): ImageRequest {
  const side = (name: string) => {
    const text = query.get(name);
    if (text === null || text === "") return {};
    const value = Number(text);
    if (!Number.isFinite(value) || value < 1 || value > maxSide) {
      throw new BadImageRequest(`${name} must be a number from 1 to ${maxSide}.`);
    }
    return { [name]: Math.round(value) };
  };
  const wanted = (extension ?? query.get("fmt") ?? "auto").toLowerCase();
  const format = formats[wanted];
  if (!format) throw new BadImageRequest(`fmt must be one of ${Object.keys(formats).join(", ")}.`);
  const sm = query.get("sm") ?? "mc";
  return {
    ...side("w"),
    ...side("h"),
    ...side("maxW"),
    ...side("maxH"),
    sm: sm === "c" || sm === "s" || sm === "aspect" ? sm : "mc",
    format,
    quality: readQuality(query, format),
    background: readBackground(query.get("bg")),
    interlaced: query.get("fmt.jpeg.interlaced") === "true" || query.get("fmt.options") === "interlaced",
    dpi: query.has("dpi") ? clamp(Number(query.get("dpi")), 1, 1200) : null,
  };
}

function readQuality(query: URLSearchParams, format: string): number {
  const text = query.get(`fmt.${format}.qlt`) ?? query.get("qlt") ?? "default";
  if (text === "default" || text === "") return 75;
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0 || value > 100)
    throw new BadImageRequest("qlt must be a number from 0 to 100.");
  return Math.max(1, Math.round(value));
}

function readBackground(text: string | null): string | null {
  if (!text) return null;
  const parts = /^rgba?\((\d{1,3}),\s*(\d{1,3}),\s*(\d{1,3})(?:,[\d.]+)?\)$/.exec(text)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255))
    throw new BadImageRequest("bg must be rgb(r,g,b) with numbers up to 255.");
  return `rgb(${parts.join(",")})`;
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, Math.round(value) || low));

/** The outer size of the answer and how the picture sits in it. */
export function targetOf(request: ImageRequest, master: Size): Size & { fit: "contain" | "cover" | "fill" } {
  const ratio = master.width / master.height;
  let { w: width, h: height } = request;
  let fit: "contain" | "cover" | "fill" = "contain";
  if (width && height) {
    if (request.sm === "c") fit = "cover";
    if (request.sm === "s") fit = "fill";
    if (request.sm === "aspect") {
      if (width / height > ratio) width = height * ratio;
      else height = width / ratio;
    }
  } else if (width) height = width / ratio;
  else if (height) width = height * ratio;
  else [width, height] = [master.width, master.height];
  const shrink = Math.min(1, (request.maxW ?? width) / width, (request.maxH ?? height) / height);
  const area = Math.sqrt(Math.min(1, maxPixels / (width * height * shrink * shrink)));
  return {
    width: Math.max(1, Math.round(width * shrink * area)),
    height: Math.max(1, Math.round(height * shrink * area)),
    fit,
  };
}

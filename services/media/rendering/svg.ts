import sanitizeHtml from "sanitize-html";

const shapes = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "textPath"];
const structure = ["svg", "g", "defs", "symbol", "use", "title", "desc", "switch", "marker"];
const paint = ["linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern"];
const effects = [
  "filter",
  "feGaussianBlur",
  "feOffset",
  "feMerge",
  "feMergeNode",
  "feColorMatrix",
  "feFlood",
  "feComposite",
  "feBlend",
];

const attributes = [
  "xmlns",
  "xmlns:xlink",
  "version",
  "id",
  "class",
  "viewBox",
  "preserveAspectRatio",
  "transform",
  "style",
  "href",
  "xlink:href",
  "x",
  "y",
  "x1",
  "y1",
  "x2",
  "y2",
  "cx",
  "cy",
  "r",
  "rx",
  "ry",
  "fx",
  "fy",
  "width",
  "height",
  "d",
  "points",
  "dx",
  "dy",
  "rotate",
  "textLength",
  "lengthAdjust",
  "startOffset",
  "pathLength",
  "offset",
  "opacity",
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-linecap",
  "clip-path",
  "stroke-linejoin",
  "stroke-miterlimit",
  "stroke-dasharray",
  "stroke-dashoffset",
  "clip-rule",
  "mask",
  "filter",
  "stop-color",
  "stop-opacity",
  "color",
  "display",
  "visibility",
  "paint-order",
  "vector-effect",
  "mix-blend-mode",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "letter-spacing",
  "text-anchor",
  "dominant-baseline",
  "gradientUnits",
  "gradientTransform",
  "spreadMethod",
  "patternUnits",
  "patternContentUnits",
  "patternTransform",
  "clipPathUnits",
  "maskUnits",
  "maskContentUnits",
  "filterUnits",
  "primitiveUnits",
  "markerWidth",
  "markerHeight",
  "markerUnits",
  "refX",
  "refY",
  "orient",
  "marker-start",
  "marker-mid",
  "marker-end",
  "in",
  "in2",
  "result",
  "stdDeviation",
  "type",
  "values",
  "operator",
  "mode",
  "k1",
  "k2",
  "k3",
  "k4",
  "flood-color",
  "flood-opacity",
];

/** Whether a value refers to nothing outside the drawing. */
function staysInside(name: string, value: string): boolean {
  if (/^xmlns/.test(name)) return true;
  if (/href$/.test(name)) return /^\s*#/.test(value);
  const isHidden = /[\\@]|expression\s*\(|javascript:|data:/i.test(value);
  return !isHidden && (value.match(/url\s*\(\s*["']?\s*(?!\s|["']?#)/gi) ?? []).length === 0;
}

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...structure, ...shapes, ...paint, ...effects],
  allowedAttributes: { "*": attributes },
  allowedSchemes: [],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  disallowedTagsMode: "discard",
  nonTextTags: ["script", "style", "foreignObject", "iframe", "textarea", "option", "noscript"],
  nestingLimit: 200,
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  transformTags: {
    "*": (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(Object.entries(attribs).filter(([name, value]) => staysInside(name, value))),
    }),
  },
  // "xmlns" values are addresses that are never requested.
  allowedSchemesAppliedToAttributes: [],
};

/**
 * Removes scripts, event handlers, style sheets, embedded documents and external references from a drawing. Everything
 * that is not known to be harmless is removed. Entities of a document type are not expanded.
 */
export function sanitiseSvg(text: string): string {
  const clean = sanitizeHtml(text, allowed);
  // The remains of a document type come before the svg element.
  return clean.slice(Math.max(0, clean.indexOf("<svg"))).trim();
}

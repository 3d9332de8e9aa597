import fp from "fastify-plugin";

class BadBody extends Error {
  statusCode = 400;
  code = "malformed-json";
  /** The place in the body, for example "line_items.0.name"; absent for the whole body. */
  readonly field: string | undefined;

  constructor(what: string, path: readonly string[] = []) {
    const field = path.join(".").slice(0, 200);
    super(`${field || "The body"} ${what}.`);
    this.field = field || undefined;
  }
}

/** The maximum nesting of lists and objects: more than any client needs, and few enough for recursive code. */
const deepest = 500;

/** Escapes, the prototype's name, and numbers with so many digits or so large an exponent that they become infinite. */
const suspicious = /\\u|__proto__|\d[eE]\+?\d{2}|\d{300}/;

/**
 * Reads JSON bodies. An empty body is allowed, because clients send the content type with DELETE requests. Text that
 * PostgreSQL cannot store (null characters, lone surrogates) and infinite numbers are refused here for all modules.
 */
export const bodyPlugin = fp(async (app) => {
  // Plain text is refused with 415, because foreign pages can send it without a preflight.
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    const text = String(body);
    if (text.trim() === "") return done(null, undefined);
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return done(new BadBody("is not valid JSON"));
    }
    // A shorter text cannot be nested that deeply.
    if (text.length > 2 * deepest && isDeeper(value, deepest)) return done(new BadBody("is nested too deeply"));
    const isSuspect = suspicious.test(text) || !text.isWellFormed();
    done(isSuspect ? faultIn(value, []) : null, value);
  });
  app.addHook("onRequest", (request, _reply, done) => {
    const url = request.raw.url ?? "";
    const isBad = url.includes("%") && /^\/(?:office\/)?api\//.test(url) && /%00|%c0%80/i.test(url);
    done(isBad ? nullInAddress() : undefined);
  });
});

const nullInAddress = () =>
  Object.assign(new Error("The address holds a null character."), { statusCode: 400, code: "bad-request" });

function isDeeper(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== "object") return false;
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1));
}

/** Returns the first fault that cannot be stored, and its place. */
function faultIn(value: unknown, path: readonly string[]): BadBody | null {
  if (typeof value === "string" && !isStorable(value))
    return new BadBody("holds characters that cannot be stored", path);
  if (typeof value === "number" && !Number.isFinite(value)) return new BadBody("is a number without end", path);
  if (value === null || typeof value !== "object") return null;
  for (const [key, part] of Object.entries(value)) {
    if (key === "__proto__" || !isStorable(key)) return new BadBody("has a field with a name that cannot be", path);
    const fault = faultIn(part, [...path, key]);
    if (fault) return fault;
  }
  return null;
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

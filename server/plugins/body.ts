import fp from "fastify-plugin";

class BadBody extends Error {
  statusCode = 400;
  code = "malformed-json";
}

/** Levels of lists and objects: more than anybody means, and few enough for whatever follows them down. */
const deepest = 500;

/**
 * Reads JSON bodies. An empty body is no error (clients send the content type with bodiless DELETEs), and text that
 * PostgreSQL cannot keep (null characters, lone surrogates) is refused here, for all rooms at once.
 */
export const bodyPlugin = fp(async (app) => {
  // Nothing here takes plain text: it is refused with 415, which pages of others cannot avoid either.
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
    const text = String(body);
    if (text.trim() === "") return done(null, undefined);
    try {
      const isSuspect = text.includes("\\u") || text.includes("__proto__") || !text.isWellFormed();
      const value: unknown = isSuspect ? JSON.parse(text, rejectKeys) : JSON.parse(text);
      // What is shorter cannot be that deep.
      if (text.length > 2 * deepest && isDeeper(value, deepest))
        return done(new BadBody("The body is nested too deeply."));
      if (isSuspect && !isStorable(value)) return done(new BadBody("The text holds characters that cannot be stored."));
      done(null, value);
    } catch (error) {
      done(error instanceof BadBody ? error : new BadBody("The body is not valid JSON."));
    }
  });
  app.addHook("onRequest", (request, _reply, done) => {
    const url = request.raw.url ?? "";
    const isBad = url.includes("%") && url.startsWith("/api/") && /%00|%c0%80/i.test(url);
    done(isBad ? new BadBody("The address holds a null character.") : undefined);
  });
});

function rejectKeys(key: string, value: unknown): unknown {
  if (key === "__proto__") throw new BadBody("The body is not valid JSON.");
  return value;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== "object") return false;
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1));
}

/** Whether every string in it is well-formed and free of null characters. */
function isStorable(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (Array.isArray(value)) return value.every(isStorable);
  if (value && typeof value === "object")
    return Object.entries(value).every(([key, part]) => isStorable(key) && isStorable(part));
  return true;
}

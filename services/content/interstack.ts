import { type Static, Type } from "typebox";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import type { ContentClient } from "./client.ts";
import { isSame } from "./delivery/keys.ts";
import type { Entry } from "./schema.ts";

const maxEntries = 100;

const References = Type.Object({
  content_type: Type.String({ minLength: 1, maxLength: 200 }),
  api_key: Type.String({ minLength: 1, maxLength: 200 }),
  /** Separated by commas. */
  entry_uids: Type.String({ minLength: 1, maxLength: 20_000 }),
  locale: Type.String({ minLength: 1, maxLength: 20 }),
});
type References = Static<typeof References>;

type TextData = { text?: unknown; display_text_input?: unknown };

/**
 * GET /interstack/references (specification 7.9): the display texts of entries of one type, in the order of entry_uids
 * and in the locale, or else in en-us. Entries that do not exist are left out. An entry has its texts in a group
 * display_text_input, or is such a text itself.
 */
export function interstackRoutes(app: App, { content, apiKey }: { content: ContentClient; apiKey: string }): void {
  app.get<{ Querystring: References }>(
    "/interstack/references",
    { schema: { summary: "Display texts of content entries", querystring: References } },
    async (request, reply) => {
      const { content_type, api_key, entry_uids, locale } = request.query;
      if (!isSame(api_key, apiKey)) {
        const fields = { api_key: "is unknown" };
        return sendProblem(reply, 412, {
          code: "unknown-key",
          message: "There is no stack with this api_key.",
          fields,
        });
      }
      const uids = [...new Set(entry_uids.split(",").flatMap((uid) => uid.trim() || []))];
      if (uids.length === 0 || uids.length > maxEntries) {
        const fields = { entry_uids: `must be 1 to ${maxEntries} uids with commas between` };
        return sendProblem(reply, 422, { code: "invalid", message: "Check entry_uids.", fields });
      }
      const entries = await content.byUids<TextData>(content_type, uids, locale.toLowerCase());
      const found = uids.flatMap((uid) => entries.get(uid) ?? []);
      return reply
        .header("cache-control", "no-store")
        .send({ entries: found.map((entry) => ({ uid: entry.uid, display_text_input: textsOf(entry) })) });
    },
  );
}

function textsOf({ title, data }: Entry<TextData>): { title: string; text: string }[] {
  const { text, display_text_input: inputs } = data;
  if (Array.isArray(inputs))
    return inputs.map((input) => ({ title: String(input?.title ?? ""), text: String(input?.text ?? "") }));
  return typeof text === "string" ? [{ title, text }] : [];
}

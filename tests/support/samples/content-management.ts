import type { App } from "#platform/http/app.ts";
import { keys } from "./content-delivery.ts";

/** A content type with a field of most kinds, and the credentials of editors and readers, for tests. */

export const editor = { api_key: keys.apiKey, authorization: keys.managementToken };
export const reader = { api_key: keys.apiKey, access_token: keys.deliveryToken };

export const story = {
  uid: "story",
  title: "Story",
  schema: [
    { uid: "title", display_name: "Title", data_type: "text", mandatory: true },
    { uid: "url", display_name: "URL", data_type: "text", unique: true },
    { uid: "body", display_name: "Body", data_type: "text", field_metadata: { allow_rich_text: true } },
    { uid: "prose", display_name: "Prose", data_type: "json", field_metadata: { allow_json_rte: true } },
    { uid: "reading_minutes", display_name: "Minutes", data_type: "number", min: 1, max: 60 },
    {
      uid: "links",
      display_name: "Links",
      data_type: "group",
      multiple: true,
      schema: [{ uid: "href", display_name: "Href", data_type: "text", mandatory: true }],
    },
    { uid: "related", display_name: "Related", data_type: "reference", reference_to: ["product"], multiple: true },
    { uid: "seo", display_name: "SEO", data_type: "global_field", reference_to: "seo" },
  ],
};

export const entries = "content_types/story/entries";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Sends requests with these headers to the API. Returns the response's body with its status. */
export const makeCalls = (app: () => App) => {
  const call = async (method: Method, path: string, payload?: object, headers: object = editor) => {
    const answer = await app().inject({
      method,
      url: `/v3/${path}`,
      headers: { ...headers },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, ...answer.json() };
  };
  return {
    call,
    read: (path: string) => call("GET", path, undefined, reader),
    write: (uid: string, fields: object = {}) => call("POST", entries, { entry: { uid, title: uid, ...fields } }),
    publish: (uid: string, entry: object = { environments: ["production"], locales: ["en-us"] }) =>
      call("POST", `${entries}/${uid}/publish`, { entry }),
  };
};

import type { ContentField, ContentType, ContentTypeOptions } from "#services/content/schema.ts";
import { title, url } from "./fields.ts";

export const type = (
  uid: string,
  name: string,
  fields: ContentField[],
  options: ContentTypeOptions = {},
): ContentType => ({
  uid,
  title: name,
  options,
  schema: options.is_page ? [title, url, ...fields] : [title, ...fields],
});

/** `url_prefix` is the beginning of the page's path (specification 2.3). */
export const page = (url_prefix: string): ContentTypeOptions => ({ is_page: true, url_prefix });
export const single: ContentTypeOptions = { singleton: true };

import { choice, group, groups, numbers, texts } from "./fields.ts";

/** The hotspots on a picture (specification 3.15). */
export const hotspots = groups(
  "hotspots",
  ...texts("id", "title", "description", "href", "ampId", "ctaCopy", "fontColor", "backgroundColor", "selector"),
  group("dataType", choice("value", "product", "page", "manual")),
  group("product", ...texts("uid")),
  group("page", ...texts("uid")),
  group("points", ...numbers("x", "y")),
  group("manual", ...texts("title", "description", "href", "ampId")),
);

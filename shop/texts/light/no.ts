import catalogue from "../no/catalogue.ts";
import frame from "../no/frame.ts";
import merchandise from "../no/merchandise.ts";
import search from "../no/search.ts";
import specs from "../no/specs.ts";

/** What light pages say (shop/frame/texts.ts): a part of ../no.ts. */
export default {
  ...catalogue,
  ...frame,
  ...merchandise,
  ...search,
  ...specs,
};

import catalogue from "../fr/catalogue.ts";
import frame from "../fr/frame.ts";
import merchandise from "../fr/merchandise.ts";
import search from "../fr/search.ts";
import specs from "../fr/specs.ts";

/** What light pages say (shop/frame/texts.ts): a part of ../fr.ts. */
export default {
  ...catalogue,
  ...frame,
  ...merchandise,
  ...search,
  ...specs,
};

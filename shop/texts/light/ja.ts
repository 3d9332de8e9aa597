import catalogue from "../ja/catalogue.ts";
import frame from "../ja/frame.ts";
import merchandise from "../ja/merchandise.ts";
import search from "../ja/search.ts";
import specs from "../ja/specs.ts";

/** What light pages say (shop/frame/texts.ts): a part of ../ja.ts. */
export default {
  ...catalogue,
  ...frame,
  ...merchandise,
  ...search,
  ...specs,
};

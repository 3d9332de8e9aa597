import catalogue from "../catalogue/ja.ts";
import frame from "../frame/ja.ts";
import lists from "../lists/ja.ts";
import sales from "../sales/ja.ts";
import signingIn from "../signing-in/ja.ts";
import staff from "../staff/ja.ts";

export default { ...catalogue, ...frame, ...lists, ...sales, ...signingIn, ...staff };

import catalogue from "../catalogue/sv.ts";
import frame from "../frame/sv.ts";
import lists from "../lists/sv.ts";
import sales from "../sales/sv.ts";
import signingIn from "../signing-in/sv.ts";
import staff from "../staff/sv.ts";

export default { ...catalogue, ...frame, ...lists, ...sales, ...signingIn, ...staff };

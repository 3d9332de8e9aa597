import catalogue from "../catalogue/it.ts";
import frame from "../frame/it.ts";
import lists from "../lists/it.ts";
import sales from "../sales/it.ts";
import signingIn from "../signing-in/it.ts";
import staff from "../staff/it.ts";

export default { ...catalogue, ...frame, ...lists, ...sales, ...signingIn, ...staff };

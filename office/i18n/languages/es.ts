import catalogue from "../catalogue/es.ts";
import frame from "../frame/es.ts";
import lists from "../lists/es.ts";
import sales from "../sales/es.ts";
import signingIn from "../signing-in/es.ts";
import staff from "../staff/es.ts";

export default { ...catalogue, ...frame, ...lists, ...sales, ...signingIn, ...staff };

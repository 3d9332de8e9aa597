import catalogue from "../catalogue/de.ts";
import frame from "../frame/de.ts";
import lists from "../lists/de.ts";
import sales from "../sales/de.ts";
import signingIn from "../signing-in/de.ts";
import staff from "../staff/de.ts";

export default { ...catalogue, ...frame, ...lists, ...sales, ...signingIn, ...staff };

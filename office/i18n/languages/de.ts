import frame from "../frame/de.ts";
import signingIn from "../signing-in/de.ts";

export default { ...frame, ...signingIn };

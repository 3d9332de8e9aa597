import frame from "../frame/es.ts";
import signingIn from "../signing-in/es.ts";

export default { ...frame, ...signingIn };

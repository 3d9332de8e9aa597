import frame from "../frame/no.ts";
import signingIn from "../signing-in/no.ts";

export default { ...frame, ...signingIn };

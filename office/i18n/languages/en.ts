import frame from "../frame/en.ts";
import signingIn from "../signing-in/en.ts";

export default { ...frame, ...signingIn };

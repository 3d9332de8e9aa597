import frame from "../frame/sv.ts";
import signingIn from "../signing-in/sv.ts";

export default { ...frame, ...signingIn };

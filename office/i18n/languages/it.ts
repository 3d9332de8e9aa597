import frame from "../frame/it.ts";
import signingIn from "../signing-in/it.ts";

export default { ...frame, ...signingIn };

import frame from "../frame/ja.ts";
import signingIn from "../signing-in/ja.ts";

export default { ...frame, ...signingIn };

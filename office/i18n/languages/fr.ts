import frame from "../frame/fr.ts";
import signingIn from "../signing-in/fr.ts";

export default { ...frame, ...signingIn };

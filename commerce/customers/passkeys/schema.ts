import { Type } from "typebox";
import { NewCredential, UsedCredential } from "#commerce/shared/passkeys/schema.ts";

const password = Type.Optional(Type.String({ maxLength: 1000 }));
/** Required unless the customer has just signed in. */
export const PasswordBody = Type.Object({ current_password: password });
export const RegisterBody = Type.Object({ name: Type.Optional(Type.String()), credential: NewCredential });
export const NameBody = Type.Object({ name: Type.String() });
export const SignInBody = Type.Object({ credential: UsedCredential });

export const PasskeyV3 = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  is_synced: Type.Boolean(),
  created_at: Type.String({ description: "ISO 8601" }),
  last_used_at: Type.Union([Type.String(), Type.Null()]),
});

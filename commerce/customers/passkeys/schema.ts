import { type Static, Type } from "typebox";

/** Passkeys: what is kept of one, and what browsers send (WebAuthn level 3, the JSON of PublicKeyCredential.toJSON). */

export type Passkey = {
  id: number;
  name: string;
  /** Kept by a password manager on several devices, or bound to one. */
  isSynced: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
};

export const mostPasskeys = 20;
export const longestName = 60;

const code = (longest: number) => Type.String({ maxLength: longest, pattern: "^[A-Za-z0-9_-]+$" });
const shared = {
  id: code(1400),
  rawId: code(1400),
  type: Type.Literal("public-key"),
  authenticatorAttachment: Type.Optional(
    Type.Union([Type.Literal("platform"), Type.Literal("cross-platform"), Type.Null()]),
  ),
};

export const NewCredential = Type.Object({
  ...shared,
  response: Type.Object({
    clientDataJSON: code(4000),
    attestationObject: code(20_000),
    transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
  }),
});
export type NewCredential = Static<typeof NewCredential>;

export const UsedCredential = Type.Object({
  ...shared,
  response: Type.Object({
    clientDataJSON: code(4000),
    authenticatorData: code(4000),
    signature: code(4000),
    userHandle: Type.Optional(Type.Union([code(100), Type.Null()])),
  }),
});
export type UsedCredential = Static<typeof UsedCredential>;

const password = Type.Optional(Type.String({ maxLength: 1000 }));
/** The current password is needed unless the customer has signed in just now. */
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

import { type Static, Type } from "typebox";

/**
 * Passkeys of customers and staff: what is stored of one, and what browsers send (WebAuthn level 3, the JSON of
 * PublicKeyCredential.toJSON).
 */

export type Passkey = {
  id: number;
  name: string;
  /** Whether a password manager keeps it on several devices, or it is bound to one device. */
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

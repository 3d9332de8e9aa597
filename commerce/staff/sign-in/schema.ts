import { type Static, Type } from "typebox";
import { closed, orNull } from "#commerce/shared/rest/shapes.ts";
import { inBoth, withIncluded } from "#commerce/staff/permissions/rules.ts";
import type { Member } from "#commerce/staff/permissions/schema.ts";

const text = Type.String({ maxLength: 1000 });

export const SignInBody = Type.Object(
  { email: text, password: text, code: Type.Optional(Type.String({ maxLength: 100 })) },
  closed,
);

const Markets = orNull(Type.Array(Type.String()));

/** The signed-in member with all permissions, including those that others include. */
export const SignedIn = Type.Object({
  member: Type.Object({
    id: Type.Integer(),
    email: Type.String(),
    name: Type.String(),
    language: Type.String(),
    role: Type.Object({ id: Type.Integer(), name: Type.String(), builtIn: orNull(Type.String()) }),
    permissions: Type.Array(Type.String()),
    markets: Markets,
    hasSecondFactor: Type.Boolean(),
    /** Whether the second factor is one-time codes; otherwise it is a passkey. */
    hasCodes: Type.Boolean(),
    /** When true, nothing else is open to the member until a second factor is set up. */
    mustSetUpSecondFactor: Type.Boolean(),
  }),
  csrfToken: Type.String(),
});
export type SignedIn = Static<typeof SignedIn>;

export const toSignedIn = (member: Member, lacksSecondFactor: boolean, csrfToken: string): SignedIn => ({
  member: {
    id: member.id,
    email: member.email,
    name: member.name,
    language: member.language,
    role: { id: member.role.id, name: member.role.name, builtIn: member.role.builtIn },
    permissions: withIncluded(member.role.permissions),
    markets: inBoth(member.role.markets, member.markets),
    hasSecondFactor: member.hasSecondFactor,
    hasCodes: member.hasCodes,
    mustSetUpSecondFactor: lacksSecondFactor,
  },
  csrfToken,
});

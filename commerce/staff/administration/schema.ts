import { type Static, Type } from "typebox";
import { languages, priceRegions } from "#commerce/shared/regions/schema.ts";
import { closed, Id, literals, orNull } from "#commerce/shared/rest/shapes.ts";
import { permissions } from "#commerce/staff/permissions/schema.ts";

/** Shapes of staff administration, below /api/staff and /office/api/staff. */

export const Markets = orNull(Type.Array(literals(priceRegions), { uniqueItems: true, maxItems: 20 }));
export const Permissions = Type.Array(literals(permissions), { uniqueItems: true, maxItems: 100 });
const Name = Type.String({ maxLength: 200 });

export const RoleBody = Type.Object({ name: Name, permissions: Permissions, markets: Type.Optional(Markets) }, closed);
export const RoleView = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  builtIn: orNull(Type.String()),
  permissions: Type.Array(Type.String()),
  markets: orNull(Type.Array(Type.String())),
});

export const MemberBody = Type.Object(
  {
    email: Type.String({ maxLength: 300 }),
    name: Type.Optional(Name),
    role: Id,
    markets: Type.Optional(Markets),
    language: Type.Optional(literals(languages)),
  },
  closed,
);
export const MemberPatch = Type.Object(
  {
    role: Type.Optional(Id),
    markets: Type.Optional(Markets),
    active: Type.Optional(Type.Boolean()),
    name: Type.Optional(Name),
  },
  { ...closed, minProperties: 1 },
);
export const MemberView = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  name: Type.String(),
  role: Type.Object({ id: Type.Integer(), name: Type.String(), builtIn: orNull(Type.String()) }),
  markets: orNull(Type.Array(Type.String())),
  active: Type.Boolean(),
  hasSecondFactor: Type.Boolean(),
});
export const ListedMember = Type.Object({
  ...MemberView.properties,
  /** "invited": they have not chosen a password yet. */
  status: literals(["active", "invited", "inactive"] as const),
  createdAt: Type.String(),
  seenAt: orNull(Type.String()),
});
export type ListedMember = Static<typeof ListedMember>;

export const KeyBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, pattern: "\\S" }),
    permissions: Permissions,
    markets: Type.Optional(Markets),
  },
  closed,
);
export const KeyView = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  permissions: Type.Array(Type.String()),
  markets: orNull(Type.Array(Type.String())),
  createdAt: Type.String(),
  usedAt: orNull(Type.String()),
  revokedAt: orNull(Type.String()),
  madeBy: orNull(Type.String()),
});
export const NewKey = Type.Object({ id: Type.Integer(), key: Type.String() });
export const Policy = Type.Object({ secondFactorRequired: Type.Boolean() }, closed);

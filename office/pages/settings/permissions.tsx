import { useQuery } from "@tanstack/react-query";
import type { Permission } from "#commerce/staff/permissions/schema.ts";
import { CheckField } from "../../components/field.tsx";
import type { Key } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.tsx";
import { may, useMember } from "../../runtime/session.ts";
import { permissionsQuery } from "./load.ts";

/** The part of a permission before its colon. */
type PermissionArea = Permission extends `${infer Area}:${string}` ? Area : never;

const areaNames: Readonly<Record<PermissionArea, Key>> = {
  catalogue: "areaCatalogue",
  stock: "areaStock",
  imports: "areaImports",
  content: "areaContent",
  media: "areaMedia",
  orders: "areaOrders",
  refunds: "areaRefunds",
  customers: "areaCustomers",
  pro: "areaPro",
  promotions: "areaPromotions",
  "gift-cards": "areaGiftCards",
  reviews: "areaReviews",
  search: "areaSearch",
  shipping: "areaShipping",
  stores: "areaStores",
  webhooks: "areaWebhooks",
  settings: "areaSettings",
  staff: "areaStaff",
  audit: "areaAudit",
  jobs: "areaJobs",
  exports: "areaExports",
};

const halves: Readonly<Record<string, Key>> = {
  read: "mayRead",
  write: "mayWrite",
  review: "mayReview",
  moderate: "mayModerate",
};

/** The permissions by area. Members cannot grant permissions that they do not have themselves. */
export function Permissions({ chosen, isFixed }: { chosen: readonly string[]; isFixed?: boolean }) {
  const say = useText();
  const member = useMember();
  const { data: all = [] } = useQuery(permissionsQuery);
  const areas = Object.entries(
    Object.groupBy(
      all.map(({ name }) => name),
      (permission) => permission.split(":")[0] ?? "",
    ),
  );
  // A permission without a label here is shown with its name in the API.
  const named = (names: Readonly<Record<string, Key>>, word: string) => {
    const key = names[word];
    return key ? say(key) : word;
  };
  /** What cannot be read, such as importing, is allowed or not. */
  const halfOf = (permission: string, ofArea: readonly string[]) => {
    const half = permission.split(":")[1] ?? "";
    return half === "write" && ofArea.length === 1 ? say("mayUse") : named(halves, half);
  };
  return (
    <fieldset className="permissions" disabled={isFixed}>
      <legend className="field-label">{say("permissions")}</legend>
      {areas.map(([area, permissions = []]) => (
        <div key={area} className="permission-area">
          <strong>{named(areaNames, area)}</strong>
          {permissions.map((permission) => (
            <CheckField
              key={permission}
              label={halfOf(permission, permissions)}
              aria-label={`${named(areaNames, area)}: ${halfOf(permission, permissions)}`}
              name="permissions"
              value={permission}
              defaultChecked={chosen.includes(permission)}
              disabled={!may(member, permission)}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}

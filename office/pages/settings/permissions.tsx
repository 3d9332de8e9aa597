import { useQuery } from "@tanstack/react-query";
import { CheckField } from "../../components/field.tsx";
import { useText } from "../../i18n/text.tsx";
import { may, useMember } from "../../runtime/session.ts";
import { permissionsQuery } from "./load.ts";

/** The permissions by area; what somebody lacks they cannot give. */
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
  return (
    <fieldset className="permissions" disabled={isFixed}>
      <legend className="field-label">{say("permissions")}</legend>
      {areas.map(([area, permissions = []]) => (
        <div key={area} className="permission-area">
          <strong>{area}</strong>
          {permissions.map((permission) => (
            <CheckField
              key={permission}
              label={permission.split(":")[1]}
              aria-label={permission}
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

import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { GroupUse } from "#commerce/customers/groups/removal.ts";
import { Loaded } from "../../../components/loaded.tsx";
import { useText } from "../../../i18n/text.tsx";
import { get } from "../../../runtime/api.ts";
import { useMay } from "../../../runtime/session.ts";
import type { Group } from "../form.ts";
import { isRegion } from "./place.ts";
import { RemoveGroup } from "./removal.tsx";
import { UsedBy } from "./used-by.tsx";

/** Shows what uses a group, with a link to its members, and can delete it. */
export function Use({ group }: { group: Group }) {
  const say = useText();
  const mayWrite = useMay("customers:write");
  const mayReadPrices = useMay("catalogue:read");
  const [isRemoving, setIsRemoving] = useState(false);
  const query = useQuery({
    queryKey: ["customer-group", String(group.id), "use"],
    queryFn: async ({ signal }) =>
      (await get<{ data: GroupUse }>(`/staff/customer-groups/${group.id}/use`, {}, signal)).data,
  });
  return (
    <section className="card">
      <h2>{say("groupUsedBy")}</h2>
      <Loaded query={query} lines={3}>
        {(data) => (
          <div className="stack">
            <UsedBy use={data} />
            <div className="button-row">
              <Link to="/customers" search={{ group: String(group.id) } as never} className="button">
                {say("groupSeeMembers")}
              </Link>
              {isRegion(group.region) && mayReadPrices && (
                <Link to="/prices" search={{ market: group.region } as never} className="button">
                  {say("groupSeePrices")}
                </Link>
              )}
              {mayWrite && data.needed === null && (
                <button type="button" className="button button-danger" onClick={() => setIsRemoving(true)}>
                  {say("groupDelete")}
                </button>
              )}
            </div>
            {data.needed !== null && <p className="field-hint">{say("groupNeededHint")}</p>}
            {isRemoving && <RemoveGroup group={group} use={data} onClose={() => setIsRemoving(false)} />}
          </div>
        )}
      </Loaded>
    </section>
  );
}

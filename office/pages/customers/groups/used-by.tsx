import { Link } from "@tanstack/react-router";
import type { GroupUse } from "#commerce/customers/groups/removal.ts";
import { useFormats, useText } from "../../../i18n/text.tsx";

/** Lists what refers to a group, starting with its members. */
export function UsedBy({ use }: { use: GroupUse }) {
  const say = useText();
  const { number } = useFormats();
  const { total, isExact } = use.customers;
  const count = isExact
    ? say("groupMemberCount", { count: total })
    : say("groupManyMembers", { number: number(total) });
  return (
    <ul className="bullets">
      <li>{count}</li>
      {use.promotions.map(({ id, name }) => (
        <li key={id}>
          <Link to="/promotions/$id" params={{ id: String(id) }} className="link">
            {name}
          </Link>
        </li>
      ))}
      {use.invoiceTerms && <li>{say("groupUsesTerms")}</li>}
      {use.hidesFreeDelivery && <li>{say("groupUsesDelivery")}</li>}
    </ul>
  );
}

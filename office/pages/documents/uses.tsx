import { Link } from "@tanstack/react-router";
import type { DocumentUse } from "#commerce/catalog/office/documents/schema.ts";
import type { Key } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.tsx";

const kinds = {
  product: { to: "/products/$id", label: "aboutProduct" },
  customer: { to: "/customers/$id", label: "aboutCustomer" },
  order: { to: "/orders/$id", label: "aboutOrder" },
} as const satisfies Record<DocumentUse["kind"], { to: string; label: Key }>;

/** Whose own fields name a document. */
export function DocumentUses({ uses }: { uses: readonly DocumentUse[] }) {
  const say = useText();
  return (
    <section className="card">
      <h2>{say("usedIn")}</h2>
      {uses.length === 0 ? (
        <p className="field-hint">{say("documentUsedNowhere")}</p>
      ) : (
        <ul className="uses">
          {uses.map(({ kind, id, name }) => (
            <li key={`${kind} ${id}`}>
              <Link to={kinds[kind].to} params={{ id: String(id) }} className="link">
                {kind === "product" ? name : say(kinds[kind].label, { id })}
              </Link>
              {kind === "product" && <span className="list-sub">{say(kinds[kind].label, { id })}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

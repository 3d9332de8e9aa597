import { Link } from "@tanstack/react-router";
import type { DocumentUse } from "#commerce/catalog/office/documents/schema.ts";
import type { Key } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.tsx";

const kinds = {
  product: { to: "/products/$id", label: "aboutProduct" },
  customer: { to: "/customers/$id", label: "aboutCustomer" },
  order: { to: "/orders/$id", label: "aboutOrder" },
} as const satisfies Record<Exclude<DocumentUse["kind"], "content">, { to: string; label: Key }>;

/** The records whose own fields refer to a document, and the content that links to it. */
export function DocumentUses({ uses }: { uses: readonly DocumentUse[] }) {
  const say = useText();
  return (
    <section className="card">
      <h2>{say("usedIn")}</h2>
      {uses.length === 0 ? (
        <p className="field-hint">{say("documentUsedNowhere")}</p>
      ) : (
        <ul className="uses">
          {uses.map((use) =>
            use.kind === "content" ? (
              <li key={`${use.type} ${use.uid}`}>
                {use.name}
                <span className="list-sub">{say("contentKind", { type: use.type })}</span>
              </li>
            ) : (
              <li key={`${use.kind} ${use.id}`}>
                <Link to={kinds[use.kind].to} params={{ id: String(use.id) }} className="link">
                  {use.kind === "product" ? use.name : say(kinds[use.kind].label, { id: use.id })}
                </Link>
                {use.kind === "product" && (
                  <span className="list-sub">{say(kinds[use.kind].label, { id: use.id })}</span>
                )}
              </li>
            ),
          )}
        </ul>
      )}
    </section>
  );
}

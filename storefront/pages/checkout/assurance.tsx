import type { ReactNode } from "react";
import { Link } from "#storefront/runtime/link.tsx";
import { ReturnIcon } from "#ui/icons/icons.tsx";
import { LockIcon, QuestionIcon } from "#ui/icons/page-icons.tsx";
import type { CheckoutProps } from "./props.ts";

/**
 * Answers common doubts: where to ask, how returns work, and that card data is safe. Links open in a new tab, so the
 * form is kept.
 */
export function Assurance({ buying }: Pick<CheckoutProps, "buying">) {
  const link = (to: string, words: ReactNode) => (
    <Link to={to} target="_blank" rel="noopener" prefetch={false}>
      {words}
    </Link>
  );
  return (
    <ul className="assurance quiet" aria-label={buying["help.title"]}>
      <li>
        <QuestionIcon size={20} /> {link("/support/contact", buying["help.ask"])}
      </li>
      <li>
        <ReturnIcon size={20} /> {link("/support/returns", buying["help.returns"])}
      </li>
      <li>
        <LockIcon size={20} /> <span>{buying["help.secure"]}</span>
      </li>
    </ul>
  );
}

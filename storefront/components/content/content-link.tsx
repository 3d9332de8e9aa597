import type { ReactNode } from "react";
import { Link } from "#storefront/runtime/link.tsx";
import type { LinkView } from "./link-object.ts";

/** A link that content made (specification 2.5); one that opens a new tab tells the other page nothing. */
export function ContentLink(props: { link: LinkView; className?: string; children: ReactNode; label?: string }) {
  const { link, className, children, label } = props;
  const tab = link.newTab ? { target: "_blank", rel: "noopener noreferrer" } : {};
  const rest = { className, "aria-label": label, ...tab };
  return link.to === undefined ? (
    <a href={link.href} {...rest}>
      {children}
    </a>
  ) : (
    <Link to={link.to} {...rest}>
      {children}
    </Link>
  );
}

import type { ReactNode } from "react";
import { Link } from "#storefront/runtime/link.tsx";
import type { LinkView } from "./link-object.ts";

/** A link from content (specification 2.5). Links that open a new tab send no opener or referrer. */
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

import type { ReactNode } from "react";
import "./accordion.css";

type Props = {
  title: ReactNode;
  open?: boolean;
  children: ReactNode;
};

/** A heading that expands its content. It uses the `details` element, so it needs no script. */
export function Accordion({ title, open, children }: Props) {
  return (
    <details className="accordion" open={open}>
      <summary className="accordion-head">
        {title}
        <span className="accordion-sign" aria-hidden="true" />
      </summary>
      <div className="accordion-body">{children}</div>
    </details>
  );
}

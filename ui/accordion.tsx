import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import "./accordion.css";

type Props = {
  title: ReactNode;
  open?: boolean;
  /** Opening an accordion closes the others with the same name. */
  name?: string;
  className?: string;
  children: ReactNode;
};

/** A heading that expands its content. It uses the `details` element, so it needs no script. */
export function Accordion({ title, open, name, className, children }: Props) {
  return (
    <details className={classes("accordion", className)} open={open} name={name}>
      <summary className="accordion-head">
        {title}
        <span className="accordion-sign" aria-hidden="true" />
      </summary>
      <div className="accordion-body">{children}</div>
    </details>
  );
}

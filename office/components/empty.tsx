import type { ReactNode } from "react";

type Props = {
  title: string;
  /** What such a record is for. */
  text: string;
  /** What to do next. */
  children?: ReactNode;
};

/** Shown instead of a list that has no rows yet. */
export const Empty = ({ title, text, children }: Props) => (
  <section className="state">
    <h2>{title}</h2>
    <p>{text}</p>
    {children && <div className="button-row">{children}</div>}
  </section>
);

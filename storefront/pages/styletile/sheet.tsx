import type { ReactNode } from "react";
import type { AreaKey } from "#storefront/i18n/areas.ts";

/** Returns a text of the style reference. */
export type SheetText = (key: AreaKey<"styletile">, values?: Record<string, string>) => string;

/** A section of the sheet: its groups stand side by side on twelve columns. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="tile-part">
    <h2 className="display-3 display tile-title">{title}</h2>
    {children}
  </section>
);

/** Components of one kind, `wide` columns of twelve. */
export const Group = ({
  title,
  wide = 12,
  children,
}: {
  title: string;
  wide?: 4 | 6 | 8 | 12;
  children: ReactNode;
}) => (
  <div className="tile-group" data-wide={wide}>
    <h3 className="label">{title}</h3>
    {children}
  </div>
);

/** A component with the name of its state below it. */
export const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="tile-state">
    {children}
    <p className="tile-name">{name}</p>
  </div>
);

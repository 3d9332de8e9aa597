import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"div">, "children"> & {
  /** The name of the page's property that holds the markup. */
  name: string;
  markup: string;
};

/** Markup that the server has drawn as a property of the page: our own, in which React has escaped what was typed. */
export const Drawn = ({ name, markup, ...box }: Props) => (
  // The mark comes last, where the document looks for it (markup-props.ts).
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  <div {...box} data-markup={name} dangerouslySetInnerHTML={{ __html: markup }} />
);

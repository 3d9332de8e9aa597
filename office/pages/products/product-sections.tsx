import { SectionNav } from "../../components/editor/section-nav.tsx";
import { type Card, cards, productFieldEntries } from "../../components/product-fields.ts";

/** The cards of the product editor, each with its fields. A card that the product does not have has no link. */
const sections = (Object.keys(cards) as Card[]).map((id) => ({
  id,
  label: cards[id],
  fields: productFieldEntries.flatMap(([name, { card }]) => (card === id ? name : [])),
}));

type Props = { changed: readonly string[]; faulty: readonly string[] };

export default function ProductSections(props: Props) {
  return <SectionNav sections={sections} {...props} />;
}

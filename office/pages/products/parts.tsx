import { type EditorSection, Parts } from "../../components/editor/parts.tsx";
import type { labels } from "./form.ts";

type Fields = { fields: readonly (keyof typeof labels)[] };

/** The cards of the product editor, from the top. A card that the product does not have has no link. */
const parts: readonly (EditorSection & Fields)[] = [
  { id: "texts", label: "texts", fields: ["name", "description", "kind", "brand", "sku"] },
  { id: "options", label: "options", fields: ["options"] },
  { id: "variants", label: "variants", fields: ["variants"] },
  { id: "pictures", label: "pictures", fields: ["images"] },
  { id: "languages", label: "inLanguages", fields: ["texts"] },
  { id: "specifications", label: "specifications", fields: ["custom_fields", "attributes"] },
  { id: "own-product", label: "ownFields", fields: ["own_fields"] },
  { id: "goes-with", label: "goesWith", fields: ["related_products", "add_ons"] },
  { id: "search-result", label: "searchResult", fields: ["uid"] },
  {
    id: "law",
    label: "law",
    fields: ["made_in", "hs_code", "net_content", "condition", "safety_contacts", "safety_warnings"],
  },
  {
    id: "status",
    label: "statusCategories",
    fields: [
      "is_visible",
      "availability",
      "preorder_release_date",
      "is_new",
      "is_redesigned",
      "is_best_seller",
      "inventory_tracking",
      "popularity",
      "categories",
    ],
  },
  { id: "schedule", label: "whenSeen", fields: ["schedule"] },
];

type Props = { changed: readonly string[]; faulty: readonly string[] };

export default function ProductParts(props: Props) {
  return <Parts parts={parts} {...props} />;
}

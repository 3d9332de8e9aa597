import { useQuery } from "@tanstack/react-query";
import { useController } from "react-hook-form";
import { ChooseMany } from "../../../components/choose/many.tsx";
import { ChooseProducts } from "../../../components/choose/products.tsx";
import { useText } from "../../../i18n/text.tsx";
import { get } from "../../../runtime/api.ts";
import { useCatalogueNames } from "../../../runtime/catalogue-names.ts";
import { useMay } from "../../../runtime/session.ts";
import { type CategoryRow, type Node, treeOf } from "../../categories/tree.ts";
import type { PromotionForm } from "../form.ts";

type Props = {
  form: PromotionForm;
  title: string;
  hint: string;
  categories: "category_ids" | "reward_category_ids";
  products: "product_ids" | "reward_product_ids";
};

/** Chooses goods by category, including subcategories, and by product. */
export function Goods({ form, title, hint, categories, products }: Props) {
  const say = useText();
  const names = useCatalogueNames();
  const maySee = useMay("catalogue:read");
  const inCategories = useController({ control: form.control, name: categories });
  const single = useController({ control: form.control, name: products });
  const { data } = useQuery({
    queryKey: ["categories"],
    queryFn: ({ signal }) => get<{ data: CategoryRow[] }>("/catalog/categories", {}, signal),
    enabled: maySee,
  });
  if (!maySee) return null;
  return (
    <div className="stack">
      <ChooseMany
        label={title}
        hint={hint}
        options={listed(treeOf(data?.data ?? []), names.category)}
        chosen={inCategories.field.value}
        onChange={inCategories.field.onChange}
      />
      <ChooseProducts
        label={say("products")}
        ids={single.field.value}
        onChange={single.field.onChange}
        problem={single.fieldState.error?.message ?? inCategories.fieldState.error?.message}
      />
    </div>
  );
}

type CategoryChoice = { value: number; label: string; depth: number };
const listed = (nodes: readonly Node[], nameOf: (node: Node) => string, depth = 0): CategoryChoice[] =>
  nodes.flatMap((node) => [
    { value: Number(node.id), label: nameOf(node), depth },
    ...listed(node.children, nameOf, depth + 1),
  ]);

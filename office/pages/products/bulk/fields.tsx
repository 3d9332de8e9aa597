import { useQuery } from "@tanstack/react-query";
import { ChooseMany } from "../../../components/choose/many.tsx";
import { SelectField, TextField } from "../../../components/field.tsx";
import type { Key } from "../../../i18n/languages.ts";
import { useText } from "../../../i18n/text.tsx";
import { get } from "../../../runtime/api.ts";
import { useCatalogueNames } from "../../../runtime/catalogue-names.ts";
import { type Draft, labelNames } from "./draft.ts";
import { PriceFields } from "./price-fields.tsx";

type Props = { draft: Draft; problems: Record<string, string>; put: (part: Partial<Draft>) => void };

const labels = {
  is_new: "isNew",
  is_redesigned: "isRedesigned",
  is_best_seller: "isBestSeller",
} as const satisfies Record<(typeof labelNames)[number], Key>;

/** The fields for the chosen kind of change. */
export function ChangeFields(props: Props) {
  const say = useText();
  const { draft, problems, put } = props;
  switch (draft.kind) {
    case "prices":
    case "sale":
    case "endSales":
      return <PriceFields {...props} />;
    case "addCategories":
    case "removeCategories":
      return <Categories {...props} />;
    case "brand":
      return (
        <TextField
          label={say("brand")}
          value={draft.brand}
          problem={problems.brand}
          onChange={({ target }) => put({ brand: target.value })}
        />
      );
    case "labels":
      return <Labels {...props} />;
    case "availability":
      return (
        <SelectField
          label={say("availability")}
          value={draft.availability}
          onChange={({ target }) => put({ availability: target.value as Draft["availability"] })}
          options={(["available", "preorder", "disabled"] as const).map((one) => [one, say(one)])}
        />
      );
  }
}

function Labels({ draft, put }: Props) {
  const say = useText();
  const set = (name: (typeof labelNames)[number], value: string) => {
    const { [name]: _, ...others } = draft.labels;
    put({ labels: value === "" ? others : { ...others, [name]: value === "yes" } });
  };
  return (
    <div className="field-row">
      {labelNames.map((name) => (
        <SelectField
          key={name}
          label={say(labels[name])}
          value={draft.labels[name] === undefined ? "" : draft.labels[name] ? "yes" : "no"}
          onChange={({ target }) => set(name, target.value)}
        >
          <option value="">{say("bulkAsItIs")}</option>
          <option value="yes">{say("yes")}</option>
          <option value="no">{say("no")}</option>
        </SelectField>
      ))}
    </div>
  );
}

type Category = { id: number; name: string; parentId: number | null };

function Categories({ draft, put }: Props) {
  const say = useText();
  const { data } = useQuery({
    queryKey: ["category-names"],
    queryFn: ({ signal }) => get<{ data: Category[] }>("/staff/categories", {}, signal),
  });
  const names = useCatalogueNames();
  const options = (data?.data ?? []).map((one) => ({
    value: one.id,
    label: names.category(one),
    depth: one.parentId ? 1 : 0,
  }));
  return (
    <ChooseMany
      label={say("categories")}
      options={options}
      chosen={draft.categories}
      onChange={(categories) => put({ categories })}
    />
  );
}

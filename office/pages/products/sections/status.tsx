import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import { useController, useFormState } from "react-hook-form";
import type { CategoryV3 } from "#commerce/catalog/categories/staff-schema.ts";
import { CheckField, SelectField, TextField } from "../../../components/field.tsx";
import { useText } from "../../../i18n/text.tsx";
import { get } from "../../../runtime/api.ts";
import { useCatalogueNames } from "../../../runtime/catalogue-names.ts";
import type { ProductForm } from "../form.ts";

/** Visibility, availability, labels and categories. */
export const Status = memo(function Status({ form }: { form: ProductForm }) {
  const say = useText();
  const { register } = form;
  const { errors } = useFormState({ control: form.control });
  return (
    <section className="card" id="status">
      <h2>{say("statusCategories")}</h2>
      <div className="stack">
        <CheckField label={say("visible")} {...register("is_visible")} />
        <SelectField
          label={say("availability")}
          hint={say("archiveHint")}
          problem={errors.availability?.message}
          {...register("availability")}
          options={(["available", "preorder", "disabled"] as const).map((one) => [one, say(one)])}
        />
        <TextField
          label={say("releaseDate")}
          type="date"
          problem={errors.preorder_release_date?.message}
          {...register("preorder_release_date", { setValueAs: (text) => text || null })}
        />
        <fieldset className="stack-tight">
          <legend className="field-label">{say("labels")}</legend>
          <CheckField label={say("isNew")} {...register("is_new")} />
          <CheckField label={say("isRedesigned")} {...register("is_redesigned")} />
          <CheckField label={say("isBestSeller")} {...register("is_best_seller")} />
        </fieldset>
        <SelectField
          label={say("tracking")}
          problem={errors.inventory_tracking?.message}
          {...register("inventory_tracking")}
        >
          <option value="variant">{say("trackVariant")}</option>
          <option value="product">{say("trackProduct")}</option>
          <option value="none">{say("trackNone")}</option>
        </SelectField>
        <TextField
          label={say("popularity")}
          type="number"
          min={0}
          problem={errors.popularity?.message}
          {...register("popularity", { valueAsNumber: true })}
        />
        <Categories form={form} />
      </div>
    </section>
  );
});

function Categories({ form }: { form: ProductForm }) {
  const say = useText();
  const { field } = useController({ control: form.control, name: "categories" });
  const { data } = useQuery({
    queryKey: ["categories"],
    queryFn: ({ signal }) => get<{ data: CategoryV3[] }>("/catalog/categories", {}, signal),
  });
  const names = useCatalogueNames();
  const chosen = new Set(field.value);
  return (
    <fieldset className="stack-tight">
      <legend className="field-label">{say("categories")}</legend>
      <div className="check-list">
        {data?.data.map(({ id, uid, name, parent }) => (
          <CheckField
            key={uid}
            label={<span className={parent ? "check-below" : undefined}>{names.category({ id, name })}</span>}
            checked={chosen.has(uid)}
            onChange={({ target }) =>
              field.onChange(target.checked ? [...field.value, uid] : field.value.filter((one) => one !== uid))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useController } from "react-hook-form";
import { SelectField } from "../../../components/field.tsx";
import { OwnFields } from "../../../components/own-fields/own-fields.tsx";
import { fieldsOf } from "../../../components/own-fields/queries.ts";
import { problemsIn } from "../../../components/own-fields/values.ts";
import { tell } from "../../../components/toasts.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { ProductForm } from "../form.ts";
import { detailed, useVariantDetails } from "../variant-details.tsx";

/** The merchant's own fields of the product and of each variant. */
export function ProductOwnFields({ form }: { form: ProductForm }) {
  const say = useText();
  const { field } = useController({ control: form.control, name: "own_fields" });
  return (
    <>
      <OwnFields
        of="product"
        title={say("ownFields")}
        values={field.value}
        onChange={field.onChange}
        problems={problemsIn(form.formState.errors.own_fields)}
      />
      <VariantOwnFields form={form} />
    </>
  );
}

/** Shows one variant at a time, because a product has up to 600. */
function VariantOwnFields({ form }: { form: ProductForm }) {
  const say = useText();
  const { field } = useController({ control: form.control, name: "variants" });
  const { data: fields = [] } = useQuery(fieldsOf("variant"));
  const [chosen, setChosen] = useState(0);
  const { known, load } = useVariantDetails();
  const named = field.value.find(({ id }) => id === chosen) ?? field.value[0];
  const variant = named && detailed(named, known);
  const unread = variant || fields.length === 0 ? undefined : named?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for the one that is chosen.
  useEffect(() => {
    if (unread) void load([unread]).catch(() => tell(say("failedText")));
  }, [unread]);
  if (!named || fields.length === 0) return null;
  return (
    <OwnFields
      key={`${named.id} ${variant !== null}`}
      of="variant"
      title={say("ownOfVariants")}
      above={
        field.value.length > 1 && (
          <SelectField
            label={say("variant")}
            value={named.id}
            onChange={({ target }) => setChosen(Number(target.value))}
            options={field.value.map((one) => [
              one.id,
              one.option_values.map(({ label }) => label).join(" / ") || one.sku,
            ])}
          />
        )
      }
      values={variant?.own_fields ?? {}}
      onChange={(own_fields) =>
        variant && field.onChange(field.value.map((one) => (one.id === variant.id ? { ...variant, own_fields } : one)))
      }
    />
  );
}

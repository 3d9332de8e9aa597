import { useQuery } from "@tanstack/react-query";
import { lazy, memo, Suspense } from "react";
import { useFormState, useWatch } from "react-hook-form";
import type { UsualValues } from "#commerce/catalog/office/proposals.ts";
import { sourceLanguage } from "#commerce/catalog/texts/rules.ts";
import { Datalist, TextArea, TextField } from "../../../components/field.tsx";
import { useText } from "../../../i18n/text.tsx";
import { get } from "../../../runtime/api.ts";
import { useCatalogueNames } from "../../../runtime/catalogue-names.ts";
import type { ProductForm } from "../form.ts";
import { useLanguageTexts } from "./languages/use-texts.ts";

const KindName = lazy(() => import("./kind-name.tsx"));

/** Suggestions for products of a kind: usual kinds, brands, specifications and filters. */
export function useUsual(kind: string): UsualValues | undefined {
  return useQuery({
    queryKey: ["product-proposals", kind],
    queryFn: ({ signal }) => get<{ data: UsualValues }>("/staff/product-proposals", { kind }, signal),
    staleTime: 60_000,
    placeholderData: (before) => before,
  }).data?.data;
}

/** Name and description in the first language. */
export const Texts = memo(function Texts({ form }: { form: ProductForm }) {
  const say = useText();
  const { register } = form;
  const { errors } = useFormState({ control: form.control });
  const kind = useWatch({ control: form.control, name: "kind" });
  const names = useCatalogueNames();
  const usual = useUsual(kind);
  const { texts, set } = useLanguageTexts(form, sourceLanguage);
  return (
    <section className="card" id="texts">
      <h2>{say("texts")}</h2>
      <div className="stack">
        <TextField label={say("productName")} problem={errors.name?.message} {...register("name")} />
        <TextArea
          label={say("description")}
          rows={6}
          problem={errors.description?.message}
          {...register("description")}
        />
        <TextArea
          label={say("features")}
          hint={say("featuresHint")}
          rows={3}
          value={texts.features.join("\n")}
          onChange={({ target }) => set({ features: target.value === "" ? [] : target.value.split("\n") })}
        />
        <div className="fields-3">
          <TextField label={say("sku")} problem={errors.sku?.message} {...register("sku")} />
          <TextField label={say("kind")} list="usual-kinds" problem={errors.kind?.message} {...register("kind")} />
          <TextField label={say("brand")} list="usual-brands" problem={errors.brand?.message} {...register("brand")} />
        </div>
        <Suspense fallback={<p className="field-hint">{"\u00a0"}</p>}>
          <KindName kind={kind} />
        </Suspense>
        <Datalist id="usual-kinds" values={usual?.kinds} nameOf={names.kind} />
        <Datalist id="usual-brands" values={usual?.brands} />
      </div>
    </section>
  );
});

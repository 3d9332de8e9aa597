import { TextArea, TextField } from "../../../components/field.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { ProductForm } from "../form.ts";

/** What it is called and how it is described. */
export function Texts({ form: { register, formState } }: { form: ProductForm }) {
  const say = useText();
  const { errors } = formState;
  return (
    <section className="card">
      <h2>{say("texts")}</h2>
      <div className="stack">
        <TextField label={say("productName")} problem={errors.name?.message} {...register("name")} />
        <TextArea
          label={say("description")}
          rows={6}
          problem={errors.description?.message}
          {...register("description")}
        />
        <div className="fields-3">
          <TextField label={say("sku")} problem={errors.sku?.message} {...register("sku")} />
          <TextField label={say("kind")} problem={errors.kind?.message} {...register("kind")} />
          <TextField label={say("brand")} problem={errors.brand?.message} {...register("brand")} />
        </div>
      </div>
    </section>
  );
}

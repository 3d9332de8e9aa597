import { CheckField, TextField } from "../../../components/field.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { StoreForm } from "../form.ts";

/** The store's name, contact details and visibility, and whether it is the merchant's own. */
export function About({ form }: { form: StoreForm }) {
  const say = useText();
  const { errors } = form.formState;
  return (
    <section className="card" data-fields="name slug phone email website is_visible is_own">
      <h2>{say("storeOne")}</h2>
      <div className="stack">
        <div className="fields-2">
          <TextField label={say("name")} maxLength={120} problem={errors.name?.message} {...form.register("name")} />
          <TextField
            label={say("storeSlug")}
            maxLength={80}
            problem={errors.slug?.message}
            {...form.register("slug")}
          />
        </div>
        <div className="fields-2">
          <TextField
            label={say("phoneField")}
            type="tel"
            maxLength={40}
            problem={errors.phone?.message}
            {...form.register("phone")}
          />
          <TextField
            label={say("emailAddress")}
            type="email"
            maxLength={200}
            problem={errors.email?.message}
            {...form.register("email")}
          />
        </div>
        <TextField
          label={say("storeWebsite")}
          type="url"
          maxLength={300}
          problem={errors.website?.message}
          {...form.register("website")}
        />
        <div className="store-flags">
          <CheckField label={say("visible")} {...form.register("is_visible")} />
          <CheckField label={say("storeOwn")} {...form.register("is_own")} />
        </div>
      </div>
    </section>
  );
}

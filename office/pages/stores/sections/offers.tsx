import { useState } from "react";
import { ChooseMany } from "../../../components/choose/many.tsx";
import { TextField } from "../../../components/field.tsx";
import { PictureChoice } from "../../../components/pictures/picture-choice.tsx";
import { useText } from "../../../i18n/text.tsx";
import { type StoreForm, serviceNames, services } from "../form.ts";

/** The store's picture, its services and its brands. */
export function Offers({ form }: { form: StoreForm }) {
  const say = useText();
  return (
    <>
      <section className="card" data-fields="image">
        <PictureChoice
          label={say("picture")}
          value={form.watch("image") || null}
          onChange={(id) => form.setValue("image", id ?? "", { shouldDirty: true })}
        />
      </section>
      <section className="card" data-fields="services brands">
        <div className="stack">
          <ChooseMany
            label={say("storeServices")}
            options={services.map((value) => ({ value, label: say(serviceNames[value]) }))}
            chosen={form.watch("services")}
            onChange={(chosen) =>
              form.setValue(
                "services",
                services.filter((one) => chosen.includes(one)),
                { shouldDirty: true },
              )
            }
          />
          <Brands form={form} />
        </div>
      </section>
    </>
  );
}

const read = (text: string) => [...new Set(text.split(",").map((one) => one.trim()))].filter(Boolean);

/** The typed text is kept as long as it means the same list as the form's value. */
function Brands({ form }: { form: StoreForm }) {
  const say = useText();
  const brands = form.watch("brands");
  const [typed, setTyped] = useState(brands.join(", "));
  const text = String(read(typed)) === String(brands) ? typed : brands.join(", ");
  return (
    <TextField
      label={say("storeBrands")}
      hint={say("storeBrandsHint")}
      problem={form.formState.errors.brands?.message}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value);
        form.setValue("brands", read(target.value), { shouldDirty: true });
      }}
    />
  );
}

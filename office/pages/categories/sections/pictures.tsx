import { useController } from "react-hook-form";
import { PictureChoice } from "../../../components/pictures/picture-choice.tsx";
import { useText } from "../../../i18n/text.tsx";
import { type CategoryForm, labels } from "../form.ts";
import { LocalPictures } from "./local-pictures.tsx";

/** The pictures of a category: on its tile, above its list of products, and replacements for single languages. */
export function Pictures({ form }: { form: CategoryForm }) {
  const say = useText();
  return (
    <section className="card" data-fields="tile_image hero_image local_images">
      <h2>{say("pictures")}</h2>
      <div className="stack">
        <One form={form} name="hero_image" />
        <One form={form} name="tile_image" />
        <LocalPictures form={form} />
      </div>
    </section>
  );
}

function One({ form, name }: { form: CategoryForm; name: "tile_image" | "hero_image" }) {
  const say = useText();
  const { field } = useController({ control: form.control, name });
  return <PictureChoice label={say(labels[name])} value={field.value} onChange={field.onChange} />;
}

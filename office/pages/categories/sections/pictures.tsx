import { useController } from "react-hook-form";
import { PicturePicker } from "../../../components/pictures/picture-picker.tsx";
import { useText } from "../../../i18n/text.tsx";
import { pictureUrl } from "../../../runtime/pictures.ts";
import { type CategoryForm, labels } from "../form.ts";

/** The pictures that stand for a category: on its tile, and above its list. */
export function Pictures({ form }: { form: CategoryForm }) {
  const say = useText();
  return (
    <section className="card">
      <h2>{say("pictures")}</h2>
      <div className="stack">
        <One form={form} name="hero_image" />
        <One form={form} name="tile_image" />
      </div>
    </section>
  );
}

function One({ form, name }: { form: CategoryForm; name: "tile_image" | "hero_image" }) {
  const say = useText();
  const { field } = useController({ control: form.control, name });
  return (
    <fieldset className="category-picture">
      <legend className="field-label">{say(labels[name])}</legend>
      {field.value && <img src={pictureUrl(field.value, 320)} alt="" />}
      <div className="category-picture-do">
        <PicturePicker onChoose={({ id }) => field.onChange(id)} />
        {field.value && (
          <button type="button" className="button" onClick={() => field.onChange(null)}>
            {say("remove")}
          </button>
        )}
      </div>
    </fieldset>
  );
}

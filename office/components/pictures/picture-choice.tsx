import { useText } from "../../i18n/text.tsx";
import { withinUrl } from "../../runtime/pictures.ts";
import { PicturePicker } from "./picture-picker.tsx";

type Props = { label: string; value: string | null; onChange: (id: string | null) => void };

/** Chooses one picture of the library, or removes it. */
export function PictureChoice({ label, value, onChange }: Props) {
  const say = useText();
  return (
    <fieldset className="category-picture">
      <legend className="field-label">{label}</legend>
      {value && <img src={withinUrl(value, 640, 480)} alt="" />}
      <div className="category-picture-do">
        <PicturePicker onChoose={({ id }) => onChange(id)} />
        {value && (
          <button type="button" className="button" onClick={() => onChange(null)}>
            {say("remove")}
          </button>
        )}
      </div>
    </fieldset>
  );
}

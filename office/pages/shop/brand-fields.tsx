import { useId } from "react";
import { type UseFormReturn, useController } from "react-hook-form";
import { accentContrast, isReadable, readableAccent } from "#commerce/shared/colours/rules.ts";
import { PicturePicker } from "../../components/pictures/picture-picker.tsx";
import { useFormats, useText } from "../../i18n/text.tsx";
import { withinUrl } from "../../runtime/pictures.ts";
import { type ShopValues, shopLabels } from "./shop-names.ts";

/** The shop's look: its logo for light and dark backgrounds, its icon, and its colour. */
export function BrandFields({ form }: { form: UseFormReturn<ShopValues> }) {
  const say = useText();
  return (
    <section className="card stack">
      <h2>{say("shopBrand")}</h2>
      <p className="field-hint">{say("logoHint")}</p>
      <div className="brand-pictures">
        <BrandPicture form={form} name="logo" />
        <BrandPicture form={form} name="logoDark" />
        <BrandPicture form={form} name="icon" />
      </div>
      <Accent form={form} />
    </section>
  );
}

type PictureProps = { form: UseFormReturn<ShopValues>; name: "logo" | "logoDark" | "icon" };

function BrandPicture({ form, name }: PictureProps) {
  const say = useText();
  const { field, fieldState } = useController({ control: form.control, name });
  const empty = { logo: "logoNone", logoDark: "logoDarkNone", icon: "shopIconNone" } as const;
  return (
    <fieldset className="brand-picture">
      <legend className="field-label">{say(shopLabels[name])}</legend>
      <span className={name === "logoDark" ? "brand-ground brand-ground-dark" : "brand-ground"}>
        {field.value ? <img src={withinUrl(field.value, 400, 112)} alt={say(shopLabels[name])} /> : say(empty[name])}
      </span>
      <div className="brand-picture-do">
        <PicturePicker label={say("choosePicture")} onChoose={({ id }) => field.onChange(id)} />
        {field.value && (
          <button type="button" className="button" onClick={() => field.onChange("")}>
            {say("remove")}
          </button>
        )}
      </div>
      {fieldState.error && <p className="field-problem">{fieldState.error.message}</p>}
    </fieldset>
  );
}

const isColour = (text: string) => /^#[0-9a-f]{6}$/.test(text);

/** The colour and its contrast. When the contrast is too low, the nearest readable colour is suggested. */
function Accent({ form }: { form: UseFormReturn<ShopValues> }) {
  const say = useText();
  const { number } = useFormats();
  const id = useId();
  const { field, fieldState } = useController({ control: form.control, name: "accent" });
  const colour = field.value;
  const set = (text: string) => field.onChange(text.trim().toLowerCase());
  const isWhole = isColour(colour);
  const isFine = isWhole && isReadable(colour);
  const ratio = isWhole ? number(Math.floor(accentContrast(colour) * 10) / 10) : "";
  return (
    <div className="field">
      <label htmlFor={id}>{say("accentColour")}</label>
      <div className="accent-row">
        <input
          type="color"
          aria-label={say("accentChoose")}
          value={isWhole ? colour : "#c8350a"}
          onChange={({ target }) => set(target.value)}
        />
        <input
          id={id}
          className="input"
          value={colour}
          placeholder="#c8350a"
          spellCheck={false}
          maxLength={7}
          aria-describedby={`${id}-hint`}
          aria-invalid={fieldState.error || (isWhole && !isFine) ? true : undefined}
          onBlur={field.onBlur}
          onChange={({ target }) => set(target.value)}
        />
        {isWhole && (
          <>
            <span className="accent-try" style={{ background: colour, color: "#fff" }} aria-hidden="true">
              {say("accentTry")}
            </span>
            <span className="accent-try accent-try-ground" style={{ color: colour }} aria-hidden="true">
              {say("accentTry")}
            </span>
          </>
        )}
      </div>
      <p className="field-hint" id={`${id}-hint`} role="status">
        {!isWhole ? say("accentHint") : say(isFine ? "accentFine" : "accentFaint", { ratio })}
      </p>
      {isWhole && !isFine && (
        <button type="button" className="button" onClick={() => set(readableAccent(colour))}>
          {say("accentUse", { colour: readableAccent(colour) })}
        </button>
      )}
      {fieldState.error && <p className="field-problem">{fieldState.error.message}</p>}
    </div>
  );
}

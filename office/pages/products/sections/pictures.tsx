import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import type { ProductV3 } from "#commerce/catalog/management/schema.ts";
import { TextField } from "../../../components/field.tsx";
import { FormProblem } from "../../../components/form-problem.tsx";
import { CloseIcon, DownIcon, UpIcon } from "../../../components/icons.tsx";
import { useText } from "../../../i18n/text.tsx";
import { send } from "../../../runtime/api.ts";
import { pictureUrl } from "../../../runtime/pictures.ts";
import { useMay } from "../../../runtime/session.ts";
import type { ProductForm } from "../form.ts";
import { handleOf } from "../handle.ts";

/** Pictures of the library in their order, each with the colour that it shows. */
export function Pictures({ form }: { form: ProductForm }) {
  const say = useText();
  const { field } = useController({ control: form.control, name: "images" });
  const [id, setId] = useState("");
  const variants = useWatch({ control: form.control, name: "variants" });
  const colours = coloursOf(variants);
  const images = field.value;
  const swap = (from: number, to: number) => {
    const next = [...images];
    const [moved] = next.splice(from, 1);
    if (moved) next.splice(to, 0, moved);
    field.onChange(next);
  };
  const problem = form.formState.errors.images?.message;
  return (
    <section className="card">
      <h2>{say("pictures")}</h2>
      {problem && <p className="field-problem">{problem}</p>}
      <ol className="pictures">
        {images.map((image, place) => (
          <li key={image.id} className="picture">
            <img src={pictureUrl(image.id, 240)} alt={image.id} width={120} height={120} loading="lazy" />
            <select
              className="input"
              aria-label={`${say("variant")}: ${image.id}`}
              value={image.color ?? ""}
              onChange={({ target }) =>
                field.onChange(images.with(place, { id: image.id, ...(target.value && { color: target.value }) }))
              }
            >
              <option value="">–</option>
              {colours.map(([code, label]) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </select>
            <span className="picture-acts">
              <button
                type="button"
                className="icon-button"
                aria-label={`${say("moveUp")}: ${image.id}`}
                disabled={place === 0}
                onClick={() => swap(place, place - 1)}
              >
                <UpIcon size={16} />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={`${say("moveDown")}: ${image.id}`}
                disabled={place === images.length - 1}
                onClick={() => swap(place, place + 1)}
              >
                <DownIcon size={16} />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={`${say("remove")}: ${image.id}`}
                onClick={() => field.onChange(images.filter((one) => one !== image))}
              >
                <CloseIcon size={16} />
              </button>
            </span>
          </li>
        ))}
      </ol>
      <Upload add={(ids) => field.onChange([...form.getValues("images"), ...ids.map((one) => ({ id: one }))])} />
      <div className="with-button">
        <TextField label={say("pictureId")} value={id} onChange={({ target }) => setId(target.value)} />
        <button
          type="button"
          className="button"
          disabled={!id.trim() || images.some((image) => image.id === id.trim())}
          onClick={() => {
            field.onChange([...images, { id: id.trim() }]);
            setId("");
          }}
        >
          {say("add")}
        </button>
      </div>
    </section>
  );
}

/** Files become pictures of the library, under their own names, and then the product's. */
function Upload({ add }: { add: (ids: string[]) => void }) {
  const say = useText();
  const mayUpload = useMay("media:write");
  const [isOver, setIsOver] = useState(false);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: async (files: File[]) => {
      const ids: string[] = [];
      for (const file of files) {
        const id = `${handleOf(file.name.replace(/\.\w+$/, "")) || "picture"}-${crypto.randomUUID().slice(0, 6)}`;
        await send("POST", `/media?id=${id}`, file);
        ids.push(id);
      }
      return ids;
    },
    onSuccess: add,
  });
  if (!mayUpload) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to what the file chooser does.
    <div
      className={isOver ? "drop drop-over" : "drop"}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        mutate([...event.dataTransfer.files].filter(({ type }) => type.startsWith("image/")));
      }}
    >
      <label>
        <input
          type="file"
          accept="image/*"
          multiple
          className="visually-hidden"
          disabled={isPending}
          onChange={({ target }) => mutate([...(target.files ?? [])])}
        />
        {isPending ? say("uploading", { number: variables.length }) : say("addPictures")}
      </label>
      <FormProblem error={error} />
    </div>
  );
}

/** The colours that variants come in, by code. */
function coloursOf(variants: ProductV3["variants"]): [code: string, label: string][] {
  const values = variants.flatMap(({ option_values }) => option_values.slice(0, 1));
  return [...new Map(values.map(({ code, label }) => [code, label]))];
}

import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useController } from "react-hook-form";
import type { Static } from "typebox";
import type { ProductV3 } from "#commerce/catalog/management/schema.ts";
import type { PicturePage } from "#commerce/catalog/office/pictures/schema.ts";
import { AltDialog } from "../../../components/pictures/alt-dialog.tsx";
import { PictureDrop } from "../../../components/pictures/picture-drop.tsx";
import { PicturePicker } from "../../../components/pictures/picture-picker.tsx";
import { useText } from "../../../i18n/text.tsx";
import { get } from "../../../runtime/api.ts";
import { useMay } from "../../../runtime/session.ts";
import type { ProductForm } from "../form.ts";
import { moved } from "./pictures/order.ts";
import { type PictureDetails, type ProductPicture, Tile } from "./pictures/tile.tsx";

/**
 * The product's pictures in order, each with the colour that it shows. They are uploaded or chosen from the library.
 */
export function Pictures({ form, options }: { form: ProductForm; options: ProductV3["options"] }) {
  const say = useText();
  const { field } = useController({ control: form.control, name: "images" });
  const images = field.value as ProductPicture[];
  const known = useKnown(images.map(({ id }) => id));
  const [removed, setRemoved] = useState<{ image: ProductPicture; place: number } | null>(null);
  const [described, setDescribed] = useState<PictureDetails>(undefined);
  const [dragged, setDragged] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<string | null>(null);
  // An element that is moved in the document loses the focus, so it is set again.
  useEffect(() => {
    if (focused.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(focused.current)}"]`)?.focus();
    focused.current = null;
  });
  const add = (given: readonly { id: string }[]) => {
    const now = form.getValues("images");
    const fresh = given.filter(({ id }) => !now.some((image) => image.id === id));
    field.onChange([...now, ...fresh.map(({ id }) => ({ id }))]);
  };
  const colours = options.flatMap(({ type, option_values }) =>
    type === "swatch" ? option_values.map(({ label, value_data }) => [value_data.code, label] as const) : [],
  );
  const problem = form.formState.errors.images?.message;
  return (
    <section className="card">
      <h2>{say("pictures")}</h2>
      {problem && <p className="field-problem">{problem}</p>}
      {images.length > 1 && <p className="field-hint focal-hint">{say("orderHint")}</p>}
      <ol className="pictures" ref={list}>
        {images.map((image, place) => (
          <Tile
            key={image.id}
            {...{ image, place, colours }}
            known={known.get(image.id)}
            count={images.length}
            isDragged={dragged === image.id}
            move={(to) => {
              focused.current = image.id;
              field.onChange(moved(images, place, to));
            }}
            drag={(isDragging) => setDragged(isDragging ? image.id : null)}
            setColour={(color) => field.onChange(images.with(place, { id: image.id, ...(color && { color }) }))}
            describe={known.has(image.id) ? () => setDescribed(known.get(image.id)) : null}
            remove={() => {
              setRemoved({ image, place });
              field.onChange(images.filter(({ id }) => id !== image.id));
            }}
          />
        ))}
      </ol>
      <div role="status">
        {removed && !images.some(({ id }) => id === removed.image.id) && (
          <p className="note picture-removed">
            {say("pictureRemoved", { name: known.get(removed.image.id)?.title || removed.image.id })}{" "}
            <button
              type="button"
              className="link"
              onClick={() => {
                field.onChange(images.toSpliced(removed.place, 0, removed.image));
                setRemoved(null);
              }}
            >
              {say("undo")}
            </button>
          </p>
        )}
      </div>
      <PictureDrop onUploaded={add} />
      <PicturePicker isMultiple onChoose={(picture) => add([picture])} />
      {described && <AltDialog picture={described} onClose={() => setDescribed(undefined)} />}
    </section>
  );
}

/** The library's details of these pictures. Empty when the member may not see media. */
function useKnown(ids: readonly string[]): Map<string, NonNullable<PictureDetails>> {
  const mayRead = useMay("media:read");
  const [asked, setAsked] = useState(ids);
  // Details of removed pictures are kept for undo.
  if (ids.some((id) => !asked.includes(id))) setAsked([...new Set([...asked, ...ids])]);
  const { data } = useQuery({
    queryKey: ["pictures", "of", [...asked].sort()],
    queryFn: ({ signal }) =>
      get<Static<typeof PicturePage>>("/staff/pictures", { ids: asked.join(","), limit: 250 }, signal),
    enabled: mayRead && asked.length > 0,
    placeholderData: (previous) => previous,
  });
  return new Map(data?.data.map((picture) => [picture.id, picture]));
}

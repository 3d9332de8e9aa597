import type { KeyboardEvent, PointerEvent } from "react";
import { OptionList } from "../../../../components/field.tsx";
import { CloseIcon } from "../../../../components/icons.tsx";
import { useText } from "../../../../i18n/text.tsx";
import { pictureUrl, versionUrl } from "../../../../runtime/pictures.ts";
import { placeFor } from "./order.ts";

export type ProductPicture = { id: string; color?: string };
/** The library's details of the picture. Undefined when it is unknown or the member may not see media. */
export type PictureDetails =
  | { id: string; title: string; version: number; fileVersion: string; alt: Record<string, string> }
  | undefined;

type Props = {
  image: ProductPicture;
  known: PictureDetails;
  place: number;
  count: number;
  colours: readonly (readonly [code: string, label: string])[];
  isDragged: boolean;
  move: (to: number) => void;
  drag: (isDragging: boolean) => void;
  setColour: (code: string) => void;
  describe: (() => void) | null;
  remove: () => void;
};

/** The index of the product picture under the pointer; null when there is none. */
function placeUnder({ clientX, clientY }: PointerEvent): number | null {
  const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-picture]");
  return under ? Number(under.dataset.picture) : null;
}

/** A picture of the product: its handle, its colour, its texts, and a button to remove it. */
export function Tile(props: Props) {
  const { image, known, place, count, colours, isDragged, move, drag, setColour, describe, remove } = props;
  const say = useText();
  const name = known?.title || image.id;
  const onKeyDown = (event: KeyboardEvent) => {
    const to = placeFor(event.key, place, count);
    if (to === null) return;
    event.preventDefault();
    move(to);
  };
  const spoken = Object.keys(known?.alt ?? {}).length;
  const texts = spoken === 0 ? say("noAlt") : `${say("altTexts")} (${spoken})`;
  return (
    <li className={isDragged ? "picture picture-dragged" : "picture"} data-picture={place}>
      <button
        type="button"
        className="picture-handle"
        data-handle={image.id}
        aria-label={`${say("move", { name })}, ${place + 1}/${count}`}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          drag(true);
        }}
        onPointerMove={(event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
          const over = placeUnder(event);
          if (over !== null && over !== place) move(over);
        }}
        onPointerUp={() => drag(false)}
        onLostPointerCapture={() => drag(false)}
      >
        <img src={known ? versionUrl(known, 240) : pictureUrl(image.id, 240)} alt="" draggable={false} loading="lazy" />
      </button>
      {place === 0 && <span className="tag picture-first">{say("mainPicture")}</span>}
      {colours.length > 0 && (
        <select
          className="input"
          aria-label={say("colourOf", { name })}
          value={image.color ?? ""}
          onChange={({ target }) => setColour(target.value)}
        >
          <option value="">{say("allColours")}</option>
          <OptionList of={colours.map(([code, label]) => [code, label])} />
        </select>
      )}
      <span className="picture-acts">
        {describe ? (
          <button type="button" className="link picture-texts" aria-label={`${texts}: ${name}`} onClick={describe}>
            {texts}
          </button>
        ) : (
          <span className="picture-texts">{name}</span>
        )}
        <button type="button" className="icon-button" aria-label={`${say("remove")}: ${name}`} onClick={remove}>
          <CloseIcon size={16} />
        </button>
      </span>
    </li>
  );
}

import type { KeyboardEvent } from "react";
import type { Swatch } from "#commerce/catalog/products/schema.ts";
import { mediaUrl } from "#storefront/app/media.ts";
import { useShop } from "#storefront/app/shop.tsx";
import { classes } from "#ui/classes.ts";
import { SwatchDot } from "./swatch-dot.tsx";
import "./swatches.css";

type Props = {
  /** The name of the radio buttons, and of the field when they are in a form. */
  name: string;
  legend: string;
  swatches: readonly Pick<Swatch, "code" | "label" | "hexColours" | "picture">[];
  /** The code of the chosen colour. */
  selected: string;
  onSelect: (code: string) => void;
  /** On cards: shows four or six colours, then "+N". Hovering over a swatch selects it. */
  short?: boolean;
};

const mobileMost = 4;
const desktopMost = 6;

/** Colours as a radio group. They are chosen by click or key, and on cards also by hovering (specification 4). */
export function Swatches({ name, legend, swatches, selected, onSelect, short }: Props) {
  const { mediaBase } = useShop();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") {
      event.preventDefault();
      onSelect(event.currentTarget.value);
    }
  };
  return (
    <div
      role="radiogroup"
      aria-label={legend}
      className={classes("swatches", short ? "swatches-short" : "swatches-large")}
    >
      {swatches.map(({ code, label, hexColours, picture }) => (
        <label key={code} className="swatch" title={label}>
          <input
            type="radio"
            className="cover-input"
            data-swatch={code}
            name={name}
            value={code}
            aria-label={label}
            checked={code === selected}
            onChange={() => onSelect(code)}
            onMouseEnter={short ? () => onSelect(code) : undefined}
            onKeyDown={onKeyDown}
          />
          <SwatchDot
            hexColours={hexColours}
            picture={picture && mediaUrl(mediaBase, picture, { w: 72, h: 72, sm: "c" })}
          />
        </label>
      ))}
      {short && swatches.length > mobileMost && (
        <span className="swatches-more swatches-more-mobile">+{swatches.length - mobileMost}</span>
      )}
      {short && swatches.length > desktopMost && (
        <span className="swatches-more swatches-more-desktop">+{swatches.length - desktopMost}</span>
      )}
    </div>
  );
}

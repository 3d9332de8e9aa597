import { contrast } from "#commerce/shared/colours/rules.ts";
import { useShop, useText } from "#storefront/app/shop.tsx";
import { Motion } from "./motion.tsx";
import { Group, Part, type SheetText } from "./sheet.tsx";
import { sizeText, tokenValue } from "./tokens.ts";

const colours = ["ink", "slate", "line", "firn", "snow", "signal", "signal-bright", "glacier", "pine"] as const;
const sizes = [
  "display-1",
  "display-2",
  "display-form",
  "display-3",
  "display-4",
  "text-xl",
  "text-l",
  "text-m",
  "text-s",
  "text-xs",
] as const;
const steps = [4, 8, 12, 16, 24, 40, 64, 96, 128];

/** Weight and line height of the two kinds of type (ui/base.css). */
const lookOf = (size: string): string => (size.startsWith("display") ? "800 · 0.98" : "400 · 1.5");

/** Type, colours, distances and motion, with the values that ui/tokens.css gives them. */
export function Foundations({ say }: { say: SheetText }) {
  const t = useText();
  const { locale } = useShop();
  const ratio = new Intl.NumberFormat(locale.code, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <>
      <Part title={say("styletile.type")}>
        <ul className="tile-sizes">
          {sizes.map((size) => (
            <li key={size} className="tile-size">
              <p className="tile-name">
                <b>{say(`styletile.role.${size}`)}</b>
                <br />
                {size} · {sizeText(size)} · {lookOf(size)}
              </p>
              <p className={size.startsWith("display") ? "display" : undefined} style={{ fontSize: `var(--${size})` }}>
                {t("catalogue.promise-return")}
              </p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say("styletile.colours")}>
        <ul className="tile-colours">
          {colours.map((colour) => (
            <li key={colour} className="tile-name">
              <span style={{ background: `var(--${colour})` }} />
              <b>{colour}</b>
              <br />
              {tokenValue(colour).toUpperCase()}
              <br />
              {say("styletile.contrast", { ratio: ratio.format(contrast(tokenValue(colour), "#ffffff")) })}
              <br />
              {say(`styletile.use.${colour}`)}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={say("styletile.space")}>
        <Group title="4 px" wide={6}>
          <ul className="tile-steps">
            {steps.map((step) => (
              <li key={step} className="tile-name">
                <span style={{ inlineSize: step, blockSize: step }} />
                {step}
              </li>
            ))}
          </ul>
        </Group>
        <Group title={say("styletile.motion")} wide={6}>
          <Motion say={say} />
        </Group>
      </Part>
    </>
  );
}

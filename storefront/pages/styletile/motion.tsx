import { type CSSProperties, useState } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { CheckIcon } from "#ui/icons/icons.tsx";
import type { SheetText } from "./sheet.tsx";
import { tokenValue } from "./tokens.ts";

const times = ["quick", "calm", "slow"];

/** "150ms" as a part of the longest time. */
const shareOf = (time: string): string =>
  `${(100 * Number.parseFloat(tokenValue(time))) / Number.parseFloat(tokenValue("slow"))}%`;

/**
 * The durations of animations (ui/tokens.css), each shown by a bar that is animated on request. Only transforms and
 * opacity are animated; with reduced motion the end state is shown at once.
 */
export function Motion({ say }: { say: SheetText }) {
  const t = useText();
  const [played, setPlayed] = useState(0);
  return (
    <>
      <ul className="tile-motion" key={played} data-played={played > 0 || undefined}>
        {times.map((time) => (
          <li key={time} className="tile-name">
            <span style={{ animationDuration: `var(--${time})`, "--tile-share": shareOf(time) } as CSSProperties} />
            <b>{time}</b> · {tokenValue(time)}
          </li>
        ))}
      </ul>
      <p className="row-middle row row-l" aria-live="polite">
        <Button kind="outline" small onClick={() => setPlayed(played + 1)}>
          {say("styletile.play")}
        </Button>
        {played > 0 && (
          <Badge tone="pine">
            <CheckIcon size={14} /> {t("catalogue.added")}
          </Badge>
        )}
      </p>
    </>
  );
}

import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useText } from "#storefront/app/shop.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { Button } from "#ui/button.tsx";
import type { Consent } from "./rules.ts";
import "./consent.css";

type Props = {
  texts: AreaTexts<"consent">;
  consent: Consent;
  /** The visitor opened the dialog, so it gets the focus. */
  asked: boolean;
  onAnswer: (consent: Consent) => void;
  onClose: () => void;
};
const kinds = ["analytics", "marketing"] as const;

/**
 * Accepting and refusing are equally prominent, and a third button offers details. The dialog does not block the page.
 */
export function ConsentDialog({ texts, consent, asked, onAnswer, onClose }: Props) {
  const t = useText();
  const say = useText(texts);
  const [isChoosing, setChoosing] = useState(false);
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked) element.current?.focus({ preventScroll: true });
  }, [asked]);
  const all = (allowed: boolean) => onAnswer({ analytics: allowed, marketing: allowed });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onAnswer({ analytics: form.has("analytics"), marketing: form.has("marketing") });
  };
  const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && onClose();

  return (
    <section
      ref={element}
      className="consent"
      role="dialog"
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <h2 id="consent-title" className="text-m bold">
        {say("consent.title")}
      </h2>
      <p id="consent-text">
        {say("consent.text")} <Link to="/privacy">{t("frame.privacy")}</Link>
      </p>
      {isChoosing && (
        <form id="consent-choice" className="stack gap-10" onSubmit={onSubmit}>
          <Kind texts={texts} name="necessary" checked fixed />
          {kinds.map((kind) => (
            <Kind key={kind} texts={texts} name={kind} checked={consent[kind]} />
          ))}
        </form>
      )}
      <div className="consent-ways">
        <Button kind="outline" small onClick={() => all(true)}>
          {say("consent.accept")}
        </Button>
        <Button kind="outline" small onClick={() => all(false)}>
          {say("consent.refuse")}
        </Button>
        {isChoosing ? (
          <Button key="save" kind="outline" small type="submit" form="consent-choice">
            {say("consent.save")}
          </Button>
        ) : (
          <Button key="choose" kind="outline" small onClick={() => setChoosing(true)}>
            {say("consent.choose")}
          </Button>
        )}
      </div>
    </section>
  );
}

type KindProps = {
  texts: AreaTexts<"consent">;
  name: "necessary" | "analytics" | "marketing";
  checked: boolean;
  fixed?: boolean;
};

function Kind({ texts, name, checked, fixed }: KindProps) {
  const say = useText(texts);
  return (
    <label className="consent-kind">
      <input type="checkbox" name={name} defaultChecked={checked} disabled={fixed} />
      <span>
        <strong>{say(`consent.${name}`)}</strong> {say(`consent.${name}-text`)}
      </span>
    </label>
  );
}

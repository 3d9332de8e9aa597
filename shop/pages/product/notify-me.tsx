import { useEffect, useRef, useState } from "react";
import { getPayload } from "#shop/frame/payloads.ts";
import { localePath, ShopProvider, useShop, useText } from "#shop/frame/shop.tsx";
import { loadTexts, type Texts } from "#shop/frame/texts.ts";
import type { NotifyProps } from "#shop/pages/notify/props.ts";
import { PublicFormFrame } from "#shop/parts/public-form.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { CheckIcon, EmailIcon } from "#ui/icons.tsx";
import { isWatched, rememberWatched } from "./watched.ts";
import "./notify-me.css";

type State = "idle" | "opening" | "open" | "busy" | "wrong" | "sent";

/** Asks to be told when a variant is back, without leaving its page (specification 3.6). The product page comes without the words of forms. */
export default function NotifyMe({ variantId }: { variantId: number }) {
  const shop = useShop();
  const [texts, setTexts] = useState<Texts | null>(null);
  const { language } = shop.locale;
  useEffect(() => {
    loadTexts(language).then(setTexts, () => undefined);
  }, [language]);
  if (!texts) return null;
  return (
    <ShopProvider shop={{ ...shop, texts: { ...texts, ...shop.texts } }}>
      <Watch variantId={variantId} />
    </ShopProvider>
  );
}

/** What it posts to is the form's own page. */
function Watch({ variantId }: { variantId: number }) {
  const t = useText();
  const { locale } = useShop();
  const [state, setState] = useState<State>("idle");
  const [form, setForm] = useState<NotifyProps | null>(null);
  const [email, setEmail] = useState("");
  const address = localePath(locale, `/notify/${variantId}`);

  async function open() {
    setState("opening");
    const payload = await getPayload(new URL(address, location.origin)).catch(() => null);
    // It can be had meanwhile, or cannot be asked for here: its own page tells.
    if (!payload || !("props" in payload) || payload.page !== "notify") return location.assign(address);
    setForm(payload.props as NotifyProps);
    setState("open");
  }

  async function send(sent: HTMLFormElement) {
    const typed = new FormData(sent);
    setEmail(String(typed.get("email") ?? "").trim());
    setState("busy");
    const body = new URLSearchParams([...typed].map(([name, value]) => [name, String(value)]));
    const answer = await fetch(address, { method: "POST", body }).catch(() => null);
    if (answer?.ok) {
      rememberWatched(variantId);
      setState("sent");
    } else if (answer?.status === 422) setState("wrong");
    // Too often, or no answer at all: the page with its own words.
    else sent.submit();
  }

  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    const element = form && frame.current;
    if (!element) return;
    const onSubmit = (event: SubmitEvent) => {
      // The bot check holds the first one back, and sends again when it is done.
      if (event.defaultPrevented) return;
      event.preventDefault();
      void latest.current(event.target as HTMLFormElement);
    };
    element.addEventListener("submit", onSubmit);
    return () => element.removeEventListener("submit", onSubmit);
  }, [form]);

  if (state === "sent" || (state === "idle" && isWatched(variantId)))
    return (
      <p className="notify-me notify-me-done" role="status">
        <CheckIcon size={20} />
        <span>{state === "sent" ? t("notify.sent", { email }) : t("notify.already")}</span>
      </p>
    );
  if (!form)
    return (
      <div className="notify-me">
        <Button kind="outline" wide onClick={open} aria-busy={state === "opening" || undefined}>
          <EmailIcon size={20} /> {t("frame.notify")}
        </Button>
      </div>
    );
  const isWrong = state === "wrong";
  return (
    <div ref={frame} className="notify-me notify-me-open">
      <p className="notify-me-text">{t("notify.text", { name: form.name })}</p>
      <PublicFormFrame
        form={form}
        action={`/notify/${variantId}`}
        className="notify-me-form"
        submit={
          <Button type="submit" wide aria-busy={state === "busy" || undefined} disabled={state === "busy"}>
            {t("notify.submit")}
          </Button>
        }
      >
        <TextField
          key={String(isWrong)}
          label={t("signin.email")}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email || form.email}
          error={isWrong ? t("field.email") : undefined}
          autoFocus
          required
        />
      </PublicFormFrame>
    </div>
  );
}

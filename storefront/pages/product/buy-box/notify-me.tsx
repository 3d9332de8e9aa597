import { useEffect, useRef, useState } from "react";
import { ShopProvider, useShop, useText } from "#storefront/app/shop.tsx";
import { PublicFormFrame } from "#storefront/components/forms/public-form.tsx";
import type { Texts } from "#storefront/i18n/areas.ts";
import { loadDisplayTexts } from "#storefront/i18n/load-in-browser.ts";
import type { NotifyProps } from "#storefront/pages/notify/data.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { getPayload } from "#storefront/runtime/payloads.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { CheckIcon } from "#ui/icons/icons.tsx";
import { SocialIcon } from "#ui/icons/social-icons.tsx";
import { isWatched, rememberWatched } from "./watched.ts";
import "./notify-me.css";

type State = "idle" | "opening" | "open" | "busy" | "sent";

/**
 * Requests a stock alert for a variant without leaving its page (specification 3.6). The texts of forms are loaded
 * here, because the product page comes without them.
 */
export default function NotifyMe({ variantId }: { variantId: number }) {
  const shop = useShop();
  const [texts, setTexts] = useState<Texts | null>(null);
  const { language } = shop.locale;
  useEffect(() => {
    loadDisplayTexts(language).then(setTexts, () => undefined);
  }, [language]);
  if (!texts) return null;
  return (
    <ShopProvider shop={{ ...shop, texts: { ...texts, ...shop.texts } }}>
      <Watch variantId={variantId} />
    </ShopProvider>
  );
}

/** Posts to the page of the form itself. */
function Watch({ variantId }: { variantId: number }) {
  const t = useText();
  const { locale } = useShop();
  const [state, setState] = useState<State>("idle");
  const [form, setForm] = useState<NotifyProps | null>(null);
  const [email, setEmail] = useState("");
  const [attempt, setAttempt] = useState(0);
  const address = localePath(locale, `/notify/${variantId}`);

  async function open() {
    setState("opening");
    const payload = await getPayload(new URL(address, location.origin)).catch(() => null);
    // The variant is available by now, or alerts are not possible here: its own page shows the reason.
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
      return;
    }
    // Shows the form again with its errors and a new bot check, since an answer to a check is valid only once.
    const again = answer && formIn(await answer.text().catch(() => ""));
    if (!again) return sent.submit();
    setForm(again);
    setAttempt((last) => last + 1);
    setState("open");
  }

  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    const element = form && frame.current;
    if (!element) return;
    const onSubmit = (event: SubmitEvent) => {
      // The bot check holds back the first submit, and submits again when it is done.
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
          <SocialIcon network="email" size={20} /> {t("frame.notify")}
        </Button>
      </div>
    );
  const error = form.errors.email;
  return (
    <div ref={frame} className="notify-me notify-me-open stack stack-s">
      <p className="text-s">{t("notify.text", { name: form.name })}</p>
      <PublicFormFrame
        key={attempt}
        form={form}
        action={`/notify/${variantId}`}
        className="notify-me-form stack stack-s"
        submit={t("notify.submit")}
        button={{ "aria-busy": state === "busy" || undefined, disabled: state === "busy" }}
      >
        <TextField
          label={t("signin.email")}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email || form.email}
          error={error && t(error.key, error.values)}
          autoFocus
          required
        />
      </PublicFormFrame>
    </div>
  );
}

/** Returns the form in the server's response; null when the response is another page, or none. */
function formIn(html: string): NotifyProps | null {
  const data = new DOMParser().parseFromString(html, "text/html").getElementById("firn-data")?.textContent;
  const payload = JSON.parse(data || "{}") as { page?: string; props?: NotifyProps };
  return payload.page === "notify" && payload.props?.task ? payload.props : null;
}

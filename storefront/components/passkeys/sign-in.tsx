import { type RefObject, useEffect, useRef, useState } from "react";
import { useShop } from "#storefront/app/shop.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { canMakePasskeys, canOffer, signInBy } from "./browser.ts";

type Props = {
  csrf: string;
  to: string;
  texts: AreaTexts<"passkeys">;
  /** Whether the hydrated page's form was sent, possibly before this component was mounted. */
  isSent: RefObject<boolean>;
};

/** Challenges are valid for ten minutes. A page may stay open longer, so they are renewed. */
const renewal = 8 * 60 * 1000;
/** Visitors whose browser fills in the password leave the page quickly, so no challenge is requested at once. */
const patience = 400;

/** Sign-in without a password: offered in the e-mail field where the browser supports it, and by a button. */
export default function PasskeySignIn({ csrf, to, texts, isSent }: Props) {
  const { locale } = useShop();
  const [isFailed, setFailed] = useState(false);
  const isAsking = useRef(false);
  const waiting = useRef<AbortController | null>(null);

  const run = async (isQuiet: boolean) => {
    const isLeaving = isSent.current || "leaving" in document.documentElement.dataset;
    if (isQuiet && (isAsking.current || isLeaving)) return;
    isAsking.current = !isQuiet;
    waiting.current?.abort();
    const controller = new AbortController();
    waiting.current = controller;
    try {
      const isIn = await signInBy(csrf, controller.signal, isQuiet);
      // The sign-in page redirects a signed-in customer onwards, in their language.
      if (isIn) return location.assign(localePath(locale, `/account/sign-in?to=${encodeURIComponent(to)}`));
      setFailed(true);
    } catch {
      // Aborted by the next attempt, by leaving the page, or by the visitor, who needs no message after closing the
      // dialog.
    }
    if (isQuiet) return;
    isAsking.current = false;
    offer();
  };
  const offer = () => {
    void canOffer().then((can) => (can ? run(true) : undefined));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as long as the page stands.
  useEffect(() => {
    if (!canMakePasskeys()) return;
    const soon = setTimeout(offer, patience);
    const timer = setInterval(offer, renewal);
    const askNoMore = () => {
      isAsking.current = true;
      clearTimeout(soon);
      clearInterval(timer);
      waiting.current?.abort();
    };
    // A submitted form may change the session, and this page's token would then be refused.
    document.addEventListener("submit", askNoMore);
    return () => {
      document.removeEventListener("submit", askNoMore);
      askNoMore();
    };
  }, []);

  if (!canMakePasskeys()) return null;
  return (
    <>
      <Button
        kind="outline"
        wide
        onClick={() => {
          setFailed(false);
          void run(false);
        }}
      >
        {texts["passkeys.sign-in"]}
      </Button>
      {isFailed && (
        <Notice kind="error" live>
          {texts["passkeys.sign-in.failed"]}
        </Notice>
      )}
    </>
  );
}

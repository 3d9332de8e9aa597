import { type RefObject, useEffect, useRef, useState } from "react";
import { localePath, useShop } from "#storefront/app/shop.tsx";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { canMakePasskeys, canOffer, signInBy } from "./browser.ts";

type Props = {
  csrf: string;
  to: string;
  texts: AreaTexts<"passkeys">;
  /** Whether the page's form was sent, perhaps before this component had come. */
  isSent: RefObject<boolean>;
};

/** Challenges live for ten minutes; a page may stand open for longer. */
const renewal = 8 * 60 * 1000;
/** Whoever comes with the password at hand, filled in by the browser, is soon gone: nothing is asked at once. */
const patience = 400;

/** Signing in without a password: offered at the e-mail field where the browser can, and by a button. */
export default function PasskeySignIn({ csrf, to, texts, isSent }: Props) {
  const { locale } = useShop();
  const [isFailed, setFailed] = useState(false);
  const isAsking = useRef(false);
  const waiting = useRef<AbortController | null>(null);

  const run = async (isQuiet: boolean) => {
    if (isQuiet && (isAsking.current || isSent.current)) return;
    isAsking.current = !isQuiet;
    waiting.current?.abort();
    const controller = new AbortController();
    waiting.current = controller;
    try {
      const isIn = await signInBy(csrf, controller.signal, isQuiet);
      // The same page, signed in, leads on: in the customer's language.
      if (isIn) return location.assign(localePath(locale, `/account/sign-in?to=${encodeURIComponent(to)}`));
      setFailed(true);
    } catch {
      // Aborted by the next try or by leaving, or not wanted after all: whoever closed the dialog knows.
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
    // A form on its way out may change the session, and this page's token would be refused in it.
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

import { createRoot } from "react-dom/client";
import { type Shop, ShopProvider } from "#storefront/app/shop.tsx";
import { loadConsentTexts } from "#storefront/i18n/load-consent.ts";
import { ConsentDialog } from "./dialog.tsx";
import { type Consent, consentCookie, mustAsk, readConsent, silentConsent } from "./rules.ts";
import { loadTagManager, tellAnswer, tellStart } from "./tag-manager.ts";

/**
 * Begins with what the visitor allows, asks where they must be asked, and again whenever the foot of the page wants it.
 * Comes into a page only where a tag manager is configured (or the dialog is switched on).
 */
export function startConsent(shop: Shop, tagManager: string, isAwaited: boolean): void {
  const wantsPrivacy = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  const answered = readConsent(document.cookie);
  let current = answered ?? silentConsent(shop.locale, wantsPrivacy);
  tellStart(current, Boolean(answered));
  loadTagManager(tagManager, current);

  const place = document.createElement("div");
  // First in the page: it is the first thing that the keyboard and a screen reader meet.
  document.body.prepend(place);
  const root = createRoot(place);
  const hide = () => root.render(null);
  const show = async (asked: boolean) => {
    const texts = await loadConsentTexts(shop.locale.language, shop.texts);
    root.render(
      <ShopProvider shop={shop}>
        <ConsentDialog texts={texts} consent={current} asked={asked} onAnswer={answer} onClose={hide} />
      </ShopProvider>,
    );
  };
  function answer(consent: Consent): void {
    // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser yet
    document.cookie = consentCookie(consent, location.protocol === "https:");
    current = consent;
    tellAnswer(consent);
    loadTagManager(tagManager, consent);
    hide();
  }
  addEventListener("ask-consent", () => void show(true));
  if (isAwaited) void show(true);
  else if (!answered && mustAsk(shop.locale)) void show(false);
}

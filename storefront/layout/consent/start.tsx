import { createRoot } from "react-dom/client";
import { type Shop, ShopProvider } from "#storefront/app/shop.tsx";
import { loadConsentTexts } from "#storefront/i18n/load-consent.ts";
import { ConsentDialog } from "./dialog.tsx";
import { type Consent, consentCookie, mustAsk, readConsent, silentConsent } from "./rules.ts";
import { loadTagManager, pushConsentDefault, pushConsentUpdate } from "./tag-manager.ts";

/**
 * Applies the visitor's consent, and shows the dialog where it is required and whenever the footer's link is used.
 * Loaded only where a tag manager is configured or the dialog is switched on.
 */
export function startConsent(shop: Shop, tagManager: string, isAwaited: boolean): void {
  const wantsPrivacy = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  const answered = readConsent(document.cookie);
  let current = answered ?? silentConsent(shop.locale, wantsPrivacy);
  pushConsentDefault(current, Boolean(answered));
  loadTagManager(tagManager, current);

  const place = document.createElement("div");
  // Placed first in the page, so that keyboards and screen readers reach it first.
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
    pushConsentUpdate(consent);
    loadTagManager(tagManager, consent);
    hide();
  }
  addEventListener("ask-consent", () => void show(true));
  if (isAwaited) void show(true);
  else if (!answered && mustAsk(shop.locale)) void show(false);
}

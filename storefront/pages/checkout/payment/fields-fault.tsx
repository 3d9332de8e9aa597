import { useText } from "#storefront/app/shop.tsx";
import { Notice } from "#ui/notice.tsx";

/** A notice above the provider's fields: that they need scripts, and why a payment failed. */
export function FieldsFault({ fault }: { fault: string }) {
  const t = useText();
  return (
    <>
      <noscript>
        <Notice kind="error">{t("checkout.element.script")}</Notice>
      </noscript>
      {fault && (
        <Notice kind="error" live>
          {fault}
        </Notice>
      )}
    </>
  );
}

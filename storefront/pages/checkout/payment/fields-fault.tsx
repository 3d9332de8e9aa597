import { useText } from "#storefront/app/shop.tsx";
import { Notice } from "#ui/notice.tsx";

/** Above a provider's fields: that they need scripts, and why nothing was paid. */
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

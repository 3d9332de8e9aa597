import { useText } from "#storefront/app/shop.tsx";
import { SupportContact, SupportList } from "#storefront/components/content/support-list.tsx";
import { PlainPage } from "#storefront/components/page/plain-page.tsx";
import type { SupportProps } from "./data.ts";

export default function Support({ answers, email }: SupportProps) {
  const t = useText();
  return (
    <PlainPage title={t("support.title")} text={t("support.text")}>
      <SupportList answers={answers} />
      <SupportContact email={email} />
    </PlainPage>
  );
}

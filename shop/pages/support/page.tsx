import { useText } from "#shop/frame/shop.tsx";
import { PlainPage } from "#shop/parts/plain-page.tsx";
import { SupportContact, SupportList } from "#shop/parts/support-list.tsx";
import type { SupportProps } from "./data.ts";

export default function Support({ answers }: SupportProps) {
  const t = useText();
  return (
    <PlainPage title={t("support.title")} text={t("support.text")}>
      <SupportList answers={answers} />
      <SupportContact />
    </PlainPage>
  );
}

import { useText } from "#storefront/app/shop.tsx";
import { SupportContact, SupportGroups, SupportWays } from "#storefront/components/content/support-list.tsx";
import { PlainPage } from "#storefront/components/page/plain-page.tsx";
import type { SupportProps } from "./data.ts";

export default function Support({ answers, email, words }: SupportProps) {
  const t = useText();
  return (
    <PlainPage title={t("support.title")} text={t("support.text")}>
      <SupportGroups answers={answers} words={words}>
        <SupportWays words={words} />
      </SupportGroups>
      <SupportContact email={email} />
    </PlainPage>
  );
}

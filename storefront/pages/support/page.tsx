import { useState } from "react";
import { useText } from "#storefront/app/shop.tsx";
import { PlainPage } from "#storefront/components/articles/plain-page.tsx";
import {
  SupportContact,
  SupportGroups,
  SupportSearch,
  SupportWays,
} from "#storefront/components/articles/support-list.tsx";
import type { SupportProps } from "./data.ts";

export default function Support({ answers, email, words }: SupportProps) {
  const t = useText();
  const [typed, setTyped] = useState("");
  return (
    <PlainPage
      title={t("support.title")}
      text={t("support.text")}
      side={<SupportSearch words={words} onType={setTyped} />}
    >
      {typed === "" && <SupportWays words={words} />}
      <SupportGroups answers={answers} words={words} typed={typed} />
      <SupportContact email={email} />
    </PlainPage>
  );
}

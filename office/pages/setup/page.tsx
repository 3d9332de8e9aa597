import { useQuery } from "@tanstack/react-query";
import { WithTexts } from "../../i18n/text.tsx";
import { sessionQuery } from "../../runtime/session.ts";
import { OwnerPage } from "../signing-in/links.tsx";
import { Guide } from "./guide.tsx";

/** Shows the first owner's form to visitors with its link, and the guided set-up to members. */
export function SetupPage() {
  const { data: member } = useQuery(sessionQuery);
  return member ? (
    <WithTexts of="setup">
      <WithTexts of="shop">
        <Guide />
      </WithTexts>
    </WithTexts>
  ) : (
    <OwnerPage />
  );
}

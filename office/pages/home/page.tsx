import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { may, useMember } from "../../runtime/session.ts";
import { Checklist } from "./checklist.tsx";
import { LatestOrders, RunningOut } from "./latest.tsx";
import { Mentions } from "./mentions.tsx";
import { ToDo } from "./to-do.tsx";
import { Today } from "./today.tsx";

export function HomePage() {
  const say = useText();
  const member = useMember();
  return (
    <Page name={say("home")} permission={null}>
      <p className="lead">{say("welcome", { name: member.name })}</p>
      <Checklist />
      {may(member, "orders:read") && <Mentions />}
      <ToDo />
      <div className="columns-even home-cards">
        {may(member, "orders:read") && <Today />}
        {may(member, "orders:read") && <LatestOrders />}
        {may(member, "stock:read") && <RunningOut />}
      </div>
    </Page>
  );
}

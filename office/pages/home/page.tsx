import { Link } from "@tanstack/react-router";
import { AreaIcon } from "../../components/icons.tsx";
import { useText } from "../../i18n/text.tsx";
import { areas } from "../../layout/areas.ts";
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
  const mine = areas.filter(({ path, permission }) => path !== "/" && (permission === null || may(member, permission)));
  return (
    <Page name={say("home")} permission={null}>
      <p className="lead">{say("welcome", { name: member.name })}</p>
      <Checklist />
      {may(member, "orders:read") && <Mentions />}
      <ToDo />
      <section className="card">
        <h2>{say("yourAreas")}</h2>
        <ul className="tiles">
          {mine.map(({ key, path }) => (
            <li key={key}>
              <Link to={path} className="tile">
                <AreaIcon area={key} />
                {say(key)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <div className="columns-even home-cards">
        {may(member, "orders:read") && <Today />}
        {may(member, "orders:read") && <LatestOrders />}
        {may(member, "stock:read") && <RunningOut />}
      </div>
    </Page>
  );
}

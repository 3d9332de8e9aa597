import { Link } from "@tanstack/react-router";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { may, useMember } from "../../runtime/session.ts";
import { settingsPages } from "./parts.ts";

export function SettingsPage() {
  const say = useText();
  const member = useMember();
  return (
    <Page name={say("settings")} permission={null} narrow>
      <ul className="tiles">
        {settingsPages
          .filter(({ permission }) => permission === null || may(member, permission))
          .map(({ key, path }) => (
            <li key={key}>
              <Link to={path} className="tile">
                {say(key)}
              </Link>
            </li>
          ))}
      </ul>
    </Page>
  );
}

export const ToSettings = () => <Link to="/settings">{useText()("settings")}</Link>;

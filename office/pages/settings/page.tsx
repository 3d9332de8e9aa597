import { Link } from "@tanstack/react-router";
import { useText, WithTexts } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { may, useMember } from "../../runtime/session.ts";
import { settingsPages } from "./parts.ts";

export const SettingsPage = () => (
  <WithTexts of="settings-parts">
    <Parts />
  </WithTexts>
);

function Parts() {
  const say = useText();
  const member = useMember();
  return (
    <Page name={say("settings")} permission={null} narrow>
      <ul className="tiles tiles-wide">
        {settingsPages
          .filter(({ permission }) => permission === null || may(member, permission))
          .map(({ key, path, text }) => (
            <li key={key}>
              <Link to={path} className="tile">
                <span>
                  {say(key)}
                  <span className="list-sub">{say(text)}</span>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </Page>
  );
}

export const ToSettings = () => <Link to="/settings">{useText()("settings")}</Link>;

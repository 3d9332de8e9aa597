import { Link } from "@tanstack/react-router";
import { useText, WithTexts } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { may, useMember } from "../../runtime/session.ts";
import { settingsGroups } from "../../runtime/settings-groups.ts";

export const SettingsPage = () => (
  <WithTexts of="settings-pages">
    <Parts />
  </WithTexts>
);

function Parts() {
  const say = useText();
  const member = useMember();
  const groups = settingsGroups
    .map(({ title, pages }) => ({
      title,
      pages: pages.filter(({ permission }) => permission === null || may(member, permission)),
    }))
    .filter(({ pages }) => pages.length > 0);
  return (
    <Page name={say("settings")} permission={null} narrow>
      {groups.map(({ title, pages }) => (
        <section key={title} className="stack settings-group" aria-labelledby={title}>
          <h2 id={title}>{say(title)}</h2>
          <ul className="tiles tiles-wide">
            {pages.map(({ key, path, text }) => (
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
        </section>
      ))}
    </Page>
  );
}

export const ToSettings = () => <Link to="/settings">{useText()("settings")}</Link>;

import { Link } from "@tanstack/react-router";
import type { Key } from "../../i18n/languages.ts";
import { useText } from "../../i18n/text.tsx";
import { Page } from "../../layout/page.tsx";
import { may, useMember } from "../../runtime/session.ts";

const parts: readonly { key: Key; path: string; permission: string | null }[] = [
  { key: "setShop", path: "/settings/shop", permission: "settings:read" },
  { key: "setMarkets", path: "/settings/markets", permission: "settings:read" },
  { key: "setTaxes", path: "/settings/taxes", permission: "settings:read" },
  { key: "setDelivery", path: "/settings/delivery", permission: "shipping:read" },
  { key: "setPayment", path: "/settings/payment", permission: "settings:read" },
  { key: "setEmail", path: "/settings/email", permission: "settings:read" },
  { key: "myAccount", path: "/settings/account", permission: null },
  { key: "members", path: "/settings/members", permission: "staff:read" },
  { key: "roles", path: "/settings/roles", permission: "staff:read" },
  { key: "apiKeys", path: "/settings/keys", permission: "staff:read" },
  { key: "webhooks", path: "/settings/webhooks", permission: "webhooks:read" },
  { key: "jobsPage", path: "/settings/jobs", permission: "jobs:read" },
  { key: "system", path: "/settings/system", permission: "settings:read" },
];

export function SettingsPage() {
  const say = useText();
  const member = useMember();
  return (
    <Page name={say("settings")} permission={null} narrow>
      <ul className="tiles">
        {parts
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

import { Link } from "@tanstack/react-router";
import { useText } from "../../i18n/text.tsx";

const tabs = { "/pro": "proApplications", "/pro/accounts": "proCodes" } as const;

/** Tabs for applications and for professionals' accounts. */
export function ProTabs({ at }: { at: keyof typeof tabs }) {
  const say = useText();
  return (
    <nav className="subpages" aria-label={say("proWhat")}>
      {(Object.keys(tabs) as (keyof typeof tabs)[]).map((path) => (
        <Link
          key={path}
          to={path}
          activeOptions={{ exact: true }}
          className="subpage"
          aria-current={path === at ? "page" : undefined}
        >
          {say(tabs[path])}
        </Link>
      ))}
    </nav>
  );
}

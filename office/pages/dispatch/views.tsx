import { Link } from "@tanstack/react-router";
import { useText } from "../../i18n/text.tsx";

/** Switches between parcels and orders for collection. */
export function DeskViews({ shown }: { shown: "parcels" | "pick-ups" }) {
  const say = useText();
  return (
    <nav className="subpages" aria-label={say("deskViews")}>
      <Link
        to="/dispatch"
        className="subpage"
        activeOptions={{ exact: true }}
        aria-current={shown === "parcels" ? "page" : undefined}
      >
        {say("parcelsView")}
      </Link>
      <Link to="/dispatch/pick-ups" className="subpage" aria-current={shown === "pick-ups" ? "page" : undefined}>
        {say("pickUps")}
      </Link>
    </nav>
  );
}

import { Link } from "@tanstack/react-router";
import { useText } from "../../i18n/text.tsx";

/** Switches between parcels and orders for collection. */
export function DeskViews({ shown }: { shown: "parcels" | "pick-ups" }) {
  const say = useText();
  return (
    <nav className="return-views" aria-label={say("deskViews")}>
      <Link
        to="/dispatch"
        className="button"
        activeOptions={{ exact: true }}
        aria-current={shown === "parcels" ? "page" : undefined}
      >
        {say("parcelsView")}
      </Link>
      <Link to="/dispatch/pick-ups" className="button" aria-current={shown === "pick-ups" ? "page" : undefined}>
        {say("pickUps")}
      </Link>
    </nav>
  );
}

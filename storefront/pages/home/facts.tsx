import { Link } from "#storefront/runtime/link.tsx";
import type { Fact } from "./home-view.ts";
import "./facts.css";

/** What the shop promises, as one quiet row of links. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <ul className="wrap home-facts">
      {facts.slice(0, 4).map(({ title, text, path }) => (
        <li key={path} className="home-fact">
          <Link to={path} className="home-fact-title cover-link">
            {title}
          </Link>
          <p className="quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}

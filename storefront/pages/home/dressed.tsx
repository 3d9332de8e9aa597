import { Hotspots } from "#storefront/components/hotspots/hotspots.tsx";
import type { HomeView } from "./home-view.ts";
import "./dressed.css";

/** A scene in which everything the rider wears is for sale. */
export function Dressed({ dressed: { title, text, picture } }: { dressed: NonNullable<HomeView["dressed"]> }) {
  return (
    <section className="dressed apart">
      <div className="dressed-text wrap">
        <h2 className="display-2 display">{title}</h2>
        <p className="dressed-line">{text}</p>
      </div>
      <Hotspots picture={picture} className="dressed-scene" />
    </section>
  );
}

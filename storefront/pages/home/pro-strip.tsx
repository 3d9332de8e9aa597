import { Link } from "#storefront/runtime/link.tsx";
import { buttonClass } from "#ui/button.tsx";
import type { Strip } from "./home-view.ts";
import "./pro-strip.css";

/** A strip that presents the programme for professionals. */
export function ProStrip({ strip: { title, text, link } }: { strip: Strip }) {
  return (
    <section className="pro-strip apart">
      <div className="wrap">
        <hr className="ruler muted" />
        <div className="pro-strip-grid">
          <h2 className="pro-strip-title display">{title}</h2>
          <div className="items-start stack">
            <p className="pro-strip-line">{text}</p>
            <Link to={link.path} className={buttonClass({ kind: "snow" })}>
              {link.label}
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}

import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneWidths } from "#storefront/components/media/picture-set.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { classes } from "#ui/classes.ts";
import type { Tile } from "./home-view.ts";
import "./tiles.css";

/** The categories as tiles of different sizes, from edge to edge. */
export function Tiles({ tiles }: { tiles: Tile[] }) {
  return (
    <ul className="tiles stack stack-xs apart">
      {tiles.slice(0, 5).map(({ image, tone, title, text, path }, index) => (
        <li key={path} className={classes("tile", `tile-${tone}`)}>
          <Picture
            id={image}
            alt=""
            sizes="(min-width: 900px) 62vw, 100vw"
            widths={sceneWidths.slice(0, 5)}
            width={4}
            height={3}
            crop={index > 2 && tone !== "product"}
            className="tile-picture"
          />
          <Link to={path} className="tile-link">
            <h2 className="tile-title display">{title}</h2>
            <p className="tile-text">{text}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}

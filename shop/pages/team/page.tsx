import { Link } from "#shop/frame/link.tsx";
import { useText } from "#shop/frame/shop.tsx";
import { Picture } from "#shop/parts/picture.tsx";
import { sceneWidths } from "#shop/parts/picture-set.ts";
import { PlainPage } from "#shop/parts/plain-page.tsx";
import type { TeamProps } from "./data.ts";
import "./team.css";

export default function Team({ athletes }: TeamProps) {
  const t = useText();
  return (
    <PlainPage title={t("team.title")} text={t("team.text")}>
      <ul className="team">
        {athletes.map(({ path, name, home, stance, image }) => (
          <li key={path} className="rider">
            <Picture
              id={image}
              alt=""
              sizes="(min-width: 1024px) 66vw, 150vw"
              widths={sceneWidths.slice(0, 5)}
              width={3}
              height={4}
              className="rider-picture"
            />
            <div className="rider-words">
              <h2 className="display rider-name">
                <Link to={path} className="rider-link">
                  {name}
                </Link>
              </h2>
              <p>
                {home}, {t(stance === "goofy" ? "team.goofy" : "team.regular")}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </PlainPage>
  );
}

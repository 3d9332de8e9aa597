import { useText } from "#storefront/app/shop.tsx";
import { PlainPage } from "#storefront/components/articles/plain-page.tsx";
import { ContentBlocks } from "#storefront/components/blocks/content-blocks.tsx";
import { Picture } from "#storefront/components/media/picture.tsx";
import { cardWidths } from "#storefront/components/media/picture-set.ts";
import { OnwardBand } from "#storefront/components/page/onward-band.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import type { TeamProps } from "./data.ts";
import "./team.css";

/** On phones the first of as many fills the window, as in team.css. */
const largeOf = 7;

export default function Team({ title, intro, blocks, athletes }: TeamProps) {
  const t = useText();
  return (
    <PlainPage title={title} text={intro}>
      <ul className="team">
        {athletes.map(({ path, name, home, stance, image, board }, index) => (
          <li key={path} className="rider">
            <Picture
              id={image}
              alt=""
              sizes={`(min-width: 769px) 33vw, ${index % largeOf === 0 ? 100 : 50}vw`}
              widths={cardWidths}
              width={4}
              height={5}
              crop
              className="rider-picture"
            />
            <div className="rider-words">
              <h2 className="display rider-name">
                <Link to={path} className="cover-link">
                  {name}
                </Link>
              </h2>
              <p>
                {home}, {t(stance === "goofy" ? "team.goofy" : "team.regular")}
              </p>
              {board && <p>{t("team.on", { board })}</p>}
              <ArrowIcon size={20} />
            </div>
          </li>
        ))}
      </ul>
      {blocks.length > 0 && (
        <div className="team-blocks">
          <ContentBlocks blocks={blocks} />
        </div>
      )}
      <div className="team-onward">
        <OnwardBand
          label={t("account.start")}
          title={t("team.onward")}
          path="/c/snowboards"
          image={athletes[0]?.image ?? ""}
        />
      </div>
    </PlainPage>
  );
}

import type { ReactNode } from "react";
import { comparedKind } from "#storefront/components/compare/limits.ts";
import { Picture } from "#storefront/components/media/picture.tsx";
import { sceneWidths } from "#storefront/components/media/picture-set.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { classes } from "#ui/classes.ts";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import { type Fact, PageFacts } from "./page-facts.tsx";
import { SidePicture } from "./side-picture.tsx";
import { unbroken } from "./unbroken.ts";
import "./ink-page.css";
import "./small-page.css";

type Props = {
  title: string;
  text?: ReactNode;
  /** Placed below the text. */
  more?: ReactNode;
  /**
   * The picture's media id. The picture is a band above on phones and tablets, and one half of wide windows. Without a
   * picture the title takes that half.
   */
  scene?: string | undefined;
  /** A product, shown whole in the place of the scene. A board lies there on phones, so that it is large. */
  goods?: { image: string | null; kind: string };
  /** A link that stands above the title. */
  back?: { path: string; name: string };
  /** On the ink background of the pages for professionals. */
  ink?: boolean;
  /** Follows the form; on tablets it stands below the explanation. */
  aside?: ReactNode;
  /** Short facts in a row below. */
  facts?: readonly Fact[];
  children?: ReactNode;
};

/** A page with a single task: the explanation at one side and the form at the other, or both beside a picture. */
export function SmallPage({ title, text, more, scene, goods, back, ink, aside, facts, children }: Props) {
  const picture = goods?.image;
  return (
    <>
      <div className={classes("wrap small-page", (scene || picture) && "small-page-scenic", ink && "ink-form")}>
        {scene && <SidePicture id={scene} className="small-page-scene" />}
        {picture && (
          <div
            className={classes("small-page-scene small-page-goods", goods.kind === comparedKind && "small-page-lying")}
          >
            <Picture
              id={picture}
              alt=""
              // As wide as three quarters of the window's height, where it fills that.
              sizes="(min-width: 1024px) max(50vw, 75vh), 82vw"
              widths={sceneWidths.slice(0, 4)}
              quality={90}
              width={3}
              height={4}
              priority
            />
          </div>
        )}
        <header className="small-page-head stack stack-m text-l content-start">
          {back && (
            <Link to={back.path} className="small-page-back">
              <ArrowIcon size={16} /> {back.name}
            </Link>
          )}
          <h1 className="display display-form">{title}</h1>
          {text && <p>{typeof text === "string" ? unbroken(text) : text}</p>}
          {more}
        </header>
        <div className="small-page-body">{children}</div>
        {aside && <div className="small-page-aside">{aside}</div>}
      </div>
      {facts && <PageFacts facts={facts} ink={ink} />}
    </>
  );
}

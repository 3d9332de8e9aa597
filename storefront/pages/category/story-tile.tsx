import type { CategoryStory } from "#storefront/components/category/category-story.ts";
import { CutPicture } from "#storefront/components/media/cut-picture.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { classes } from "#ui/classes.ts";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import "./story-tile.css";

const phone = { w: 480, h: 346, upTo: 768 };

/**
 * The picture's part of the tile: above the words beside two rows of cards, otherwise the right part of a tile as wide
 * as the list. The essential part of the picture is in every crop.
 */
const cuts = [phone, { w: 720, h: 480, upTo: 1199 }, { w: 600, h: 840 }];

/** A tile that fills the rest of a row of cards is as high as they are. From three columns its words are at the left. */
/** In one column of a phone it is upright. */
const phoneColumn = { w: 360, h: 480, upTo: 768 };
const tileSize = (columns: number) => (columns > 2 ? { w: columns * 248, h: 720 } : { w: columns * 400, h: 480 });

/** `after`: the number of cards before the tile, which then fills the rest of their row. */
type Props = { story: CategoryStory; after?: number };

/** A picture with a short text between the products. */
export function StoryTile({ story, after }: Props) {
  const { image, title, text, label, path } = story;
  const left = (across: number) => across - ((after ?? 0) % across);
  const fill = [left(2) === 1 ? phoneColumn : phone, { ...tileSize(left(3)), upTo: 1199 }, tileSize(left(4))];
  const last = { "--left-2": left(2), "--left-3": left(3), "--left-4": left(4) } as object;
  return (
    <li className={classes("story-tile", after !== undefined && "story-tile-last")} style={after ? last : undefined}>
      <CutPicture id={image} alt="" cuts={after === undefined ? cuts : fill} className="story-tile-picture" />
      <div className="story-tile-text stack stack-s">
        <h2 className="story-tile-title display">{title}</h2>
        <p>{text}</p>
        <Link to={path} className="text-link" prefetch={false}>
          {label} <ArrowIcon size={18} />
        </Link>
      </div>
    </li>
  );
}

import type { CategoryStory } from "#storefront/components/category/category-story.ts";
import { CutPicture } from "#storefront/components/media/cut-picture.tsx";
import { Link } from "#storefront/runtime/link.tsx";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import "./advice.css";

type Props = { advice: CategoryStory };

/** What helps to choose, as a line above the list of phones and tablets. */
export function AdviceLine({ advice: { title, label, path } }: Props) {
  return (
    <Link to={path} className="category-advice-line" prefetch={false}>
      <span className="category-advice-why">{title}</span>
      <span className="category-advice-way">
        {label} <ArrowIcon size={18} />
      </span>
    </Link>
  );
}

/** The same below the filters of wide screens, where it stays in view while the list goes on. */
export function AdviceTile({ advice: { image, title, label, path } }: Props) {
  return (
    <div className="category-advice">
      <CutPicture id={image} alt="" cuts={[{ w: 480, h: 480 }]} className="category-advice-picture" />
      <div className="category-advice-text stack stack-s">
        <h2 className="category-advice-title display">{title}</h2>
        <Link to={path} className="text-link cover-link" prefetch={false}>
          {label} <ArrowIcon size={18} />
        </Link>
      </div>
    </div>
  );
}

import { CutPicture } from "#storefront/components/media/cut-picture.tsx";
import type { Cut } from "#storefront/components/media/picture-set.ts";
import { Link } from "#storefront/runtime/link.tsx";
import { ArrowIcon } from "#ui/icons/icons.tsx";
import "./onward-band.css";

type Props = {
  /** Small, above the title: "Next". */
  label: string;
  title: string;
  text?: string;
  path: string;
  /** Media id; empty means none. */
  image: string;
};

const cuts: readonly Cut[] = [
  { w: 600, h: 338, upTo: 768 },
  { w: 900, h: 400 },
];

/** Ends a page on ink with the way to the next one: a large title beside its picture, all of it one link. */
export const OnwardBand = ({ label, title, text, path, image }: Props) => (
  <div className="onward">
    {image && <CutPicture id={image} alt="" cuts={cuts} className="onward-picture" />}
    <p className="onward-words">
      <span className="label">{label}</span>
      <Link to={path} className="display onward-link cover-link">
        {title} <ArrowIcon size={32} />
      </Link>
      {text && <span>{text}</span>}
    </p>
  </div>
);

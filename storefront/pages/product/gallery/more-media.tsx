import type { BlockPicture } from "#storefront/components/blocks/block-picture.ts";
import { ImageSet } from "#storefront/components/blocks/image-set.tsx";
import "#storefront/components/blocks/content-blocks.css";

const cuts = [
  { w: 480, h: 320, upTo: 480 },
  { w: 768, h: 512, upTo: 768 },
  { w: 1440, h: 960 },
];

/** Pictures from content, in addition to the catalogue's: an image set of the media service. */
export default function MoreMedia({ name, pictures }: { name: string; pictures: readonly BlockPicture[] }) {
  return (
    <div className="wrap section stack">
      <ImageSet images={pictures} title={name} cuts={cuts} />
    </div>
  );
}

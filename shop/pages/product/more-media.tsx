import { ImageSet } from "#shop/parts/blocks/image-set.tsx";
import { useMediaSet } from "#shop/parts/blocks/media-set.ts";
import { Video } from "#shop/parts/blocks/video.tsx";
import "#shop/parts/content-blocks.css";

type Props = { name: string; set?: string; video?: string };

/** What content shows of a product beside the catalogue's pictures: a set of the media service, a film. */
export default function MoreMedia({ name, set, video }: Props) {
  const images = useMediaSet(set ?? null, name);
  return (
    <div className="wrap section more-media">
      {images.length > 0 && <ImageSet images={images} title={name} ratio={3 / 2} />}
      {video && <Video video={video} title={name} className="more-media-video" />}
    </div>
  );
}

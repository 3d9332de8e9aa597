import { useEffect, useState } from "react";
import { mediaAlias } from "#shop/frame/media.ts";
import { useShop } from "#shop/frame/shop.tsx";
import type { BlockPicture } from "./shapes.ts";

type SetItem = { src?: string; type?: string; name?: string };

/** The pictures of a set of the media service (specification 7.12); none until they are known, or when that failed. */
export function useMediaSet(id: string | null, alt: string): BlockPicture[] {
  const { mediaBase } = useShop();
  const [images, setImages] = useState<BlockPicture[]>([]);
  useEffect(() => {
    if (!id) return;
    let isCurrent = true;
    fetch(`${mediaBase}/s/${mediaAlias}/${encodeURIComponent(id)}.json?metadata=true&protocol=https`)
      .then((answer) => (answer.ok ? answer.json() : { items: [] }))
      .then(({ items = [] }: { items?: SetItem[] }) => isCurrent && setImages(picturesIn(items, alt)))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [id, alt, mediaBase]);
  return images;
}

/** Names of a set's images; videos are left out. */
export const picturesIn = (items: readonly SetItem[], alt: string): BlockPicture[] =>
  items.flatMap(({ src, type, name }) => {
    const image = name ?? decodeURIComponent(src?.split("?")[0]?.split("/").at(-1) ?? "");
    return type === "img" && image ? [{ image, alt }] : [];
  });

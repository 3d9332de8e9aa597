import { CutPicture } from "#storefront/components/media/cut-picture.tsx";
import type { Cut } from "#storefront/components/media/picture-set.ts";

/** Sharp in a window that is higher than this half is wide. */
const half: Cut = { w: 880, h: 1120 };
/** Cuts for a band on phones and on tablets, and from 1024 px for half of the window. */
const bands: readonly Cut[] = [{ w: 480, h: 222, upTo: 767 }, { w: 1024, h: 560, upTo: 1023 }, half];
const tallBands: readonly Cut[] = [{ w: 480, h: 360, upTo: 767 }, { w: 1024, h: 600, upTo: 1023 }, half];

/** `tall` is for a page that the picture opens, rather than a form. */
type Props = { id: string; alt?: string; className?: string; tall?: boolean };

/**
 * The picture of a page: a band above the text, or from 1024 px one half of the window. The media service crops it for
 * each size, with the point of interest in view.
 */
export const SidePicture = ({ id, alt = "", className, tall }: Props) => (
  <CutPicture id={id} alt={alt} cuts={tall ? tallBands : bands} className={className} priority />
);

import { CutPicture } from "#storefront/components/media/cut-picture.tsx";
import type { Cut } from "#storefront/components/media/picture-set.ts";

/** Cuts for phones, for a column on tablets, and for about half of a desktop window. */
const cuts: readonly Cut[] = [
  { w: 480, h: 360, upTo: 767 },
  { w: 400, h: 820, upTo: 1023 },
  { w: 900, h: 960 },
];

/**
 * The picture beside a form: a band above it, a column on tablets, or from 1024 px one half of the window. The media service
 * crops it for each size, with the point of interest in view.
 */
export const SidePicture = ({ id, alt = "", className }: { id: string; alt?: string; className?: string }) => (
  <CutPicture id={id} alt={alt} cuts={cuts} className={className} priority />
);

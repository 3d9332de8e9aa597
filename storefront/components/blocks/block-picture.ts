/** `film` is the name of a video that is shown in place of the picture. */
export type BlockPicture = { image: string; alt: string; film?: string };

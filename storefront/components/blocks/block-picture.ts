/** `film`: a film's name; then it stands in the picture's place. */
export type BlockPicture = { image: string; alt: string; film?: string };

/** The fields of every content page, as published. */
export type PageContent = {
  intro?: unknown;
  image?: string;
  alt?: string;
  /** A note about the picture, shown below it. */
  caption?: string;
  /** Unvalidated data from an editor. */
  blocks?: unknown;
};

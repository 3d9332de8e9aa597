/** What every content page has, as published. */
export type PageContent = {
  intro?: unknown;
  image?: string;
  alt?: string;
  /** What one should know of the picture, to be read below it. */
  caption?: string;
  /** As an editor left them: read with care. */
  blocks?: unknown;
};

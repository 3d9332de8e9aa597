/** What every content page has, as published. */
export type PageContent = {
  intro?: unknown;
  image?: string;
  alt?: string /** As an editor left them: read with care. */;
  blocks?: unknown;
};

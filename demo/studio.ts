import { serveStudio } from "#services/media/rendering/studio-work.ts";

/** The program that makes pictures (services/media/rendering/studio.ts) where the demo world is drawn: what draws is loaded when it is needed. */
serveStudio({
  picture: async (id) => (await import("./pictures.ts")).demoPicture(id),
  film: async (id) => (await import("./film.ts")).demoFilm(id),
});

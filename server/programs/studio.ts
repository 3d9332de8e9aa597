import { serveStudio } from "#services/media/rendering/studio-work.ts";

/** The program that makes pictures (services/media/rendering/studio.ts). What draws the demo world is loaded when it is needed. */
serveStudio({
  picture: async (id) => (await import("#demo/pictures.ts")).demoPicture(id),
  film: async (id) => (await import("#demo/video/film.ts")).demoFilm(id),
});

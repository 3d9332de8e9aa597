import { serveStudio } from "#services/media/studio/studio-work.ts";

/**
 * The program that renders pictures (services/media/studio/studio.ts) for the demo world. The drawing modules are
 * loaded when they are first needed.
 */
serveStudio({
  picture: async (id) => (await import("./pictures.ts")).demoPicture(id),
  film: async (id) => (await import("./film.ts")).demoFilm(id),
});

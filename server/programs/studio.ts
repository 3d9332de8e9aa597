import { serveStudio } from "#services/media/studio/studio-work.ts";

/** The program that renders pictures in a shop where every picture and film is an uploaded file. */
serveStudio({ picture: async () => null, film: async () => null });

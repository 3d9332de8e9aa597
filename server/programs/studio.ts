import { serveStudio } from "#services/media/rendering/studio-work.ts";

/** The program that makes pictures where every picture and film is a file that somebody has uploaded. */
serveStudio({ picture: async () => null, film: async () => null });

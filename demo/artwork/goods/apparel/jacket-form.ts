import type { Easel } from "#demo/artwork/goods/draw/easel.ts";

export type JacketForm = "shell" | "insulated" | "anorak";

export const jacketForm = (e: Easel): JacketForm => (e.form === "insulated" || e.form === "anorak" ? e.form : "shell");

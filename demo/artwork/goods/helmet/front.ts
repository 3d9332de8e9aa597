/** Helmets, three-quarter view from the left: four builds. */

import { dial } from "#demo/artwork/goods/draw/dial.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { edge } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded, slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { glow, volume } from "#demo/artwork/goods/draw/volume.ts";
import { groundShadow } from "#demo/artwork/ground.ts";
import { park } from "./park.ts";
import { dome, goggleClip, trims } from "./shell.ts";
import { soft } from "./soft.ts";
import { split } from "./split.ts";
import { vented } from "./vented.ts";
import { visor, visorLens } from "./visor.ts";

type Build = "vented" | "park" | "split" | "visor";

/** Visor and pads follow from the facts. Other shells are chosen by seed. */
function buildOf(e: Easel): Build {
  if (e.form === "visor" || e.facts.visor !== undefined) return "visor";
  if (e.facts.fit === "pads" || e.facts.rider === "kids") return "park";
  if (Number(e.facts.vents) >= 12) return e.variant(2) ? "split" : "vented";
  return (["vented", "park", "split"] as const)[e.variant(3)] ?? "vented";
}

export function helmetFront(e: Easel): string {
  const build = buildOf(e);
  const d = shape(dome);
  const shell = { vented, park, split, visor }[build](e);
  return (
    groundShadow(450, 1080, 280, 26, "floor") +
    // lining seen below the far rim
    fill(
      shape("150,600! 230,690 330,760 470,780 640,770 710,740! 600,640 380,630"),
      tone(e, shaded(e.second, 0.55), slant, 0.4),
    ) +
    dial(e, 690, 790, 38, e.dark, e.accent, 0.7, 10) +
    soft(e) +
    fill(d, tone(e, e.main, [0, 0, 0.85, 1], 0.5)) +
    inside(e, d, shell + trims(e, shaded(e.main, 0.1))) +
    volume(e, d, 70, 0.5, 0.2, [0.1, 0, 1, 0.7]) +
    glow(e, 330, 330, 150, 74, "#ffffff", build === "park" ? 0.6 : 0.42, -32) +
    glow(e, 268, 380, 40, 60, "#ffffff", 0.5, 24) +
    edge(d, e.main, 2.4) +
    (build === "visor" ? visorLens(e) : goggleClip(e))
  );
}

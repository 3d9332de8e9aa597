/** Soles of boots seen from the side: foam, rubber, tread; three builds. */
import { luminance, mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast } from "#demo/artwork/goods/draw/fold.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { edge, stitches, thread } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { across, down, lit, shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { walk } from "#demo/artwork/goods/draw/walk.ts";
import { n } from "#demo/artwork/svg.ts";
import { last } from "./last.ts";

const rand = "92,926! 116,906 180,912 300,926 420,930 520,922 640,926 760,922 816,906!";

const ground = "112,990 160,1002 240,1005 430,1005! 462,988! 540,986! 566,1005! 700,1005 780,1004 812,992";

/** Which of the three builds is drawn. Facts of the sole take precedence over the seed. */
export const soleOf = (e: Easel): number =>
  ({ "winter-grip": 2, light: 1, "vibration-damping": 0 })[String(e.facts.sole)] ?? e.trait("sole", 3);

/** Three builds: a stitched cup sole, a light foam runner, a mountaineer's lugged sole. */
export function bootSole(e: Easel): string {
  const style = soleOf(e);
  const rubber = style === 1 && luminance(e.pale) > 0.5 ? mix(e.pale, "#c9c2b4", 0.35) : mix(e.dark, "#1c2126", 0.6);
  const foam = [e.pale, e.accent, mix(e.second, e.dark, 0.3)][style] ?? e.pale;
  const body = shape(`${rand} 824,944 822,978 ${ground.split(" ").reverse().join(" ")} 92,968 84,944`);
  const wall = shape(`${rand} 822,938 816,954! 740,966 600,964 470,960 340,970 200,970 104,958 88,946!`);
  return (
    fill(body, tone(e, rubber, down, 0.5)) +
    inside(e, body, tread(style, rubber)) +
    bumper(e, style, rubber) +
    fill(wall, tone(e, foam, across, 0.34)) +
    inside(e, wall, texture(style, foam)) +
    cast(rand, 9, 0.7) +
    stroke("M94 936C130 914 240 934 420 936S700 934 814 914", "#ffffff", 2.4, 0.5) +
    stroke(line("90,950 104,960 200,972 340,972 470,962 600,966 740,968 820,952"), "#05080c", 3, 0.5) +
    edge(body, rubber, 1.6)
  );
}

/** Grooves in the tread. Every second one is shorter. */
function tread(style: number, rubber: string): string {
  const count = [20, 30, 14][style] ?? 20;
  const deep = [20, 12, 30][style] ?? 20;
  const grooves = walk("130,1006 800,1006", count).map(({ p: [x, y] }, i) => {
    const [tall, wide] = [deep * (i % 2 ? 0.7 : 1), deep * 0.36];
    return `M${n(x - wide)} ${n(y + 2)}L${n(x - wide * 0.5)} ${n(y - tall)}h${n(wide)}L${n(x + wide)} ${n(y + 2)}Z`;
  });
  return fill(grooves.join(""), "#05080c", 0.6) + stroke(grooves.join(""), lit(rubber, 0.3), 1.2, 0.25);
}

function texture(style: number, foam: string): string {
  if (style === 0) return stitches("92,946 200,958 340,958 470,948 600,952 740,954 816,938", thread(foam), 2.8, 0.75);
  const slots = (count: number, x: number, step: number, lean: number): string =>
    Array.from({ length: count }, (_, i) => `M${x + i * step} 900l${lean} 90`).join("");
  if (style === 1)
    return (
      stroke(slots(24, 580, 11, -26), "#05080c", 2.4, 0.24) +
      stroke(line("92,940 240,950 520,944 816,930"), "#ffffff", 3, 0.4)
    );
  return (
    stroke(slots(40, 96, 18, 0), "#05080c", 3, 0.24) +
    stroke(line("92,948 200,954 470,946 740,948 818,932"), lit(foam, 0.5), 2, 0.5)
  );
}

/** The rubber that covers the toe. */
function bumper(e: Easel, style: number, rubber: string): string {
  const cut = [
    "90,950! 90,886 112,836 142,816 176,840 214,896 244,950!",
    "90,950! 92,902 106,868 136,852 190,886 244,950!",
    "90,950! 90,880 116,828 176,790 222,814 262,876 296,950!",
  ][style] as string;
  const d = shape(cut);
  const ribs = Array.from({ length: 6 }, (_, i) => `M${100 + i * 24} 950q${6 + i} -60 ${24 + i * 6} -150`).join("");
  const front = cut.split(" ").slice(2, -1).join(" ").replaceAll("!", "");
  return (
    inside(e, shape(last.shell), cast(front, 14, 0.4)) +
    fill(d, tone(e, rubber, [0, 0, 0.8, 1], 0.55)) +
    inside(e, d, stroke(ribs, "#05080c", 5, 0.28)) +
    edge(d, shaded(rubber, 0.2), 1.8)
  );
}

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "#platform/postgres.ts";
import { readImageRequest } from "#services/media/image-request/request.ts";
import { sharp } from "#services/media/rendering/pixels.ts";
import { renderImage } from "#services/media/rendering/render.ts";
import { measure, onCore, requireWrk } from "./load.ts";
import { startOnFirstCore } from "./program.ts";

/**
 * npm run bench:media: the cost of images. Target: a finished rendition is served at half the rate of a static file of
 * the same server or better, and a new one (480 px wide WebP of a master of four megapixels) is made in 60 ms by one
 * core.
 */

const seconds = Number(process.env.SECONDS ?? 5);
const rounds = Number(process.env.ROUNDS ?? 21);
const lines: string[] = [];
const note = (line: string) => {
  lines.push(`- ${line}`);
  console.log(line);
};

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function timed(work: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    await work(round);
    times.push(performance.now() - began);
  }
  return median(times);
}

/** The static file with the nearest length. */
function fileLike(length: number): string {
  const folder = "dist/client/assets";
  const files = readdirSync(folder)
    .filter((name) => /\.(?:js|css|woff2)$/.test(name))
    .map((name) => ({ name, off: Math.abs(statSync(join(folder, name)).size - length) }));
  return files.sort((a, b) => a.off - b.off)[0]?.name ?? "";
}

requireWrk();
execFileSync(process.execPath, ["server/launch/build-now.ts"], { stdio: "inherit" });
if (onCore(1).length > 0) execFileSync("taskset", ["-cp", "1", String(process.pid)]);

const folder = mkdtempSync(join(tmpdir(), "firn-media-bench-"));
const postgres = await startEmbeddedPostgres(folder);
const port = 3230;
const shop = `http://127.0.0.1:${port}`;

try {
  const master = { width: 2688, height: 1512, hasAlpha: false, pointOfInterest: null };
  const scene = await fromScratch(master);
  const request = readImageRequest(new URLSearchParams({ w: "480" }), "webp");
  const path = join(folder, "master.jpg");
  writeFileSync(path, await sharp(scene).jpeg({ quality: 90 }).toBuffer());
  const used: number[] = [];
  const time = await timed(async () => {
    const before = process.cpuUsage();
    await renderImage(master, { ...master, input: path }, request, "webp");
    const { user, system } = process.cpuUsage(before);
    used.push((user + system) / 1000);
  });
  note(
    `new rendition, 480 px WebP of a JPEG master of 4.1 megapixels: ${time.toFixed(0)} ms, ${median(used).toFixed(0)} ms of them at work (at most 60)`,
  );

  const server = await startOnFirstCore(
    "server/launch/start.js",
    {
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: folder,
      LOG_LEVEL: "error",
      NODE_ENV: "production",
      DATABASE_URL: `postgres://firn@localhost/firn?host=${encodeURIComponent(postgres.settings.host ?? "")}`,
      RATE_LIMIT_PER_MINUTE: "0",
      BUSY_AFTER_MS: "0",
    },
    `${shop}/readyz`,
  );
  const picture = `${shop}/i/firn/kestrel-signal-topsheet?w=480&fmt=webp`;
  const body = await (await fetch(picture)).arrayBuffer();
  const drawn = await timed(async (round) => (await fetch(`${picture}&qlt=${50 + round}`)).arrayBuffer());
  note(`the same of a drawn product, asked for the first time: ${drawn.toFixed(0)} ms`);

  const name = fileLike(body.byteLength);
  const still = await measure({ url: `${shop}/assets/${name}`, seconds });
  const stored = await measure({ url: picture, seconds });
  const share = (100 * stored.rate) / still.rate;
  note(`static file of ${statSync(join("dist/client/assets", name)).size} bytes: ${still.rate.toFixed(0)} /s`);
  note(
    `stored rendition of ${body.byteLength} bytes: ${stored.rate.toFixed(0)} /s, ${share.toFixed(0)} % of it (at least 50 %)`,
  );
  await server.stop();

  mkdirSync("bench/media", { recursive: true });
  writeFileSync("bench/media/RESULTS.md", report());
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Draws an image with detail everywhere: soft shapes with grain on them. */
async function fromScratch({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="#123"/><stop offset="1" stop-color="#eef"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#a)"/>${Array.from({ length: 300 }, (_, at) => `<circle cx="${(at * 997) % width}" cy="${(at * 613) % height}" r="${20 + ((at * 37) % 160)}" fill="hsl(${(at * 47) % 360} 60% 50% / .3)"/>`).join("")}</svg>`;
  const grain = { width, height, channels: 3 as const, noise: { type: "gaussian" as const, mean: 128, sigma: 12 } };
  const noise = await sharp({ create: { ...grain, background: "#808080" } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(Buffer.from(svg))
    .composite([{ input: noise, blend: "soft-light" }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

function report(): string {
  const machine = `${cpus()[0]?.model.trim()}, ${cpus().length} cores, Node ${process.versions.node}`;
  return `# Pictures

One run of \`npm run bench:media\` on ${new Date().toISOString().slice(0, 10)}: ${machine}. Server on one core, load (16 connections, ${seconds} s each) on the other; times are medians of ${rounds} on one core.

${lines.join("\n")}
`;
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
const folder = resolve("node_modules/.cache/chromium");
const stamp = join(folder, "unpacked");
/**
 * Flags for cloud functions, which are removed: with one process for everything, the browser dies with the first
 * visitor that leaves, and pages must be isolated.
 */
const unfit = ["--single-process", "--no-zygote", "--disable-web-security", "--allow-running-insecure-content"];

export type Chromium = { path: string; args: string[] };

/**
 * The browser that tests and benchmarks use: CHROME_PATH, the system's, or otherwise the Chromium from npm (Linux),
 * which is unpacked into a folder of this clone the first time. Callers that start several browsers must call this once
 * before; otherwise one would start while another is still unpacking.
 */
export async function findChromium(): Promise<Chromium> {
  const system = process.env.CHROME_PATH ?? places.find((path) => existsSync(path));
  if (system) return { path: system, args: [] };
  // An aborted run leaves an incomplete browser behind. In a clone that was moved, the browser would look for its fonts
  // in the old place.
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== folder) rmSync(folder, { recursive: true, force: true });
  const { TMPDIR } = process.env;
  // The package unpacks to, and loads its libraries from, the folder of temporary files.
  process.env.TMPDIR = folder;
  // Makes the package unpack the system libraries that a bare machine lacks.
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x";
  try {
    mkdirSync(folder, { recursive: true });
    const { default: packaged } = await import("@sparticuz/chromium");
    packaged.setGraphicsMode = false;
    const path = await packaged.executablePath();
    // The package has fonts, but looks for them at their place in the cloud. Without fonts the browser crashes at the
    // first letter.
    if (!existsSync(stamp)) {
      const fonts = join(folder, "fonts", "fonts.conf");
      writeFileSync(fonts, readFileSync(fonts, "utf8").replaceAll(">/tmp/", `>${folder}/`));
      writeFileSync(stamp, folder);
    }
    return { path, args: packaged.args.filter((arg) => !unfit.includes(arg)) };
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

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
/** Fits functions in a cloud: one process for all dies with the first visitor that leaves; and pages are to be kept apart. */
const unfit = ["--single-process", "--no-zygote", "--disable-web-security", "--allow-running-insecure-content"];

export type Chromium = { path: string; args: string[] };

/**
 * The browser that tests and measures use: CHROME_PATH, a system's, else the Chromium that npm brings (Linux), unpacked into
 * a folder of this clone the first time. Whoever starts several browsers asks for it once before, or one would start what
 * the other is still writing.
 */
export async function findChromium(): Promise<Chromium> {
  const system = process.env.CHROME_PATH ?? places.find((path) => existsSync(path));
  if (system) return { path: system, args: [] };
  // What a run that was ended left behind is no browser; nor is one whose clone was moved, for it looks for its fonts where it was.
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== folder) rmSync(folder, { recursive: true, force: true });
  const { TMPDIR } = process.env;
  // The package unpacks, and looks for its libraries, where temporary files belong.
  process.env.TMPDIR = folder;
  // Makes it unpack the system libraries that a bare machine lacks.
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs22.x";
  try {
    mkdirSync(folder, { recursive: true });
    const { default: packaged } = await import("@sparticuz/chromium");
    packaged.setGraphicsMode = false;
    const path = await packaged.executablePath();
    // It comes with fonts, and looks for them where they would be in its cloud; without any it stops at the first letter.
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

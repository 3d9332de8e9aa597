// Runs before "npm start" and "npm test" with whatever Node is there: plain JavaScript, nothing but Node's own modules.
// Installs the packages of the lock file if node_modules does not match it, and costs nothing when it does. "npm start" needs
// only half of them; those for tests and tools come with the first command that uses them, beside what is there.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const stamp = "node_modules/.firn-lock";
const oldestNode = 20;
const oldestNpm = 10;

/** @param {string} sentence */
function fail(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

const nodeVersion = Number(process.versions.node.split(".")[0]);
if (nodeVersion < oldestNode) {
  fail(
    `Firn needs Node.js ${oldestNode} or newer to install; this is ${process.versions.node}. Get it at https://nodejs.org.`,
  );
}
const npmVersion = /npm\/(\d+)/.exec(process.env.npm_config_user_agent ?? "")?.[1];
if (npmVersion && Number(npmVersion) < oldestNpm) {
  fail(
    `Firn's lock file needs npm ${oldestNpm} or newer; this is npm ${npmVersion}. Run: npm install --global npm@latest`,
  );
}

const lock = createHash("sha256")
  .update(readFileSync("package-lock.json"))
  .update(process.platform + process.arch)
  .digest("hex");
const [known, extent] = existsSync(stamp) ? readFileSync(stamp, "utf8").split(" ") : [];
const isForAll = process.env.npm_lifecycle_event !== "prestart" || extent === "all";
const isHere = known === lock && existsSync("node_modules/.bin/node");
if (!isHere || (isForAll && extent !== "all")) {
  console.log(
    isHere
      ? "Installing the packages for tests and tools (a few seconds)"
      : "Installing packages (about half a minute the first time)",
  );
  const began = Date.now();
  const npm = process.env.npm_execpath;
  const how = ["--no-audit", "--no-fund", "--loglevel=error", isForAll ? "--include=dev" : "--omit=dev"];
  // "npm ci" would take away what a shop that runs beside this reads.
  const args = isHere ? ["install", "--no-save", ...how] : ["ci", ...how];
  const run = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: "inherit" })
    : spawnSync("npm", args, { stdio: "inherit" });
  if (run.status !== 0)
    fail("Installing the packages failed; npm says why above. Check the network and run the command again.");
  if (!existsSync("node_modules/.bin/node"))
    fail("The pinned Node.js was not installed. Allow install scripts: npm config set ignore-scripts false");
  writeFileSync(stamp, `${lock} ${isForAll ? "all" : "shop"}`);
  console.log(`Packages installed in ${Math.round((Date.now() - began) / 1000)} s`);
}

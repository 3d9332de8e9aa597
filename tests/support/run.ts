import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";

/**
 * npm test: first what reads the code only, all at once; then what runs it, each in turn. The first that fails says so and
 * ends the run.
 */

type Step = { title: string; command: string[]; report?: string };
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

const reports = "test-results";
const vitest = (config: string, report: string) => [
  ...["node_modules/vitest/vitest.mjs", "run", "--config", config],
  ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
];

const readings: Step[] = [
  { title: "Types", command: ["node_modules/typescript-7/bin/tsc", "--noEmit"] },
  { title: "Format and lint", command: ["node_modules/@biomejs/biome/bin/biome", "check", "."] },
  {
    title: "Rooms",
    command: [
      "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
      "--config",
      ".dependency-cruiser.cjs",
      "commerce",
      "database",
      "demo",
      "platform",
      "server",
      "services",
      "shop",
      "ui",
    ],
  },
  { title: "Dead code", command: ["node_modules/knip/bin/knip.js"] },
  { title: "Specification index", command: ["tests/spec/list.ts", "--quiet"] },
];
const runs: Step[] = [
  { title: "Tests", command: vitest("vitest.config.ts", `${reports}/tests.json`), report: `${reports}/tests.json` },
  { title: "Build", command: ["server/launch/build-now.ts"] },
  {
    title: "Journeys in a browser",
    command: vitest("tests/journeys/vitest.config.ts", `${reports}/journeys.json`),
    report: `${reports}/journeys.json`,
  },
];

/** Files that failed before or after their tests, which count as none otherwise. */
const brokenFiles = ({ testResults }: Report): number =>
  testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.every((one) => one.status !== "failed"),
  ).length;

/** Ends with its exit code; what a quiet one prints comes all at once, under its title. */
function run({ title, command }: Step, isQuiet: boolean): Promise<number> {
  const began = Date.now();
  const said: Buffer[] = [];
  return new Promise((done) => {
    const env = { ...process.env, FORCE_COLOR: "0" };
    const child = spawn(process.execPath, command, { stdio: isQuiet ? "pipe" : "inherit", env });
    if (!isQuiet) console.log(`\n── ${title}`);
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (piece: Buffer) => said.push(piece));
    child.on("close", (code) => {
      if (isQuiet) console.log(`\n── ${title}\n${Buffer.concat(said)}`.trimEnd());
      console.log(`${code === 0 ? "✓" : "✗"} ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
      done(code ?? 1);
    });
  });
}

/** Adds what its report counts; true when it went well. */
async function runTests(step: Step): Promise<boolean> {
  const code = await run(step, false);
  if (step.report) {
    const counts = JSON.parse(readFileSync(step.report, "utf8")) as Report;
    total.passed += counts.numPassedTests;
    total.failed += counts.numFailedTests + brokenFiles(counts);
  }
  return code === 0;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };

const codes = await Promise.all(readings.map((step) => run(step, true)));
let isGood = codes.every((code) => code === 0);
for (const step of runs) isGood &&= await runTests(step);

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(isGood && total.failed === 0 && total.passed > 0 ? 0 : 1);

import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

/** npm test: runs every check in turn, cheapest first. The first that fails ends the run with its message. */

type Step = { title: string; command: string[]; report?: string };
type TestResult = { status: string; fullName: string; failureMessages: string[] };
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: TestResult[] }[];
};

const reports = "test-results";
const vitest = (config: string, report: string) => [
  "node_modules/vitest/vitest.mjs",
  "run",
  "--config",
  config,
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${report}`,
];

const steps: Step[] = [
  {
    title: "Types",
    command: [
      "node_modules/typescript-7/bin/tsc",
      "--noEmit",
      "--incremental",
      "--tsBuildInfoFile",
      "node_modules/.cache/types.tsbuildinfo",
    ],
  },
  { title: "Format and lint", command: ["node_modules/@biomejs/biome/bin/biome", "check", "."] },
  {
    title: "Module boundaries",
    command: [
      "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
      "--config",
      ".dependency-cruiser.cjs",
      "api",
      "commerce",
      "database",
      "demo",
      "discovery",
      "office",
      "platform",
      "server",
      "services",
      "storefront",
      "ui",
    ],
  },
  { title: "Dead code", command: ["node_modules/knip/bin/knip.js"] },
  { title: "Specification index", command: ["tests/spec/list.ts", "--quiet"] },
  { title: "Tests", command: vitest("vitest.config.ts", `${reports}/tests.json`), report: `${reports}/tests.json` },
  { title: "Build", command: ["server/launch/build-now.ts"] },
  {
    title: "Journeys in a browser",
    command: vitest("tests/journeys/vitest.config.ts", `${reports}/journeys.json`),
    report: `${reports}/journeys.json`,
  },
];

/** The number of files that failed outside their tests, which are not counted as failed tests. */
const brokenFiles = ({ testResults }: Report): number =>
  testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.every((one) => one.status !== "failed"),
  ).length;

/** Tests that failed at first, and passed when they were repeated. */
const flakyTests = ({ testResults }: Report): TestResult[] =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0),
  );

function run(command: string[]): Promise<number> {
  return new Promise((done) => {
    const child = spawn(process.execPath, command, { stdio: "inherit", env: { ...process.env, FORCE_COLOR: "0" } });
    // Ctrl-C reaches every process of the terminal, and this one waits for the others to tidy up. Whoever ends this one
    // alone means its tests and their shops too.
    const wait = () => {
      isStopped = true;
    };
    const pass = () => {
      isStopped = true;
      child.kill("SIGINT");
    };
    process.on("SIGINT", wait).on("SIGTERM", pass);
    child.on("exit", (code) => {
      process.off("SIGINT", wait).off("SIGTERM", pass);
      done(code ?? 1);
    });
  });
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0, flaky: [] as TestResult[] };
let isBroken = false;
let isStopped = false;

for (const { title, command, report } of steps) {
  console.log(`\n── ${title}`);
  const began = Date.now();
  const code = await run(command);
  // A run that was ended before its time has written none.
  if (report && existsSync(report)) {
    const counts = JSON.parse(readFileSync(report, "utf8")) as Report;
    total.passed += counts.numPassedTests;
    total.flaky.push(...flakyTests(counts));
    total.failed += counts.numFailedTests + brokenFiles(counts);
  }
  console.log(`${code === 0 ? "✓" : "✗"} ${title} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  if (code !== 0 || isStopped) {
    isBroken = true;
    break;
  }
}

console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.flaky.length} flaky`);
for (const { fullName, failureMessages } of total.flaky)
  console.log(`Flaky, to be mended: ${fullName.trim()}\n  ${failureMessages[0]?.split("\n").slice(0, 8).join("\n  ")}`);
process.exit(isBroken || total.failed > 0 || total.passed === 0 ? 1 : 0);

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Section, sections } from "./sections.ts";

/** npm run spec: which tests prove which section. Fails on a section without one. */

const folders = [
  "api",
  "commerce",
  "demo",
  "discovery",
  "office",
  "platform",
  "server",
  "services",
  "storefront",
  "tests",
  "ui",
];
const isQuiet = process.argv.includes("--quiet");
// A title starts with its section: test("2.4 /en-us becomes /"), test.each(…)("9.1 %s …"), also inside a describe.
const title = /(?:test|it|describe)(?:\.\w+)?(?:\((?=["'`])|\([\s\S]*?\)\(\s*)["'`](\d(?:\.\d{1,2})?) ([^"'`\n]+)/g;

function testFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const found = new Map<string, string[]>();
for (const file of folders.flatMap(testFiles).sort()) {
  const text = readFileSync(file, "utf8");
  for (const [, section = "", name = ""] of text.matchAll(title)) {
    const lines = found.get(section) ?? [];
    lines.push(`${name}  (${file})`);
    found.set(section, lines);
  }
}

const names = Object.keys(sections) as Section[];
for (const section of names) {
  const tests = found.get(section) ?? [];
  if (isQuiet) continue;
  console.log(`\n${section} ${sections[section]}${tests.length === 0 ? ": no test yet" : ""}`);
  for (const line of tests) console.log(`  ${line}`);
}

const missing = names.filter((section) => !found.has(section));
for (const section of missing) console.error(`Section ${section} (${sections[section]}) has no test.`);
console.log(`\n${names.length - missing.length} of ${names.length} sections of docs/specification.md have tests.`);
process.exit(missing.length > 0 ? 1 : 0);

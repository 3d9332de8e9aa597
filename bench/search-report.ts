import { cpus } from "node:os";
import type { Measured } from "./load.ts";
import type { Streamed } from "./search-streams.ts";

/** `best`: users who never pause; `read`: users who read the results; `again`: users who repeat earlier queries. */
export type Row = { title: string; best: Measured; read: Measured; again: Measured; cpu: number };
type ReportInput = {
  rows: readonly Row[];
  streams: readonly Streamed[];
  bare: Measured;
  facts: readonly string[];
  products: number;
  users: number;
  rounds: number;
  common: number;
  seconds: number;
};

/** The report of all measurements, as written to bench/RESULTS-search.md. */
export function report(given: ReportInput): string {
  const { rows, streams, bare, facts, products, users, rounds, common, seconds } = given;
  const table = (head: string[], lines: (string | number)[][]) => [
    `| ${head.join(" | ")} |`,
    `| ${head.map((_, at) => (at === 0 ? "---" : "---:")).join(" | ")} |`,
    ...lines.map((line) => `| ${line.join(" | ")} |`),
  ];
  const numbers = ({ rate, p50, p99 }: Measured) => [rate.toFixed(0), p50.toFixed(2), p99.toFixed(2)];
  const text = [
    "# Search, feeds and sitemaps",
    "",
    `One run of \`npm run bench:search\` on ${new Date().toISOString().slice(0, 10)}: ${products.toLocaleString("en")} products in eight languages, ${users} users who never wait and never ask the same, best of ${rounds} rounds of ${seconds} s. ${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.versions.node}; the server on one core, load (wrk) and PostgreSQL together on the other. Read the ratios, not the numbers.`,
    "",
    ...table(
      ["what", "per second", "p50 ms", "p99 ms", "processor time each, ms", "p99 to the reference"],
      [
        ["reference: Fastify, a body like a search's answer", ...numbers(bare), "", ""],
        ...rows.map(({ title, best, cpu }) => [
          title,
          ...numbers(best),
          cpu.toFixed(2),
          `${(best.p99 / bare.p99).toFixed(1)} times`,
        ]),
      ],
    ),
    "",
    ...table(
      ["the same users, who read each answer for a second", "per second", "p50 ms", "p99 ms"],
      rows.map(({ title, read }) => [title, ...numbers(read)]),
    ),
    "",
    ...table(
      [`the same users, who never wait and ask the same ${common} in turn`, "per second", "p50 ms", "p99 ms"],
      rows.map(({ title, again }) => [title, ...numbers(again)]),
    ),
    "",
    ...table(
      ["read to its end", "MB", "seconds", "memory above rest, MB"],
      streams.map((one) => [one.title, one.megabytes.toFixed(0), one.seconds.toFixed(1), one.above.toFixed(0)]),
    ),
    "",
    ...facts.map((fact) => `- ${fact}`),
    "",
  ].join("\n");
  console.log(`\n${text}`);
  return text;
}

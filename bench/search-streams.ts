import { readFileSync } from "node:fs";
import { get } from "node:http";
import { setTimeout } from "node:timers/promises";

/** The cost of reading a long response: bytes, seconds, and memory above what the process had before, in MB. */
export type Streamed = { title: string; megabytes: number; seconds: number; above: number };

export const residentMemory = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? Number.NaN) / 1024;

type StreamRequest = { title: string; url: string; pid: number; encoding?: string; bytesPerSecond?: number };

/** Reads an address to its end, or for `seconds`, at full speed or at the given rate. */
async function stream(request: StreamRequest, seconds = Number.POSITIVE_INFINITY): Promise<Streamed> {
  const { title, url, pid, encoding = "identity", bytesPerSecond = Number.POSITIVE_INFINITY } = request;
  const before = residentMemory(pid);
  let [highest, bytes] = [before, 0];
  const watch = setInterval(() => {
    highest = Math.max(highest, residentMemory(pid));
  }, 20);
  const began = performance.now();
  const passed = () => (performance.now() - began) / 1000;
  try {
    await new Promise<void>((done, fail) => {
      const request = get(url, { headers: { "accept-encoding": encoding } }, async (answer) => {
        try {
          if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
          for await (const chunk of answer) {
            bytes += (chunk as Buffer).length;
            if (passed() > seconds) break;
            const early = bytes / bytesPerSecond - passed();
            if (early > 0) await setTimeout(early * 1000);
          }
          done();
        } catch (error) {
          fail(error as Error);
        }
      }).on("error", fail);
      request.setTimeout(120_000, () => request.destroy(new Error(`${url} went silent`)));
    });
  } finally {
    clearInterval(watch);
  }
  return { title, megabytes: bytes / 1024 / 1024, seconds: passed(), above: highest - before };
}

/** How long a slow reader reads in seconds, at a megabyte per second. */
const slowly = 15;

/** Measures feeds and sitemaps of the whole catalogue, one after the other. */
export async function allStreams(url: string, pid: number): Promise<Streamed[]> {
  const index = await (await fetch(`${url}/sitemap.xml`)).text();
  const maps = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/de-de[^<]*)<\/loc>/g)].map(([, path]) => path ?? "");
  const feed = `${url}/feeds/google-de-de.xml`;
  const all: Streamed[] = [
    await stream({ title: "product feed", url: feed, pid }),
    await stream({ title: "product feed, compressed", url: feed, pid, encoding: "br" }),
    await stream({ title: "product feed, to a slow reader", url: feed, pid, bytesPerSecond: 1024 * 1024 }, slowly),
    await stream({ title: `one sitemap of ${maps.length}`, url: url + maps[0], pid }),
  ];
  const three = ["en-us", "fr-fr", "it-it"].map((code) =>
    stream({ title: "three product feeds at once", url: `${url}/feeds/meta-${code}.xml`, pid }),
  );
  const downloads = await Promise.all(three);
  const sum = (pick: (one: Streamed) => number) => downloads.reduce((total, one) => total + pick(one), 0);
  all.push({
    title: "three product feeds at once",
    megabytes: sum(({ megabytes }) => megabytes),
    seconds: Math.max(...downloads.map(({ seconds }) => seconds)),
    above: Math.max(...downloads.map(({ above }) => above)),
  });
  for (const one of all)
    console.log(
      one.title,
      `${one.megabytes.toFixed(0)} MB in ${one.seconds.toFixed(1)} s, ${one.above.toFixed(0)} MB above`,
    );
  return all;
}

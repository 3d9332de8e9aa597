import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { type IncomingMessage, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { FileCache } from "./file-cache.ts";
import { type Credentials, signed } from "./sigv4.ts";
import { type ByteRange, MasterMissing, type Storage } from "./storage.ts";

export type BucketSettings = Credentials & {
  /** "https://s3.eu-central-1.amazonaws.com". The bucket's name is appended. */
  endpoint: string;
  bucket: string;
};

type Call = { method: "GET" | "PUT" | "DELETE"; name: string; headers?: Record<string, string>; file?: string };

class BucketFault extends Error {
  readonly statusCode = 503;
}

const patience = 20_000;
const tries = 3;

/**
 * Stores masters in a bucket with S3's protocol. Masters that pictures are rendered from are first copied to `copies`.
 */
export function bucketStorage(settings: BucketSettings, copies: FileCache): Storage {
  const call = (wish: Call) => send(settings, wish);
  const open = (name: string, range?: ByteRange) =>
    call({ method: "GET", name, headers: range ? { range: `bytes=${range.start}-${range.end}` } : {} });
  return {
    async put(name, path, type) {
      drain(await call({ method: "PUT", name, headers: { "content-type": type }, file: path }));
      await rm(path, { force: true });
    },
    local: (name) => copies.get(name, async (draft) => pipeline(await open(name), createWriteStream(draft))),
    open,
    async remove(name) {
      const answer = await call({ method: "DELETE", name }).catch((error) => {
        if (error instanceof MasterMissing) return null;
        throw error;
      });
      if (answer) drain(answer);
    },
  };
}

/** Sends a call, with retries on temporary failures. Resolves with a successful answer whose body is unread. */
async function send(settings: BucketSettings, call: Call): Promise<IncomingMessage> {
  for (let attempt = 1; ; attempt++) {
    const answer = await sendOnce(settings, call).catch((error: Error) => error);
    if (!(answer instanceof Error)) {
      const status = answer.statusCode ?? 0;
      if (status >= 200 && status < 300) return answer;
      drain(answer);
      if (status === 404) throw new MasterMissing(call.name);
      if (status < 500 && status !== 429) throw new BucketFault(`The bucket answered ${status} to ${call.method}.`);
    }
    if (attempt === tries) {
      const reason = answer instanceof Error ? answer.message : `it answered ${answer.statusCode}`;
      throw new BucketFault(`The bucket cannot be reached: ${reason}`);
    }
    await wait(150 * 2 ** attempt);
  }
}

async function sendOnce(
  settings: BucketSettings,
  { method, name, headers = {}, file }: Call,
): Promise<IncomingMessage> {
  const url = new URL(`${settings.endpoint.replace(/\/$/, "")}/${settings.bucket}/${encodeURIComponent(name)}`);
  const length: Record<string, string> = file ? { "content-length": String((await stat(file)).size) } : {};
  const bodyHash = file ? await hashOf(file) : createHash("sha256").digest("hex");
  const all = await signed({ method, url, headers: { ...headers, ...length }, bodyHash, now: new Date() }, settings);
  return new Promise((done, fail) => {
    const open = url.protocol === "https:" ? secureRequest : plainRequest;
    const request = open(url, { method, headers: all, timeout: patience }, done);
    request.on("timeout", () => request.destroy(new Error("it took too long")));
    request.on("error", fail);
    if (file) createReadStream(file).on("error", fail).pipe(request);
    else request.end();
  });
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return hash.digest("hex");
}

const drain = (answer: IncomingMessage): void => void answer.resume();

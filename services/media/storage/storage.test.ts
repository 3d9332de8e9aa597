import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startS3 } from "#tests/support/servers/s3-server.ts";
import { useTempFolder } from "#tests/support/temp.ts";
import { bucketStorage } from "./bucket.ts";
import { FileCache } from "./file-cache.ts";
import { signed } from "./sigv4.ts";
import { folderStorage, MasterMissing, type Storage } from "./storage.ts";

const folder = useTempFolder("storage");
let s3: Awaited<ReturnType<typeof startS3>>;
let bucket: Storage;
beforeAll(async () => {
  s3 = await startS3();
  const { endpoint, keys } = s3;
  bucket = bucketStorage({ endpoint, bucket: s3.bucket, ...keys }, new FileCache(join(folder, "copies"), 1e6));
});
afterEach(() => s3.troubles.splice(0));
afterAll(() => s3.close());

const storages: [string, () => Storage][] = [
  ["a folder", () => folderStorage(join(folder, "masters"))],
  ["a bucket", () => bucket],
];

async function upload(storage: Storage, name: string, text: string): Promise<string> {
  const path = join(folder, `upload-${name}`);
  await writeFile(path, text);
  await storage.put(name, path, "image/png");
  return path;
}
const read = async (body: Promise<Readable>) => (await buffer(await body)).toString();

describe.each(storages)("masters in %s", (_, open) => {
  test("7.12 are taken over, read whole and in part, and removed", async () => {
    const storage = open();
    const path = await upload(storage, "one-a.png", "0123456789");
    expect(existsSync(path)).toBe(false);
    expect(await read(storage.open("one-a.png"))).toBe("0123456789");
    expect(await read(storage.open("one-a.png", { start: 2, end: 4 }))).toBe("234");
    expect(await readFile(await storage.local("one-a.png"), "utf8")).toBe("0123456789");
    await storage.remove("one-a.png");
    await expect(storage.open("one-a.png")).rejects.toThrow(MasterMissing);
    await storage.remove("one-a.png");
  });

  test("7.12 that are missing say so", async () => {
    await expect(open().local("nowhere.png")).rejects.toThrow(MasterMissing);
    await expect(open().open("nowhere.png")).rejects.toThrow(MasterMissing);
  });
});

describe("a bucket", () => {
  test("7.12 keeps the type, is copied from once, and is asked again when it stumbles", async () => {
    s3.troubles.push("500", "hang-up");
    await upload(bucket, "two.png", "pixels");
    expect(s3.objects.get("two.png")).toEqual({ body: Buffer.from("pixels"), type: "image/png" });
    s3.requests.splice(0);
    const paths = await Promise.all([bucket.local("two.png"), bucket.local("two.png")]);
    await bucket.local("two.png");
    expect(new Set(paths).size).toBe(1);
    expect(s3.requests).toEqual(["GET /firn-media/two.png"]);
  });

  test("7.12 that refuses or stays away is an outage, not a missing picture", async () => {
    s3.troubles.push("403");
    await expect(bucket.open("two.png")).rejects.toMatchObject({
      statusCode: 503,
      message: expect.stringContaining("403"),
    });
    s3.troubles.push("500", "500", "500");
    await expect(bucket.open("two.png")).rejects.toMatchObject({ statusCode: 503 });
  });

  test("7.12 with another secret lets nobody in", async () => {
    const { endpoint, keys } = s3;
    const copies = new FileCache(join(folder, "others"), 1e6);
    const other = bucketStorage({ endpoint, bucket: s3.bucket, ...keys, secret: "guessed" }, copies);
    await expect(other.open("two.png")).rejects.toMatchObject({ statusCode: 503 });
  });
});

test("7.12 requests are signed as the documented example is", async () => {
  const call = {
    method: "GET",
    url: new URL("https://examplebucket.s3.amazonaws.com/test.txt"),
    headers: { range: "bytes=0-9" },
    bodyHash: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    now: new Date("2013-05-24T00:00:00Z"),
  };
  const credentials = {
    keyId: "AKIAIOSFODNN7EXAMPLE",
    secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
    region: "us-east-1",
  };
  const { authorization } = await signed(call, credentials);
  // A space after the comma is not significant.
  expect(authorization?.replaceAll(", ", ",")).toBe(
    "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  );
});

import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type StoredObject = { body: Buffer; type: string };
/** The failure of the next request. */
export type S3Trouble = "500" | "hang-up" | "403";

const keys = { keyId: "AKIAFIRNTEST", secret: "firn/test+secret", region: "eu-central-1" };
const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest("hex");
const hmac = (key: Buffer | string, text: string) => createHmac("sha256", key).update(text).digest();

/** The objects of one bucket over HTTP as in S3: GET with ranges, PUT, DELETE, and every signature checked. */
export async function startS3(bucket = "firn-media") {
  const objects = new Map<string, StoredObject>();
  const requests: string[] = [];
  const troubles: S3Trouble[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => refuse(response, 500, String(error)));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { method = "", url = "" } = request;
    requests.push(`${method} ${url}`);
    const trouble = troubles.shift();
    if (trouble === "hang-up") return void request.socket.destroy();
    if (trouble) return refuse(response, Number(trouble), "InternalError");
    const fault = faultIn(request, body);
    if (fault) return refuse(response, 403, fault);
    const [, name, key = ""] = url.split("/");
    if (name !== bucket) return refuse(response, 404, "NoSuchBucket");
    if (method === "PUT") {
      objects.set(key, { body, type: request.headers["content-type"] ?? "" });
      return void response.writeHead(200, { etag: `"${sha256(body)}"` }).end();
    }
    if (method === "DELETE") {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    return sendObject(objects.get(key), request.headers.range, response);
  }

  server.listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    keys,
    objects,
    requests,
    troubles,
    close: () => new Promise((done) => server.close(done)),
  };
}

function sendObject(object: StoredObject | undefined, range: string | undefined, response: ServerResponse): void {
  if (!object) {
    refuse(response, 404, "NoSuchKey");
    return;
  }
  const { body, type } = object;
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
  if (first === undefined) {
    response.writeHead(200, { "content-type": type }).end(body);
    return;
  }
  const end = last ? Math.min(Number(last), body.length - 1) : body.length - 1;
  if (Number(first) > end) {
    refuse(response, 416, "InvalidRange");
    return;
  }
  const headers = { "content-type": type, "content-range": `bytes ${first}-${end}/${body.length}` };
  response.writeHead(206, headers).end(body.subarray(Number(first), end + 1));
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { "content-type": "application/xml" }).end(`<Error><Code>${code}</Code></Error>`);
}

/** What S3 would refuse: a body other than the signed one, another time, another key, another signature. */
function faultIn({ method = "", url = "", headers }: IncomingMessage, body: Buffer): string | null {
  const signature =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? "",
    );
  if (!signature) return "AccessDenied";
  const [, keyId, day = "", region = "", names = "", given] = signature;
  const stamp = String(headers["x-amz-date"]);
  if (keyId !== keys.keyId || region !== keys.region || !stamp.startsWith(day)) return "InvalidAccessKeyId";
  const at = Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  if (!(Math.abs(at - Date.now()) < 15 * 60_000)) return "RequestTimeTooSkewed";
  const signed = names.split(";");
  if (!["host", "x-amz-content-sha256", "x-amz-date"].every((name) => signed.includes(name))) return "AccessDenied";
  if (headers["x-amz-content-sha256"] !== sha256(body)) return "XAmzContentSHA256Mismatch";
  const [path = "", query = ""] = url.split("?");
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim()}\n`).join("");
  const canonical = `${method}\n${path}\n${query}\n${lines}\n${names}\n${sha256(body)}`;
  const scope = `${day}/${region}/s3/aws4_request`;
  const dayKey = hmac(`AWS4${keys.secret}`, day);
  const key = hmac(hmac(hmac(dayKey, region), "s3"), "aws4_request");
  const expected = hmac(key, `AWS4-HMAC-SHA256\n${stamp}\n${scope}\n${sha256(canonical)}`).toString("hex");
  return given === expected ? null : "SignatureDoesNotMatch";
}

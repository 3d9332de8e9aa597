import { createHash, createHmac } from "node:crypto";

export type Credentials = { keyId: string; secret: string; region: string };

type Call = {
  method: string;
  url: URL;
  /** Lower-case names; all of them are signed. */
  headers: Record<string, string>;
  /** SHA-256 of the body, in hex. */
  bodyHash: string;
  now: Date;
};

export const emptyHash = createHash("sha256").update("").digest("hex");

/** What a request to S3 has to carry: its headers with date, body hash and signature (AWS Signature Version 4). Pure. */
export function signed(
  { method, url, headers, bodyHash, now }: Call,
  credentials: Credentials,
): Record<string, string> {
  const stamp = now.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const scope = `${stamp.slice(0, 8)}/${credentials.region}/s3/aws4_request`;
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    "x-amz-content-sha256": bodyHash,
    "x-amz-date": stamp,
  };
  const names = Object.keys(all).sort();
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const request = [
    method,
    url.pathname
      .split("/")
      .map((part) => encode(decodeURIComponent(part)))
      .join("/"),
    query.join("&"),
    ...names.map((name) => `${name}:${all[name]?.trim()}`),
    "",
    names.join(";"),
    bodyHash,
  ].join("\n");
  const text = ["AWS4-HMAC-SHA256", stamp, scope, createHash("sha256").update(request).digest("hex")].join("\n");
  const key = [...scope.split("/")].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${credentials.secret}`,
  );
  const signature = hmac(key, text).toString("hex");
  const authorization = `AWS4-HMAC-SHA256 Credential=${credentials.keyId}/${scope},SignedHeaders=${names.join(";")},Signature=${signature}`;
  return { ...all, authorization };
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

import { AwsV4Signer } from "aws4fetch";

export type Credentials = { keyId: string; secret: string; region: string };

type Call = {
  method: string;
  url: URL;
  headers: Record<string, string>;
  /** SHA-256 of the body, in hex. */
  bodyHash: string;
  now: Date;
};

/** Returns the headers that an S3 request needs: date, body hash and signature (AWS Signature Version 4). */
export async function signed(
  { method, url, headers, bodyHash, now }: Call,
  { keyId, secret, region }: Credentials,
): Promise<Record<string, string>> {
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, "x-amz-content-sha256": bodyHash },
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: "s3",
    allHeaders: true,
    region,
    datetime: now.toISOString().replace(/[-:]|\.\d{3}/g, ""),
  });
  return Object.fromEntries((await signer.sign()).headers);
}

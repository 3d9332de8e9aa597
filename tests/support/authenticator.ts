import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { NewCredential, UsedCredential } from "#commerce/shared/passkeys/schema.ts";

/** A software authenticator for tests, with real keys and signatures (WebAuthn level 3, CTAP2 CBOR). */

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

const sha = (data: string | Buffer) => createHash("sha256").update(data).digest();
const text = (bytes: Buffer) => bytes.toString("base64url");
const flags = { present: 1, verified: 4, attested: 64 };

type CredentialRequest = { challenge: string; origin?: string; type?: string; isVerified?: boolean };

export function makeAuthenticator(host: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const jwk = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  let handle = "";
  let counter = 0;
  const client = (request: CredentialRequest, usual: string) => {
    const said = {
      challenge: request.challenge,
      origin: request.origin ?? `https://${host}`,
      type: request.type ?? usual,
    };
    return Buffer.from(JSON.stringify({ ...said, crossOrigin: false }));
  };
  const data = (isVerified: boolean, more = 0, rest = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([
      sha(host),
      Buffer.from([flags.present | (isVerified ? flags.verified : 0) | more]),
      count,
      rest,
    ]);
  };
  const shared = { id: text(id), rawId: text(id), type: "public-key" as const };

  return {
    setCounter(value: number) {
      counter = value;
    },
    /** The data that a browser sends after navigator.credentials.create(). */
    make(
      options: { challenge: string; user: { id: string } },
      request: Partial<CredentialRequest> = {},
    ): NewCredential {
      handle = options.user.id;
      const point = (name: "x" | "y") => Buffer.from(jwk[name] ?? "", "base64url");
      const key = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, point("x")],
          [-3, point("y")],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const authData = data(request.isVerified ?? true, flags.attested, attested);
      const attestation = new Map<string, Cbor>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      const clientDataJSON = client({ challenge: options.challenge, ...request }, "webauthn.create");
      return {
        ...shared,
        response: {
          clientDataJSON: text(clientDataJSON),
          attestationObject: text(cbor(attestation)),
          transports: ["internal"],
        },
      };
    },
    /** The data that a browser sends after navigator.credentials.get(); increments the counter. */
    use(options: { challenge: string }, request: Partial<CredentialRequest> = {}): UsedCredential {
      counter += 1;
      const authData = data(request.isVerified ?? true);
      const clientDataJSON = client({ challenge: options.challenge, ...request }, "webauthn.get");
      const signature = sign("sha256", Buffer.concat([authData, sha(clientDataJSON)]), privateKey);
      const response = { clientDataJSON: text(clientDataJSON), authenticatorData: text(authData) };
      return { ...shared, response: { ...response, signature: text(signature), userHandle: handle } };
    },
  };
}

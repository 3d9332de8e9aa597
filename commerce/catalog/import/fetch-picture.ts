import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { basename } from "node:path";
import { Readable } from "node:stream";
import { currentActor } from "#commerce/staff/guard/current-actor.ts";
import type { FetchedPicture, Picture } from "#commerce/staff/imports/format.ts";
import { actors } from "#platform/actor.ts";
import { PrivateAddress } from "#platform/http/public-addresses.ts";
import { requestPublic } from "#platform/http/public-request.ts";
import { addMaster, dropAsset, type MediaServices } from "#services/media/actions.ts";
import { findAsset } from "#services/media/reads.ts";
import { type AllowPrivate, faultOfAddress, isAllowed } from "./picture-address.ts";
import { slugOf } from "./shopify.ts";

/** Fetches pictures of an import from the addresses in its file. These addresses are untrusted. */

type Services = MediaServices & { alias: string };
type Limits = {
  allowPrivate: AllowPrivate;
  milliseconds?: number;
  bytes?: number;
};

const mostRedirects = 3;
const defaults = { milliseconds: 20_000, bytes: 40 * 1024 * 1024 };

/** Why a picture could not be fetched, in words for the report. */
class NoPicture extends Error {}

/** The same address is the same picture, in this import and later ones. */
const assetIdOf = (address: URL): string => {
  const name = slugOf(basename(decodedPath(address)).replace(/\.[a-z0-9]{2,5}$/i, "")).slice(0, 80) || "picture";
  return `${name}-${createHash("sha256").update(address.href).digest("hex").slice(0, 10)}`;
};

const decodedPath = ({ pathname }: URL): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

/**
 * Fetches a picture into the media service, unless it is already there. Hosts are resolved and checked here, and the
 * connection uses the checked address; every redirect is checked again. The file is checked like uploads by staff.
 */
export async function fetchPicture(services: Services, picture: Picture, limits: Limits): Promise<FetchedPicture> {
  try {
    const address = readAddress(picture.address, limits.allowPrivate);
    const id = assetIdOf(address);
    const key = { alias: services.alias, kind: "image", id } as const;
    if (await findAsset(services.db, key)) return { asset: id };
    const signal = AbortSignal.timeout(limits.milliseconds ?? defaults.milliseconds);
    const response = await follow(address, limits.allowPrivate, signal);
    const body = Readable.from(limited(response, limits.bytes ?? defaults.bytes));
    // Pictures stay in the library when the import is reverted, because other things may show them by then.
    const { jobId: _, ...actor } = currentActor();
    const upload = { alias: services.alias, id, body, mayReplace: true, description: picture.text };
    const add = () => addMaster(services, upload);
    const added = await actors.run(actor, add);
    if (!added.ok) return { why: added.problem.message };
    if (added.value.kind === "image") return { asset: id };
    await dropAsset(services, { ...key, kind: added.value.kind });
    return { why: "is no picture" };
  } catch (error) {
    return { why: reasonOf(error as NodeJS.ErrnoException) };
  }
}

function readAddress(text: string, allowPrivate: AllowPrivate): URL {
  const fault = faultOfAddress(text, allowPrivate);
  if (fault !== null) throw new NoPicture(fault);
  return new URL(text);
}

async function follow(start: URL, allowPrivate: AllowPrivate, signal: AbortSignal): Promise<IncomingMessage> {
  let address = start;
  for (let step = 0; step <= mostRedirects; step += 1) {
    const response = await requestPublic(address, {
      headers: { accept: "image/*", "user-agent": "Firn import" },
      allowPrivate: isAllowed(address, allowPrivate),
      signal,
    });
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.destroy();
    if (statusCode < 300 || statusCode >= 400 || !headers.location) throw new NoPicture(`answers ${statusCode}`);
    address = readAddress(URL.parse(headers.location, address.href)?.href ?? "", allowPrivate);
  }
  throw new NoPicture(`leads on more than ${mostRedirects} times`);
}

async function* limited(response: IncomingMessage, bytes: number): AsyncGenerator<Buffer> {
  const tooLarge = () => new NoPicture(`is larger than ${Math.floor(bytes / 1024 ** 2)} MB`);
  if (Number(response.headers["content-length"] ?? 0) > bytes) {
    response.destroy();
    throw tooLarge();
  }
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > bytes) throw tooLarge();
    yield part;
  }
}

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error instanceof NoPicture || error instanceof PrivateAddress) return error.message;
  if (error.name === "TimeoutError" || error.name === "AbortError") return "no answer in time";
  return `could not be fetched: ${error.code ?? error.message.slice(0, 200)}`;
}

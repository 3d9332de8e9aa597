import type { FastifyReply, FastifyRequest } from "fastify";
import type { Library } from "#services/media/delivery/library.ts";
import { chooseFormat } from "#services/media/image-request/format.ts";
import {
  BadImageRequest,
  type Format,
  type ImageRequest,
  readImageRequest,
} from "#services/media/image-request/request.ts";
import { cutOf, targetOf } from "#services/media/image-request/target.ts";
import { CallerGone, type RenderQueue } from "#services/media/rendering/queue.ts";
import { nameOf, type Renditions } from "#services/media/rendering/renditions.ts";
import type { Asset } from "#services/media/schema.ts";
import { MasterMissing } from "#services/media/storage/storage.ts";
import type { Studio } from "#services/media/studio/studio.ts";
import { cachingOf, isKnown, queryOf, refuse } from "./answers.ts";

/** How to answer a request for one version of an asset. */
type Plan = { name: string; etag: string; format: Format; imageRequest: ImageRequest; caching: string };

/**
 * A picture with more pixels, in the master or in the result, takes both places in the queue, because it may use a
 * large part of the memory.
 */
const [heavyMaster, heavyPicture] = [8_000_000, 900_000];

type ImageServices = { library: Library; renditions: Renditions; queue: RenderQueue; studio: Studio };

/** Sends images. One instance serves all routes. */
export class Images {
  readonly #library: Library;
  readonly #renditions: Renditions;
  readonly #queue: RenderQueue;
  readonly #studio: Studio;

  constructor({ library, renditions, queue, studio }: ImageServices) {
    this.#library = library;
    this.#renditions = renditions;
    this.#queue = queue;
    this.#studio = studio;
  }

  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    asset: Asset,
    extension: string | null,
    caching?: string,
  ): Promise<FastifyReply> {
    try {
      const plan = planOf(request, asset, extension);
      reply.headers({ etag: plan.etag, "cache-control": caching ?? plan.caching });
      if (plan.imageRequest.format === "auto") reply.header("vary", "Accept");
      if (isKnown(request, plan.etag)) return reply.code(304).send();
      const body = this.#renditions.hot(plan.name) ?? (await this.#load(asset, plan, leaving(reply)));
      return reply.header("content-type", `image/${plan.format}`).send(body);
    } catch (error) {
      reply.removeHeader("etag").removeHeader("vary");
      if (error instanceof BadImageRequest) return refuse(reply, 400, error.message, error.parameter);
      // The client has disconnected.
      if (error instanceof CallerGone) return reply.code(499).send();
      if (!(error instanceof MasterMissing)) throw error;
      request.log.error({ err: error, id: asset.id }, "a master is missing");
      return refuse(reply, 404, `There is no picture behind ${asset.id}.`);
    }
  }

  #load(asset: Asset, { name, imageRequest, format }: Plan, gone: AbortSignal): Promise<Buffer> {
    const { width, height } = targetOf(imageRequest, asset);
    const isHeavy = width * height > heavyPicture || (asset.file !== null && asset.width * asset.height > heavyMaster);
    const { hasAlpha, pointOfInterest } = asset;
    const master = { width: asset.width, height: asset.height, hasAlpha, pointOfInterest };
    const render = async (path: string) => {
      const source = await this.#library.source(asset, scaleOf(imageRequest, asset));
      await this.#studio.order({ kind: "render", master, source, imageRequest, format, path });
    };
    const weight = isHeavy ? 2 : 1;
    return this.#renditions.get(name, (path, left) => this.#queue.run(() => render(path), weight, left), gone);
  }
}

function planOf(request: FastifyRequest, asset: Asset, extension: string | null): Plan {
  const query = queryOf(request);
  const imageRequest = readImageRequest(query, extension);
  const format = chooseFormat(imageRequest, request.headers.accept ?? "", asset);
  const name = nameOf("image", asset.alias, asset.id, asset.version, asset.pointOfInterest, imageRequest, format);
  return { name, etag: `"${name}"`, format, imageRequest, caching: cachingOf(asset, query) };
}

/** Returns a signal that aborts when the connection of an answer is closed. */
function leaving({ raw }: FastifyReply): AbortSignal {
  const control = new AbortController();
  if (raw.destroyed) control.abort();
  else raw.once("close", () => control.abort());
  return control.signal;
}

/** Returns the size of the picture in the answer as a fraction of its master. */
function scaleOf(imageRequest: ImageRequest, master: Asset): number {
  const target = targetOf(imageRequest, master);
  const [across, down] = [target.width / master.width, target.height / master.height];
  if (target.fit === "contain") return Math.min(across, down);
  return target.fit === "fill" ? Math.max(across, down) : cutOf(target, master, null).scaled.width / master.width;
}

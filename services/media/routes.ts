import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#platform/http/app.ts";
import type { Library } from "#services/media/delivery/library.ts";
import { type MediaAddress, readMediaAddress } from "./delivery/address.ts";
import { queryOf, refuse, sendFacts } from "./delivery/answers.ts";
import { documentRoutes } from "./delivery/documents.ts";
import { imageFacts, setFacts, thumbName, videoFacts } from "./delivery/facts.ts";
import { sendFilm } from "./delivery/films.ts";
import type { Images } from "./delivery/images.ts";
import type { Asset, AssetKind } from "./schema.ts";

type DeliveryServices = {
  library: Library;
  images: Images;
  /** The public origin for addresses in answers: PUBLIC_URL, or taken from the request. */
  originOf: (request: FastifyRequest) => string;
};

type Visit = { request: FastifyRequest; reply: FastifyReply; address: MediaAddress; asset: Asset };

/** GET and HEAD of /i, /s and /v, with and without .json (specification 7.12), and of /d. */
export function mediaDeliveryRoutes(app: App, { library, images, originOf }: DeliveryServices): void {
  const open = (letter: string, kind: AssetKind, answer: (visit: Visit) => Promise<FastifyReply>) =>
    app.route({
      method: ["GET", "HEAD"],
      url: `/${letter}/*`,
      handler: async (request, reply) => {
        const address = readMediaAddress(request.url);
        const asset = address && (await library.find({ alias: address.alias, kind, id: address.id }));
        if (address && asset) return answer({ request, reply, address, asset });
        const standIn = address?.extension === "json" ? null : await standInFor(request, address);
        // Cached briefly, until the picture exists.
        if (standIn) return images.send(request, reply, standIn, address?.extension ?? null, "public, max-age=60");
        return refuse(reply, 404, `There is no ${kind} ${address ? `${address.alias}/${address.id}` : "here"}.`);
      },
    });

  async function standInFor(request: FastifyRequest, address: MediaAddress | null): Promise<Asset | null> {
    const id = request.url.includes("img404=") ? queryOf(request).get("img404") : null;
    return id && address ? library.find({ alias: address.alias, kind: "image", id }) : null;
  }

  const sendPicture = ({ request, reply, address, asset }: Visit, picture: Asset | null) =>
    picture
      ? images.send(request, reply, picture, address.extension)
      : refuse(reply, 404, `There is no picture of ${asset.kind} ${asset.id}.`);

  const imageOf = ({ alias }: Asset, id: string | null | undefined) =>
    id ? library.find({ alias, kind: "image", id }) : null;

  /** Returns the picture that represents an asset: the image itself, a video's poster, or a set's first picture. */
  async function coverOf(asset: Asset): Promise<Asset | null> {
    if (asset.kind === "image") return asset;
    if (asset.kind === "video") return imageOf(asset, asset.film?.poster ?? asset.film?.thumbs[0]?.id);
    const items = await library.items(asset);
    const first = items.find(({ kind }) => kind === "image") ?? items.find(({ kind }) => kind === "video");
    return first ? coverOf(first) : null;
  }

  documentRoutes(app, library);

  open("i", "image", async (visit) => {
    const { request, reply, address, asset } = visit;
    if (address.extension !== "json") return sendPicture(visit, asset);
    return sendFacts(request, reply, imageFacts(asset, queryOf(request).get("metadata") === "true"));
  });

  open("s", "set", async (visit) => {
    const { request, reply, address, asset } = visit;
    if (address.extension !== "json") return sendPicture(visit, await coverOf(asset));
    return sendFacts(request, reply, setFacts(originOf(request), asset, await library.items(asset)));
  });

  open("v", "video", async (visit) => {
    const { request, reply, address, asset } = visit;
    const { extension, part } = address;
    if (extension === "json") {
      // The client will probably request the file soon.
      if (asset.file === null)
        library.prepareFilm(asset).catch((err) => request.log.error({ err }, "no film was made"));
      return sendFacts(request, reply, videoFacts(originOf(request), asset));
    }
    if (part?.kind === "file" || extension === "mp4") return sendFilm(library, request, reply, asset);
    if (!part) return sendPicture(visit, await coverOf(asset));
    const thumb = asset.film?.thumbs.find((_, index) => thumbName(index) === part.name);
    return sendPicture(visit, await imageOf(asset, thumb?.id));
  });
}

import { Type } from "typebox";
import { type App, sendProblem } from "#platform/http.ts";
import { idIn } from "#platform/ids.ts";
import { addPhotoTo } from "./photos.ts";
import { OwnReviewV1, toOwnReviewV1 } from "./rest.ts";
import { largestPhoto } from "./rules.ts";
import type { ReviewServices } from "./services.ts";

const statuses = { "not-found": 404, "decided-already": 409 } as const;

/** Photos of one's own review: each the body of a request, with its media type. */
export function photoRoutes(app: App, services: ReviewServices): void {
  // A scope of its own: no other route has pictures read into memory.
  app.register(async (scope: App) => {
    scope.addContentTypeParser(
      /^(?:image\/|application\/octet-stream)/,
      { parseAs: "buffer", bodyLimit: largestPhoto },
      (_request, body, done) => done(null, body),
    );
    const Params = Type.Object({ id: Type.String() });
    const schema = { tags: ["reviews"], params: Params, response: { 201: OwnReviewV1 } };
    scope.post("/reviews/:id/photos", { schema }, async (request, reply) => {
      const customerId = await request.visit.customerId();
      if (customerId === null) return sendProblem(reply, 401, { code: "not-signed-in", message: "Sign in first." });
      const { body } = request;
      if (!Buffer.isBuffer(body)) {
        const message = "Send the photo itself, with its content type: image/…";
        const fields = { "content-type": "must be that of a picture" };
        return sendProblem(reply, 415, { code: "unsupported-type", message, fields });
      }
      const reviewId = idIn(request.params.id);
      const added = await addPhotoTo(services, { reviewId, customerId, bytes: body });
      if (added.ok) return reply.code(201).send(toOwnReviewV1(added.value));
      const status = statuses[added.problem.code as keyof typeof statuses] ?? 422;
      return sendProblem(reply, status, added.problem);
    });
  });
}

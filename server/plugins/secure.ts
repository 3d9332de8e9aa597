import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import Fastify from "fastify";
import fp from "fastify-plugin";

/** Helmet's headers. They are the same for every answer, so they are computed once at start. */
export const securePlugin = fp<{ helmet: FastifyHelmetOptions }>(async (app, options) => {
  const probe = Fastify();
  await probe.register(helmet, options.helmet);
  probe.get("/", (_request, reply) => reply.send());
  const { headers } = await probe.inject("/");
  await probe.close();
  const own = new Set(["connection", "content-length", "date"]);
  const secure = Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)));
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(secure);
    done();
  });
});

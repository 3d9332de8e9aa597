import { createServer } from "node:http";
import Fastify from "fastify";

/**
 * The rates of the bare tools: node:http on PORT serves a body of the first of BYTES bytes, and Fastify on PORT + 1
 * serves a body of each of these sizes, at an address that is the size.
 */
const [body = Buffer.alloc(0), ...others] = (process.env.BYTES ?? "50000")
  .split(",")
  .map((size) => Buffer.alloc(Number(size), "firn "));
const port = Number(process.env.PORT ?? 3200);
const type = "text/html; charset=utf-8";

createServer((_request, answer) =>
  answer.writeHead(200, { "content-type": type, "content-length": body.length }).end(body),
).listen(port, "127.0.0.1");
const app = Fastify();
for (const one of new Map([body, ...others].map((each) => [each.length, each])).values())
  app.get(`/${one.length}`, (_request, reply) => reply.type(type).send(one));
app.get("/", (_request, reply) => reply.type(type).send(body));
await app.listen({ port: port + 1, host: "127.0.0.1" });

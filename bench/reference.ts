import { createServer } from "node:http";
import Fastify from "fastify";

/** What the bare tools manage: a body of BYTES bytes from node:http on PORT and from Fastify on PORT + 1. */
const body = Buffer.alloc(Number(process.env.BYTES ?? 50_000), "firn ");
const port = Number(process.env.PORT ?? 3200);
const type = "text/html; charset=utf-8";

createServer((_request, answer) =>
  answer.writeHead(200, { "content-type": type, "content-length": body.length }).end(body),
).listen(port, "127.0.0.1");
const app = Fastify();
app.get("/*", (_request, reply) => reply.type(type).send(body));
await app.listen({ port: port + 1, host: "127.0.0.1" });

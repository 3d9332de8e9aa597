import { type DestinationStream, type Logger as PinoLogger, pino } from "pino";

export type Logger = Pick<PinoLogger, "info" | "warn" | "error" | "debug" | "fatal" | "child" | "level">;

/** Fields that must never reach a log, at every depth that is logged. */
const secrets = ["password", "pw", "authorization", "cookie", "token", "payment", "csrf-token"];
const paths = secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** Returns an error's name, message, stack, cause and own properties, without the connection it happened on. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { client: _, ...said } = pino.stdSerializers.err(error) as unknown as Record<string, unknown>;
  return said;
}

/** Writes JSON lines without secrets to standard output or the given stream. Levels: fatal … trace, silent. */
export function openLog(level: string, stream?: DestinationStream): PinoLogger {
  const options = {
    level,
    redact: { paths, censor: "[hidden]" },
    serializers: { err: serializeError, error: serializeError },
  };
  return stream ? pino(options, stream) : pino(options);
}

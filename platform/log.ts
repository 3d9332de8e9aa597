import { type DestinationStream, type Logger as PinoLogger, pino } from "pino";

export type Logger = Pick<PinoLogger, "info" | "warn" | "error" | "debug" | "fatal" | "child" | "level">;

/** Fields that must never reach a log, at any depth that we log. */
const secrets = ["password", "pw", "authorization", "cookie", "token", "payment", "csrf-token"];
const paths = secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);

/** JSON lines on standard output (or the given stream), without secrets. Levels: fatal … trace, silent. */
export function openLog(level: string, stream?: DestinationStream): PinoLogger {
  const options = { level, redact: { paths, censor: "[hidden]" } };
  return stream ? pino(options, stream) : pino(options);
}

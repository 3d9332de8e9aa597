import { StartError } from "#platform/start-error.ts";
import { readConfig } from "#server/config.ts";
import { closeAll, type Options, type StopSteps, start } from "#server/start.ts";

/** The program: starts, prints the address, and stops on a signal. */
export async function main(environment: Record<string, string | undefined>, options: Options = {}): Promise<void> {
  const say = (line: string) => console.log(line);
  const stops: StopSteps = [];
  const isStopping = stopOnSignals(stops, say);
  try {
    const config = readConfig(environment);
    const running = await start(config, { say, stops, ...options });
    const port = new URL(running.address).port;
    say(
      `\nFirn is open: http://localhost:${port}\n${config.isDemo ? "Demo mode: sign in as rider@firn.example, password first-tracks-2026. The office is at /office: owner@firn.example, the same password.\n" : ""}Ctrl-C stops it.`,
    );
  } catch (error) {
    if (isStopping()) return;
    console.error(explain(error as NodeJS.ErrnoException, environment));
    process.exitCode = 1;
    setTimeout(() => process.exit(1), 500).unref();
  }
}

function explain(error: NodeJS.ErrnoException, environment: Record<string, string | undefined>): string {
  if (error instanceof StartError) return error.message;
  if (error.code === "EADDRINUSE") return `Port ${environment.PORT ?? 3000} is taken. Set another: PORT=3001 npm start`;
  return `Firn could not start: ${error.stack ?? error.message}`;
}

/**
 * Handles signals from the first moment, so that a shop that is still starting leaves nothing running. Returns a
 * function that says whether the shop is stopping.
 */
function stopOnSignals(stops: StopSteps, say: (line: string) => void): () => boolean {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    say("\nStopping");
    setTimeout(() => process.exit(1), 15_000).unref();
    await closeAll(stops);
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  return () => isStopping;
}

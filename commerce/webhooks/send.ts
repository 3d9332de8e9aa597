import { PrivateAddress } from "#platform/http/public-addresses.ts";
import { requestPublic } from "#platform/http/public-request.ts";

export type Answer = { code: number | null; error: string; durationMs: number };

type SignedMessage = { url: string; headers: Record<string, string>; body: string; allowPrivate: boolean };

/** The time in milliseconds within which an endpoint must answer. */
export const timeout = 10_000;

/**
 * Sends a message and waits for the status of the answer. The body is not read, and redirects are not followed. The
 * host is resolved and checked here, and the connection uses the checked address.
 */
export async function send(sending: SignedMessage, milliseconds = timeout): Promise<Answer> {
  const start = performance.now();
  const answer = (code: number | null, error: string): Answer => ({
    code,
    error,
    durationMs: Math.round(performance.now() - start),
  });
  try {
    return answer(await post(sending, AbortSignal.timeout(milliseconds)), "");
  } catch (error) {
    return answer(null, reasonOf(error as NodeJS.ErrnoException));
  }
}

async function post({ url, headers, body, allowPrivate }: SignedMessage, signal: AbortSignal): Promise<number> {
  const response = await requestPublic(new URL(url), {
    method: "POST",
    headers: { ...headers, "content-length": Buffer.byteLength(body) },
    body,
    allowPrivate,
    signal,
  });
  response.destroy();
  return response.statusCode ?? 0;
}

function reasonOf(error: NodeJS.ErrnoException): string {
  if (error instanceof PrivateAddress) return error.message;
  if (error.name === "TimeoutError" || error.name === "AbortError") return "no answer in time";
  return error.code ?? error.message.slice(0, 200);
}

import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { HopelessJob } from "#platform/jobs.ts";

/** A file attached to a message. */
export type Attachment = { filename: string; content: Buffer; contentType: string };

export type Message = {
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments?: Attachment[];
  /**
   * The absolute unsubscribe address of messages that are not part of an order. Mail programs show a button that posts
   * there without opening a page (RFC 2369, RFC 8058).
   */
  leave?: string;
};

/**
 * Sends one message. Throws when it could not be handed over, so that the calling job is retried: `HopelessJob` when
 * the mail server refuses the recipient or the message for good.
 */
export type Mail = { send(message: Message): Promise<void> };

/** Sends nothing, for callers that need no mail. */
export const noMail: Mail = { send: async () => undefined };

const headersOf = ({ leave, ...message }: Message) => ({
  ...message,
  ...(leave && {
    headers: { "List-Unsubscribe": `<${leave}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  }),
});

/** Whether an error of nodemailer is the server's final word on this message (RFC 5321: 5xx), not on our sign-in. */
const isRefusal = ({ code, responseCode = 0 }: Error & { code?: string; responseCode?: number }) =>
  (code === "EENVELOPE" || code === "EMESSAGE") && responseCode >= 500;

/** Sends mail through SMTP. `from` is called for every message. */
export function smtpMail(url: string, from: () => string): Mail {
  const transport = createTransport(url);
  return {
    async send(message) {
      try {
        await transport.sendMail({ from: from(), ...headersOf(message) });
      } catch (error) {
        if (error instanceof Error && isRefusal(error)) throw new HopelessJob(error.message, { cause: error });
        throw error;
      }
    },
  };
}

/** A file appears whole: whoever watches the folder never reads the half of a message. */
async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  await writeFile(`${path}.draft`, content);
  await rename(`${path}.draft`, path);
}

/** Writes mail into a folder: an .eml file per message, which any mail program opens, and its HTML next to it. */
export function outboxMail(folder: string, from: () => string): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(message) {
      await mkdir(folder, { recursive: true });
      const { message: eml } = await transport.sendMail({ from: from(), ...headersOf(message) });
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${message.to.replace(/[^\w.@-]/g, "_")}`;
      await writeWhole(join(folder, `${name}.eml`), eml as Buffer);
      await writeWhole(join(folder, `${name}.html`), message.html);
    },
  };
}

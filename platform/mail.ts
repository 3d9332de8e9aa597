import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";

/** A file that goes along. */
export type Attachment = { filename: string; content: Buffer; contentType: string };

export type Message = {
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments?: Attachment[];
  /**
   * Absolute address that ends letters of this kind, for what is not asked for by an order: mail programs show a button
   * that posts there without a visit (RFC 2369, RFC 8058).
   */
  leave?: string;
};

/** Sends one message; throws when it could not be handed over, so that the job that sends it is tried again. */
export type Mail = { send(message: Message): Promise<void> };

/** For whoever leaves mail alone. */
export const noMail: Mail = { send: async () => undefined };

const headersOf = ({ leave, ...message }: Message) => ({
  ...message,
  ...(leave && {
    headers: { "List-Unsubscribe": `<${leave}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  }),
});

/** Mail through SMTP; `from` is asked for each message. */
export function smtpMail(url: string, from: () => string): Mail {
  const transport = createTransport(url);
  return { send: async (message) => void (await transport.sendMail({ from: from(), ...headersOf(message) })) };
}

/** Mail into a folder: each message an .eml file that any mail program opens, and its HTML beside it for a browser. */
export function outboxMail(folder: string, from: () => string): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(message) {
      await mkdir(folder, { recursive: true });
      const { message: eml } = await transport.sendMail({ from: from(), ...headersOf(message) });
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${message.to.replace(/[^\w.@-]/g, "_")}`;
      await writeFile(join(folder, `${name}.eml`), eml as Buffer);
      await writeFile(join(folder, `${name}.html`), message.html);
    },
  };
}

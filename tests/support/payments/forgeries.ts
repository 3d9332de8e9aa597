import type { WebhookMessage } from "#commerce/sales/payments/provider.ts";

/**
 * Forgeries of a message that is signed with the time: changed, unsigned, signed by somebody else, or sent again too
 * late.
 */
export const signedForgeries = (message: WebhookMessage, tooOld: WebhookMessage) => [
  { name: "another body", message: { ...message, body: Buffer.concat([message.body, Buffer.from(" ")]) } },
  { name: "no signature", message: { ...message, headers: {} } },
  { name: "a foreign signature", message: { ...message, headers: withOtherSignature(message.headers) } },
  { name: "sent again too late", message: tooOld },
];

const withOtherSignature = (headers: WebhookMessage["headers"]): WebhookMessage["headers"] =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(value).replace(/v1=\w{4}/, "v1=0000")]),
  );

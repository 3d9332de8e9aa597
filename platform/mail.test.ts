import { watch } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { HopelessJob } from "#platform/jobs.ts";
import { outboxMail, smtpMail } from "#platform/mail.ts";
import { useSmtpServer } from "#tests/support/smtp-server.ts";
import { useTempFolder } from "#tests/support/temp.ts";

const folder = useTempFolder("outbox");
const server = useSmtpServer();

test("without an SMTP server a message becomes files that can be opened", async () => {
  const mail = outboxMail(folder, () => "Firn <shop@firn.example>");
  const leave = `https://firn.example/en-us/newsletter/leave?key=${"0123456789abcdef".repeat(10)}`;
  await mail.send({ to: "rider@firn.example", subject: "Grüezi", html: "<p>Hello</p>", text: "Hello", leave });
  const files = (await readdir(folder)).sort();
  expect(files.map((name) => name.split(".").at(-1))).toEqual(["eml", "html"]);
  const eml = await readFile(join(folder, files[0] ?? ""), "utf8");
  expect(eml).toContain("To: rider@firn.example");
  const headers = eml.replace(/\n[ \t]+/g, " ");
  expect(headers).toContain(`List-Unsubscribe: <${leave}>\n`);
  expect(headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\n");
  expect(eml).toMatch(/Subject: =\?UTF-8\?/);
});

test("whoever watches the outbox finds messages whole as soon as they are there", async () => {
  const mail = outboxMail(folder, () => "Firn <shop@firn.example>");
  const html = `<p>${"snow ".repeat(400_000)}</p>`;
  const sizes: Promise<number>[] = [];
  const watcher = watch(folder, (_, name) => {
    if (name?.endsWith(".html")) sizes.push(readFile(join(folder, name)).then(({ length }) => length));
  });
  await mail.send({ to: "watched@firn.example", subject: "Long", html, text: "" });
  await expect.poll(() => sizes.length).toBeGreaterThan(0);
  watcher.close();
  expect(new Set(await Promise.all(sizes))).toEqual(new Set([html.length]));
});

test("with an SMTP server a message is handed over to it", async () => {
  const mail = smtpMail(server.url, () => "Firn <shop@firn.example>");
  await mail.send({ to: "rider@firn.example", subject: "Your parcel", html: "<p>Hello</p>", text: "Hello" });
  expect(server.messages.at(-1)).toContain("Subject: Your parcel");
  expect(server.messages.at(-1)).toContain("To: rider@firn.example");
});

test.each([
  ["refuses the address for good", "550 no such mailbox", true],
  ["cannot take it now", "451 try again later", false],
])("a server that %s says whether trying again may help", async (_, answer, isHopeless) => {
  server.answer.recipient = answer;
  const mail = smtpMail(server.url, () => "Firn <shop@firn.example>");
  const error = await mail.send({ to: "nobody@firn.example", subject: "Hello", html: "", text: "" }).catch((e) => e);
  expect(error).toBeInstanceOf(Error);
  expect(error.message).toContain(answer);
  expect(error instanceof HopelessJob).toBe(isHopeless);
});

test("a server that does not answer is an error that trying again may mend", async () => {
  const mail = smtpMail("smtp://127.0.0.1:1", () => "Firn <shop@firn.example>");
  const error = await mail.send({ to: "rider@firn.example", subject: "", html: "", text: "" }).catch((e) => e);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(HopelessJob);
});

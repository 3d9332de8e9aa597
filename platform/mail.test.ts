import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { outboxMail } from "#platform/mail.ts";
import { useTempFolder } from "#tests/support/temp.ts";

const folder = useTempFolder("outbox");

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

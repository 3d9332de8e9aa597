import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { outboxMail } from "#platform/mail.ts";

test("without an SMTP server a message becomes files that can be opened", async () => {
  const folder = await mkdtemp(join(tmpdir(), "outbox-"));
  const mail = outboxMail(folder, "Firn <shop@firn.example>");
  await mail.send({ to: "rider@firn.example", subject: "Grüezi", html: "<p>Hello</p>", text: "Hello" });
  const files = (await readdir(folder)).sort();
  expect(files.map((name) => name.split(".").at(-1))).toEqual(["eml", "html"]);
  const eml = await readFile(join(folder, files[0] ?? ""), "utf8");
  expect(eml).toContain("To: rider@firn.example");
  expect(eml).toMatch(/Subject: =\?UTF-8\?/);
});

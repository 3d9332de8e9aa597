import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createServer } from "vite";

/** npm run emails: writes the samples of all emails about orders, in all languages, and says where to look at them. */
const vite = await createServer({ server: { middlewareMode: true, ws: false }, appType: "custom", logLevel: "error" });
const load = <T>(path: string) => vite.ssrLoadModule(path) as Promise<T>;
const { order, sampleNotices } = await load<typeof import("./samples/order-notices.ts")>(
  "/tests/support/samples/order-notices.ts",
);
const { noticeEmail } = await load<typeof import("#commerce/sales/orders/emails/notice.tsx")>(
  "/commerce/sales/orders/emails/notice.tsx",
);
const { confirmationEmail } = await load<typeof import("#commerce/sales/orders/emails/confirmation.tsx")>(
  "/commerce/sales/orders/emails/confirmation.tsx",
);
const { languages } = await load<typeof import("#commerce/shared/regions/schema.ts")>(
  "/commerce/shared/regions/schema.ts",
);

const folder = join(tmpdir(), "firn-emails");
mkdirSync(folder, { recursive: true });
const links = { order: "https://firn.example/order", support: "https://firn.example/support" };
const rows = languages.map((language) => {
  const notices = Object.values(sampleNotices).flat();
  const emails = [
    { kind: "confirmation", ...confirmationEmail(order, language, links) },
    ...notices.map((notice) => ({ kind: notice.kind, ...noticeEmail(order, notice, language, links) })),
  ];
  const cells = emails.map(({ kind, subject, html }, at) => {
    const file = `${language}-${at + 1}-${kind}.html`;
    writeFileSync(join(folder, file), html);
    return `<li><a href="${file}">${kind}</a>: ${subject}</li>`;
  });
  return `<h2 lang="${language}">${language}</h2><ol>${cells.join("")}</ol>`;
});
const index = join(folder, "index.html");
writeFileSync(index, `<!doctype html><meta charset="utf-8"><title>Emails about orders</title>${rows.join("")}`);
await vite.close();
console.info(`Emails about orders: ${pathToFileURL(index)}`);

import { existsSync } from "node:fs";
import { createServer } from "vite";

/** npm run dev: the same server with its modules loaded through Vite; the browser's modules reload when they change. */
if (existsSync(".env")) process.loadEnvFile(".env");
process.env.NODE_ENV = "development";

const port = Number(process.env.VITE_PORT ?? 5173);
const vite = await createServer({ server: { port, strictPort: true, cors: true }, appType: "custom" });
await vite.listen();
const origin = `http://localhost:${port}`;
const head = `<script type="module">import R from "${origin}/@react-refresh";R.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t;</script>`;
const build = {
  id: `${Date.now().toString(36)}-dev`,
  clientFolder: null,
  assetsOf: () => ({
    scripts: [`${origin}/@vite/client`, `${origin}/storefront/browser/browser.tsx`],
    styles: [],
    preload: [],
    font: null,
    head,
  }),
};
const office = {
  folder: null,
  scripts: [`${origin}/@vite/client`, `${origin}/office/main.tsx`],
  styles: [],
  font: null,
  development: { head: head.replace(/<[^>]*>/g, ""), origin },
};
const { main } = (await vite.ssrLoadModule("/server/main.ts")) as typeof import("#server/main.ts");
const shop = () =>
  vite.ssrLoadModule("/storefront/render/entry-server.ts") as Promise<
    typeof import("#storefront/render/entry-server.ts")
  >;
await main(process.env, { build, office, shop });

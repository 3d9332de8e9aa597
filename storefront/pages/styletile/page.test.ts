import { expect, test } from "vitest";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

const world = useDemoWorld();

test("2.1 the style page shows the parts of the shop with words of the shop, each with a name", async () => {
  const app = await openApp(world.db);
  const { body, statusCode } = await app.inject("/en-us/styletile");
  expect(statusCode).toBe(200);
  const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
  for (const name of ["Primary", "Disabled", "Loading", "signal-bright", "Sale, errors, calls on pictures"])
    expect(main).toContain(name);
  // Categories as tiles, in a row and wide.
  expect(main.match(/href="\/en-us\/c\/snowboards"/g)?.length).toBeGreaterThanOrEqual(3);
  expect(main).not.toMatch(/>(One|Two|Three)</);
});

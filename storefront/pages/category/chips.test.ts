import { expect, test } from "vitest";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

const world = useDemoWorld();

/** The names of the chips of a category's page, and the one that is marked as the page itself. */
async function chipsOf(path: string): Promise<{ names: string[]; current: string | undefined }> {
  const app = await openApp(world.db);
  const html = (await app.inject(path)).body;
  const [, list = ""] = /<ul class="category-chips">(.*?)<\/ul>/s.exec(html) ?? [];
  const links = [...list.matchAll(/<a ([^>]*)>([^<]*)<\/a>/g)];
  return {
    names: links.map(([, , name = ""]) => name),
    current: links.find(([, attributes = ""]) => attributes.includes('aria-current="page"'))?.[2],
  };
}

test("3.8 a category that a line of content names has that line as its chips, the others their siblings", async () => {
  const clothing = await chipsOf("/de-de/c/accessories/outerwear");
  expect(clothing.current).toBe("Jacken und Hosen");
  expect(clothing.names).toContain("Unterschichten");
  expect(clothing.names).not.toContain("Werkzeug und Wachs");
  const tools = await chipsOf("/de-de/c/accessories/tools");
  expect(tools.current).toBe("Werkzeug und Wachs");
  expect(tools.names).toContain("Brillen");
});

test("3.8 what the navigation names beside a category is no part of it there", async () => {
  const { names } = await chipsOf("/de-de/c/accessories");
  expect(names[0]).toBe("Brillen");
  expect(names).toContain("Werkzeug und Wachs");
  expect(names).not.toContain("Jacken und Hosen");
});

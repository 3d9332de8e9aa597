import { beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

let app: App;
const database = useDemoWorld();
beforeAll(async () => {
  app = await openApp(database.db);
});

type Facet = { name: string; values: { value: string; label: string }[] };

test.each(["en-us", "de-de", "ja-jp", "sv-se"])("3.7 values of filters have words in %s", async (locale) => {
  const keys: string[] = [];
  for (const uid of ["snowboards", "boots", "bindings", "accessories"]) {
    const { props } = (await app.inject({ url: `/${locale}/c/${uid}/_payload.json` })).json();
    const values = (props.facets as Facet[]).flatMap((facet) => facet.values);
    expect(values.length).toBeGreaterThan(10);
    // Names that are only capital letters and digits (sizes) are the same everywhere.
    keys.push(
      ...values.filter(({ value, label }) => value === label && /^[a-z-]{3,}$/.test(value)).map(({ value }) => value),
    );
  }
  expect(keys).toEqual([]);
});

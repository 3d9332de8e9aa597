import openapiTS, { astToString } from "openapi-typescript";
import { expect, test } from "vitest";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";

const database = useDatabase();
const head = "/** The API's types, made of /api/openapi.json by `npm run client`. Not to be changed by hand. */\n\n";

test("7 the shop's types of the API are those of the document (npm run client writes them)", async () => {
  const app = await openApp(database.db);
  const document = (await app.inject("/api/openapi.json")).json();
  const types = astToString(await openapiTS(document));
  // What is not there needs no line that says so.
  const lines = types.split("\n").filter((line) => !line.endsWith("?: never;"));
  await expect(head + lines.join("\n")).toMatchFileSnapshot("../../storefront/runtime/api-types.ts");
});

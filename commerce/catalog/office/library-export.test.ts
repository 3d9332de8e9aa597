import { beforeAll, describe, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { useLibrary } from "#tests/support/suites/library.ts";

const library = useLibrary();
const { base, send, upload, twoHalves } = library;
let exporter: string;
beforeAll(async () => {
  exporter = (await addKey(base.db, "Exports", ["media:write", "exports:write"])).key;
});

const get = (url: string, key: string) =>
  library.app.inject({ url: `/api/exports/${url}`, headers: { authorization: `Bearer ${key}` } });
/** The cells of a file by its columns; none of these tests' cells has a comma in it. */
async function rowsOf(url: string): Promise<Record<string, string>[]> {
  const { headers, body } = await get(url, exporter);
  expect(headers["content-type"]).toContain("text/csv");
  const [head = [], ...lines] = body
    .replace("\uFEFF", "")
    .trim()
    .split("\r\n")
    .map((line) => line.split(","));
  return lines.map((cells) => Object.fromEntries(cells.map((cell, at) => [head[at] ?? "", cell])));
}

describe("the library as CSV", () => {
  test("has exactly the pictures that the filters leave, with their texts by language, none of them a formula", async () => {
    for (const id of ["csv-b", "csv-a", "csv-c", "other"]) await upload(`id=${id}&title=%3D1`, await twoHalves());
    await send("PATCH", "/csv-b", { alt: { de: "Zwei Hälften", en: "@two" } });
    await send("POST", "/csv-c/bin");
    const found = await rowsOf("pictures.csv?q=csv-");
    expect(found.map(({ id }) => id)).toEqual(["csv-a", "csv-b"]);
    expect(found[1]).toMatchObject({ title: "'=1", alt_de: "Zwei Hälften", alt_en: "'@two", alt_fr: "", width: "400" });
    const ids = async (query: string) => (await rowsOf(`pictures.csv?q=csv-&${query}`)).map(({ id }) => id);
    expect(await ids("missing_alt=de")).toEqual(["csv-a"]);
    expect(await ids("show=unused")).toEqual(["csv-a", "csv-b"]);
    expect(await ids("show=deleted")).toEqual(["csv-c"]);
  });

  test("has the documents that the filters leave", async () => {
    const payload = Buffer.from("%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << >>\n%%EOF\n");
    const headers = { authorization: `Bearer ${exporter}`, "content-type": "application/pdf" };
    for (const id of ["sizes", "waxing"])
      await library.app.inject({ method: "POST", url: `/api/media?id=${id}&kind=document`, headers, payload });
    expect((await rowsOf("documents.csv")).map(({ id }) => id)).toEqual(["sizes", "waxing"]);
    const [found] = await rowsOf("documents.csv?q=wax&show=unused");
    expect(found).toMatchObject({ id: "waxing", address: "/d/firn/waxing", bytes: String(payload.length) });
  });

  test("is for those who may export and see pictures, and each export is in the audit log without its words", async () => {
    for (const file of ["pictures.csv", "documents.csv"]) {
      const refused = await get(file, library.reader);
      expect([refused.statusCode, refused.json().permission]).toEqual([403, "exports:write"]);
    }
    const { key } = await addKey(base.db, "No pictures", ["exports:write"]);
    expect((await get("pictures.csv", key)).json().permission).toBe("media:read");
    await get("pictures.csv?q=somebody&show=unused", exporter);
    const { rows } = await base.pool.query(
      "select after from audit_log where action = 'export' and type = 'media' order by id desc limit 1",
    );
    expect(rows[0].after).toEqual({ kind: "image", show: "unused", searched: true, tagged: false });
  });
});

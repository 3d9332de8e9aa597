import { expect, test } from "vitest";
import { popup, shareLinks } from "./share-links.ts";

test("2.7 share links open a popup window of 626 by 436", () => {
  expect(popup).toMatch(/width=626,height=436/);
  expect(popup).toContain("noopener");
});

test("2.7 a product is shared on facebook, pinterest, twitter and by email", () => {
  const links = shareLinks("https://firn.example/de-at/p/kestrel", "Kestrel & Co", "https://firn.example/i/x?w=1");
  expect(new URL(links.facebook).searchParams.get("u")).toBe("https://firn.example/de-at/p/kestrel");
  expect(Object.fromEntries(new URL(links.pinterest).searchParams)).toEqual({
    url: "https://firn.example/de-at/p/kestrel",
    media: "https://firn.example/i/x?w=1",
    description: "Kestrel & Co",
  });
  expect(new URL(links.twitter).searchParams.get("text")).toBe("Kestrel & Co");
  expect(links.email).toBe("mailto:?subject=Kestrel%20%26%20Co&body=https%3A%2F%2Ffirn.example%2Fde-at%2Fp%2Fkestrel");
});

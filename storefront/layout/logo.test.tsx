import { expect, test } from "vitest";
import { drawnLogo } from "#storefront/app/media.ts";
import { shown } from "#tests/support/shown.tsx";
import { Logo } from "./logo.tsx";

test("3.5 a shop without a logo has its name written; only the demo brand's logo is drawn", async () => {
  expect(await shown(<Logo />)).toBe('<span class="logo-name">Firn</span>');
  expect(await shown(<Logo media="own-logo" />)).toMatch(/<img src="\/i\/firn\/own-logo\?[^>]*alt="Firn"/);
  expect(await shown(<Logo media={drawnLogo} />)).toMatch(/^<svg/);
});

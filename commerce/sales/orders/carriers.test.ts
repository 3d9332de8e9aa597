import { expect, test } from "vitest";
import { trackingUrl } from "./carriers.ts";

test.each([
  ["UPS", "1Z 999 AA1", "https://www.ups.com/track?tracknum=1Z999AA1"],
  ["DHL Express", "JJD0001", "https://www.dhl.com/global-en/home/tracking.html?tracking-id=JJD0001"],
  ["Österreichische Post", "1042-77", "https://www.post.at/sv/sendungssuche?snr=1042-77"],
  ["La Poste Suisse", "9960", "https://service.post.ch/ekp-web/ui/entry/search/9960"],
  ["Snowline Express", "FN123456", null],
  ["GROUPS Ltd", "123456", null],
  ["UPS", "", null],
  ["UPS", "javascript:alert(1)", null],
])("7.5 a parcel of %s with number %j is followed at %s", (provider, number, url) => {
  expect(trackingUrl(provider, number)).toBe(url);
});

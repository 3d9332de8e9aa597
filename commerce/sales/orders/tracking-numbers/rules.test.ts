import { expect, test } from "vitest";
import { trackingUrl } from "#commerce/sales/orders/carriers.ts";
import { carrierNames, recogniseCarrier } from "./rules.ts";

test.each([
  ["1Z 999AA1 0123456784", "UPS"],
  ["RR123456785DE", "DHL"],
  ["rr 123456785 jp", "Japan Post"],
  ["RR123456784DE", null],
  ["JJD000390007891234", "DHL"],
  ["9400111899223197428490", "USPS"],
  ["123456789012", "FedEx"],
  ["01234567890123", "DPD"],
  ["FN123456", null],
  ["", null],
])("7.5 the number %j is taken for one of %s", (number, carrier) => {
  expect(recogniseCarrier(number)).toBe(carrier);
});

test("7.5 every carrier that is proposed has a page about its parcels", () => {
  expect(carrierNames.filter((name) => trackingUrl(name, "RR123456785DE") === null)).toEqual([]);
});

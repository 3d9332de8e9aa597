import { expect, test } from "vitest";
import { addressLinesOf } from "./address-lines.ts";

const ada = { firstName: "Ada", lastName: "Berg", company: "", address1: "", address2: "", phone: "" };

test.each([
  [
    "us",
    { address1: "1 Ridge Road", city: "Denver", state: "CO", postalCode: "80202" },
    "1 Ridge Road|Denver, CO 80202",
  ],
  ["de", { address1: "Isarweg 3", city: "München", state: "", postalCode: "80331" }, "Isarweg 3|80331 München"],
  ["it", { address1: "Via Po 4", city: "Bolzano", state: "BZ", postalCode: "39100" }, "Via Po 4|39100 Bolzano (BZ)"],
  [
    "es",
    { address1: "Calle Sol 5", city: "Baqueira", state: "L", postalCode: "25598" },
    "Calle Sol 5|25598 Baqueira (Lleida)",
  ],
  ["es", { address1: "Calle Sol 5", city: "Madrid", state: "M", postalCode: "28013" }, "Calle Sol 5|28013 Madrid"],
])("an address in %s stands as its post writes it", (country, place, lines) => {
  const [name, ...rest] = addressLinesOf({ ...ada, ...place, country }, "en-US");
  expect([name, ...rest.slice(0, -1)].join("|")).toBe(`Ada Berg|${lines}`);
});

test("Japan has the family's name first, then the code and the prefecture in words, the street last", () => {
  const place = { city: "長野市", state: "20", postalCode: "380-0921", country: "jp" };
  const address = {
    ...ada,
    ...place,
    firstName: "花子",
    lastName: "山田",
    address1: "栗田1000-1",
    address2: "雪荘201",
  };
  const lines = ["山田 花子", "〒380-0921", "長野県 長野市", "栗田1000-1", "雪荘201", "日本"];
  expect(addressLinesOf(address, "ja-JP")).toEqual(lines);
});

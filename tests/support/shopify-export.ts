/**
 * Shopify's export of products in any size: rows of options under the first row of each product, descriptions with
 * markup, tags. Every product whose index is in `wrong` has an invalid price in its third row.
 */
export function shopifyExport(size: {
  products: number;
  variants: number;
  /** The beginning of handles, names and SKUs. */
  prefix: string;
  wrong?: readonly number[];
  status?: string;
}): string {
  const { products, variants, prefix, wrong = [], status = "draft" } = size;
  const lines = [
    "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Status",
  ];
  for (let at = 0; at < products; at += 1)
    for (let number = 0; number < variants; number += 1) {
      const isFirst = number === 0;
      const about = isFirst
        ? `Jacket ${prefix} ${at},"<p>Warm, dry, <b>light</b>.</p><p>No. ${at}</p>",Nordlys,Outerwear,"winter, sale",true`
        : ",,,,,";
      const names = isFirst ? ["Color", "Size"] : ["", ""];
      const options = `${names[0]},Colour ${number % 2},${names[1]},Size ${Math.floor(number / 2)}`;
      const price = number === 2 && wrong.includes(at) ? "cheap" : `${100 + at}.95`;
      lines.push(
        `${prefix}-${at},${about},${options},${prefix}-${at}-${number},${400 + number},shopify,${number + 1},${price},,${isFirst ? status : ""}`,
      );
    }
  return `${lines.join("\n")}\n`;
}

import type { PickGroup } from "#commerce/aftersales/fulfilment/dispatch/rules.ts";
import { invoiceTexts } from "#commerce/sales/orders/invoice/texts.ts";
import { margin, openPaper, width } from "#commerce/sales/orders/pdf.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { dateFormat } from "#commerce/shared/texts/formats.ts";
import { paperTexts } from "./texts.ts";

const right = { isRight: true };
const heading = { size: 9, isBold: true };
const columns = { sku: margin + 26, options: 250, orders: 370, pieces: width - margin };

/**
 * A PDF list of what to fetch from the shelves, by product and SKU, with boxes to tick, in the language of the reader.
 */
export async function pickListPdf(groups: readonly PickGroup[], language: Language): Promise<Uint8Array> {
  const words = paperTexts[language];
  const paper = await openPaper(words.pickList, language);
  const moment = dateFormat(language, { dateStyle: "long" }).format(new Date());
  paper.put(words.pickList, margin, { size: 24, isBold: true });
  paper.put(moment, columns.pieces, right);
  paper.y += 34;
  paper.put("SKU", columns.sku, heading);
  paper.put(words.orders, columns.orders, heading);
  paper.put(words.pieces, columns.pieces, { ...heading, ...right });
  for (const { name, quantity, picks } of groups) {
    paper.need(64);
    paper.y += 26;
    paper.rule();
    paper.put(paper.fold(name, 380, { isBold: true, size: 11 })[0] ?? "", margin, { isBold: true, size: 11 });
    paper.put(String(quantity), columns.pieces, { ...right, isBold: true, size: 11 });
    for (const pick of picks) {
      const orders = paper.fold(pick.orders.join(", "), 130, { size: 9 });
      const skus = [...(pick.shelf ? paper.fold(pick.shelf, 150, { isBold: true }) : []), ...paper.fold(pick.sku, 150)];
      const options = paper.fold(pick.options, 112, { size: 9 });
      const lines = Math.max(orders.length, skus.length, options.length);
      paper.need(lines * 13 + 12);
      paper.y += 20;
      const top = paper.y;
      paper.box(margin, 11);
      paper.put(String(pick.quantity), columns.pieces, right);
      for (const [texts, x, size] of [
        [skus, columns.sku, 10],
        [options, columns.options, 9],
        [orders, columns.orders, 9],
      ] as const) {
        for (const [at, text] of texts.entries()) {
          paper.y = top + at * 13;
          paper.put(text, x, { size });
        }
      }
      paper.y = top + (lines - 1) * 13;
    }
  }
  if (groups.length === 0) {
    paper.y += 26;
    paper.put(`0 ${invoiceTexts[language].quantity}`, margin);
  }
  return paper.finish();
}

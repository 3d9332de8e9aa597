import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** What a PDF of ours says, as a reader of it selects and copies it: the texts of its pages, a line each. */
export async function textsIn(pdf: Uint8Array): Promise<string> {
  const reading = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 });
  const document = await reading.promise;
  let text = "";
  for (let page = 1; page <= document.numPages; page++) {
    let y = Number.NaN;
    for (const item of (await (await document.getPage(page)).getTextContent()).items) {
      if (!("str" in item)) continue;
      // What stands at the same height, one run after the other, is a line.
      text += item.transform[5] === y || Number.isNaN(y) ? item.str : `\n${item.str}`;
      y = item.transform[5];
    }
    text += "\n";
  }
  await reading.destroy();
  return text;
}

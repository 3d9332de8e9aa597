import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The text of a PDF as a reader selects and copies it: the texts of its pages, line by line. */
export async function textsIn(pdf: Uint8Array): Promise<string> {
  const reading = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 });
  const document = await reading.promise;
  let text = "";
  for (let page = 1; page <= document.numPages; page++) {
    let y = Number.NaN;
    for (const item of (await (await document.getPage(page)).getTextContent()).items) {
      if (!("str" in item)) continue;
      // Consecutive texts at the same height form a line.
      text += item.transform[5] === y || Number.isNaN(y) ? item.str : `\n${item.str}`;
      y = item.transform[5];
    }
    text += "\n";
  }
  await reading.destroy();
  return text;
}

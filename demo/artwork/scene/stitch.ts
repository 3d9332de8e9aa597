/** Path data painted with a fill; further attributes as text. */
export const shape = (d: string, fill: string, more = ""): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
export const seam = (d: string, colour: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;

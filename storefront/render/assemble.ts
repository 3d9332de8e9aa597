/** Of a document: markup, drawn now or kept, or the data in a script element, whose bytes its policy names. */
export type Piece = string | Buffer | { inline: string };

/** Room in which one document after the other is put together: what only passes through is no work for the collector. */
let room = Buffer.allocUnsafeSlow(256 * 1024);

/** The pieces as one, in UTF-8, and where in it the inline data stand. */
export function assemble(pieces: readonly Piece[]): { body: Buffer; inline: Buffer[] } {
  const data: [from: number, to: number][] = [];
  let end = 0;
  for (const piece of pieces) {
    const isData = typeof piece === "object" && "inline" in piece;
    const next = put(isData ? piece.inline : piece, end);
    if (isData) data.push([end, next]);
    end = next;
  }
  const body = Buffer.from(room.subarray(0, end));
  return { body, inline: data.map(([from, to]) => body.subarray(from, to)) };
}

/** Where the piece ends. */
function put(piece: string | Buffer, at: number): number {
  // No character of a string takes more than three bytes.
  const needed = at + piece.length * (typeof piece === "string" ? 3 : 1);
  if (needed > room.length) room = Buffer.concat([room.subarray(0, at)], Math.max(needed, room.length * 2));
  return at + (typeof piece === "string" ? room.write(piece, at) : piece.copy(room, at));
}

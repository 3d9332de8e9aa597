import type { ProductDetail } from "#commerce/catalog/products/schema.ts";

/** Media ids of a product in a colour: those of the colour and those of none; all of them when the colour has none. */
export function picturesOf({ images }: Pick<ProductDetail, "images">, colour: string | undefined): string[] {
  const own = images.filter((image) => !image.colour || image.colour === colour);
  return (own.length > 0 ? own : images).map((image) => image.id);
}

import type { ProductDetail } from "#commerce/catalog/products/schema.ts";

/**
 * Returns the media ids of a product in a colour: the pictures of that colour and those without a colour; all pictures
 * when there are none.
 */
export function picturesOf({ images }: Pick<ProductDetail, "images">, colour: string | undefined): string[] {
  const own = images.filter((image) => !image.colour || image.colour === colour);
  return (own.length > 0 ? own : images).map((image) => image.id);
}

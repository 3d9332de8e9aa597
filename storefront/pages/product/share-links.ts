/** Where a product is told of (specification 2.7); the measures of the window that this opens in. Pure. */

export const popup = "popup,noopener,noreferrer,width=626,height=436";

export type Network = "facebook" | "pinterest" | "twitter" | "email";

export const names: Record<Exclude<Network, "email">, string> = {
  facebook: "Facebook",
  pinterest: "Pinterest",
  twitter: "X",
};

const withQuery = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;

/** `url` and `image` absolute. */
export function shareLinks(url: string, title: string, image: string): Record<Network, string> {
  return {
    facebook: withQuery("https://www.facebook.com/sharer/sharer.php", { u: url }),
    pinterest: withQuery("https://www.pinterest.com/pin/create/button/", { url, media: image, description: title }),
    twitter: withQuery("https://twitter.com/intent/tweet", { url, text: title }),
    // Mail programs take a plus for a plus.
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
  };
}

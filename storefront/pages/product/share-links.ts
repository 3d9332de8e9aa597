/** The links to share a product (specification 2.7), and the size of the window they open in. Pure. */

export const popup = "popup,noopener,noreferrer,width=626,height=436";

export type Network = "facebook" | "pinterest" | "twitter" | "email";

export const names: Record<Exclude<Network, "email">, string> = {
  facebook: "Facebook",
  pinterest: "Pinterest",
  twitter: "X",
};

const withQuery = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`;

/** `url` and `image` are absolute. */
export function shareLinks(url: string, title: string, image: string): Record<Network, string> {
  return {
    facebook: withQuery("https://www.facebook.com/sharer/sharer.php", { u: url }),
    pinterest: withQuery("https://www.pinterest.com/pin/create/button/", { url, media: image, description: title }),
    twitter: withQuery("https://twitter.com/intent/tweet", { url, text: title }),
    // Mail programs do not decode a plus as a space, so URLSearchParams cannot be used.
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
  };
}

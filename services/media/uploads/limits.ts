/** Pixels of a master. Decoded, one takes up to 100 MB. What has more is made smaller when it comes. */
export const masterPixels = 24_000_000;

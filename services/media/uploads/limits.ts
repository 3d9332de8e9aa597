/** The most pixels of a master. Decoded, a master takes up to 100 MB. Larger pictures are made smaller on upload. */
export const masterPixels = 24_000_000;

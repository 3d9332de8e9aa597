declare const mark: unique symbol;

/**
 * Names something that cached values depend on, for example "product:1012". A cached value carries its tags; a change
 * names the tags it affects. Only database/changes/tags.ts creates tags, so none is written by hand.
 */
export type Tag = string & { readonly [mark]: true };

/** The tag for everything: any cached value may be out of date. */
export const everything = "*" as Tag;

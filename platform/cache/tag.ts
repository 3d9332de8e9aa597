declare const mark: unique symbol;

/**
 * Names something that cached values depend on, for example "product:1012": a value carries its tags, and a change names
 * those it touches. Only database/changes/tags.ts makes tags, so nobody types one by hand.
 */
export type Tag = string & { readonly [mark]: true };

/** The tag of anything at all: whatever is cached may have changed. */
export const everything = "*" as Tag;

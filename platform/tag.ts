declare const mark: unique symbol;

/**
 * Names something that answers are made of, for example "product:1012". What is kept carries tags, a change names them. Only
 * the module that knows all of them makes one (database/changes/tags.ts), so nobody types one by hand.
 */
export type Tag = string & { readonly [mark]: true };

/** Whatever there is: anything may have changed. */
export const everything = "*" as Tag;

/** Titles of boots and bindings in eight languages: the model name stays, the noun is translated. */
import type { Text } from "#demo/shapes.ts";

/** "Waymark Boots". */
export const bootTitle = (model: string): Text => ({
  en: `${model} Boots`,
  de: `${model} Boots`,
  fr: `Boots ${model}`,
  es: `Botas ${model}`,
  it: `Scarponi ${model}`,
  ja: `${model} ブーツ`,
  sv: `${model} boots`,
  no: `${model} boots`,
});

/** "Snowpea Kids' Boots". */
export const kidsBootTitle = (model: string): Text => ({
  en: `${model} Kids’ Boots`,
  de: `${model} Kinderboots`,
  fr: `Boots enfant ${model}`,
  es: `Botas infantiles ${model}`,
  it: `Scarponi bambino ${model}`,
  ja: `${model} キッズブーツ`,
  sv: `${model} barnboots`,
  no: `${model} barneboots`,
});

/** "Plumb Bindings". */
export const bindingTitle = (model: string): Text => ({
  en: `${model} Bindings`,
  de: `${model} Bindung`,
  fr: `Fixations ${model}`,
  es: `Fijaciones ${model}`,
  it: `Attacchi ${model}`,
  ja: `${model} ビンディング`,
  sv: `${model} bindningar`,
  no: `${model} bindinger`,
});

/** "Tag Along Kids' Bindings". */
export const kidsBindingTitle = (model: string): Text => ({
  en: `${model} Kids’ Bindings`,
  de: `${model} Kinderbindung`,
  fr: `Fixations enfant ${model}`,
  es: `Fijaciones infantiles ${model}`,
  it: `Attacchi bambino ${model}`,
  ja: `${model} キッズビンディング`,
  sv: `${model} barnbindningar`,
  no: `${model} barnebindinger`,
});

/** "Long Way Up Split Bindings". */
export const splitBindingTitle = (model: string): Text => ({
  en: `${model} Split Bindings`,
  de: `${model} Splitbindung`,
  fr: `Fixations split ${model}`,
  es: `Fijaciones split ${model}`,
  it: `Attacchi split ${model}`,
  ja: `${model} スプリットビンディング`,
  sv: `${model} splitbindningar`,
  no: `${model} splittbindinger`,
});

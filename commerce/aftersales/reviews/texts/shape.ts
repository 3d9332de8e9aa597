type Words = { subject: string; title: string; text: string; button: string; note: string };

export type ReviewEmailTexts = {
  /** {name}: the buyer's first name. */
  request: Words;
  confirm: Words;
  /** {product} */
  answered: Words;
  /** {product}; reason: what staff gave as such stands after it, where they gave one. */
  rejected: Words & { reason: string };
  leave: string;
  /** {link} */
  help: string;
};

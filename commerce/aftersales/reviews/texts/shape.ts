type Words = { subject: string; title: string; text: string; button: string; note: string };

export type ReviewEmailTexts = {
  /** {name}: the buyer's first name. */
  request: Words;
  confirm: Words;
  /** {product} */
  answered: Words;
  /** {product}; reason: the text before the reason that staff gave, when there is one. */
  rejected: Words & { reason: string };
  leave: string;
  /** {link} */
  help: string;
};

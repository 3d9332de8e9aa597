/** The total of a checkout: delivery by its option, tax of 8 percent on the goods. */
export type Sums = { goods: number; shipping: number; tax: number; total: number };

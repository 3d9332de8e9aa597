/** The reasons that staff can give for a change of stock. */
export const adjustmentReasons = [
  ["count", "reasonCount"],
  ["import", "reasonImport"],
  ["return", "reasonReturn"],
  ["correction", "reasonCorrection"],
] as const;

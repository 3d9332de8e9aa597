export default {
  sheetWas: "Before: {value}",
  sheetRound: "Round to .95",
  sheetFill: "Fill down",
  sheetRedo: "Redo",
  sheetBar: "Change the selected cells",
  sheetChanges: { one: "{count} cell changes.", other: "{count} cells change." },
  sheetLowest: "Lowest price of 30 days, shown with it",
  sheetKept: {
    one: "{count} changed cell is not saved yet; it is kept in the sheet as your draft.",
    other: "{count} changed cells are not saved yet; they are kept in the sheet as your draft.",
  },
  sheetLost: {
    one: "{count} cell of the draft was left out: its variant is not in this sheet any more.",
    other: "{count} cells of the draft were left out: their variants are not in this sheet any more.",
  },
  sheetConflict: "Somebody else changed the marked cells meanwhile. Check them and save again to set yours.",
  sheetNow: "It says {value} now",
  sheetHint:
    "Type to change a cell, paste ranges from a spreadsheet. Ctrl+D fills down, Ctrl+A selects the column, Ctrl+Z undoes.",
  sheetDays: "Sales are in {zone} time. A day without a time begins at midnight; the last day counts to its end.",
  sheetUnsaved: { one: "{count} cell not saved yet", other: "{count} cells not saved yet" },
};

export default {
  sheetWas: "Before: {value}",
  sheetRound: "Round to .95",
  sheetFill: "Fill down",
  sheetRedo: "Redo",
  sheetBar: "Change the selected cells",
  sheetChanges: { one: "{count} cell changes.", other: "{count} cells change." },
  sheetLowest: "Lowest price of 30 days, shown with it",
  sheetLeave: {
    one: "{count} changed cell is not saved. Leave all the same?",
    other: "{count} changed cells are not saved. Leave all the same?",
  },
  sheetConflict: "Somebody else changed the marked cells meanwhile. Check them and save again to set yours.",
  sheetNow: "It says {value} now",
  sheetHint:
    "Type to change a cell, paste ranges from a spreadsheet. Ctrl+D fills down, Ctrl+A selects the column, Ctrl+Z undoes.",
  sheetDays: "Sales are in {zone} time. A day without a time begins at midnight; the last day counts to its end.",
  sheetUnsaved: { one: "{count} cell not saved yet", other: "{count} cells not saved yet" },
};

export default {
  setProducts: "First products",
  setProductsText:
    "Type the first one, or bring a file of many. A product is sold once it has a price, is in stock and is visible.",
  setupGuide: "Set up your shop",
  setupStepOf: "Step {number} of {total}",
  saveGoOn: "Save and go on",
  goOn: "Go on",
  finishSetup: "Finish the set-up",
  skipStep: "Skip for now",
  stepBack: "Back",
  stepSkipped: "Skipped",
  setupOver: "That was it. What is still missing stands on the home page.",
  typeProduct: "Type a product",
  bringFile: "Bring a file (CSV)",
  loadDemoProducts: "Load the demo world’s products",
  demoProductsHint:
    "More than 160 snowboards, boots, bindings and accessories, with prices, pictures and texts, to see how the shop looks. The import can be undone.",
  makeCategories: "Make categories",
};

import audit from "../audit/en.ts";
import categories from "../categories/en.ts";
import customers from "../customers/en.ts";
import customersGroups from "../customers-groups/en.ts";
import dispatch from "../dispatch/en.ts";
import dispatchPickUps from "../dispatch-pick-ups/en.ts";
import frame from "../frame/en.ts";
import giftCards from "../gift-cards/en.ts";
import home from "../home/en.ts";
import lists from "../lists/en.ts";
import orders from "../orders/en.ts";
import ordersActions from "../orders-actions/en.ts";
import ordersHistory from "../orders-history/en.ts";
import pictures from "../pictures/en.ts";
import prices from "../prices/en.ts";
import pro from "../pro/en.ts";
import products from "../products/en.ts";
import promotions from "../promotions/en.ts";
import returns from "../returns/en.ts";
import reviews from "../reviews/en.ts";
import settings from "../settings/en.ts";
import settingsFields from "../settings-fields/en.ts";
import sharedWords from "../shared-words/en.ts";
import signingIn from "../signing-in/en.ts";
import stock from "../stock/en.ts";

export default {
  ...audit,
  ...categories,
  ...sharedWords,
  ...customers,
  ...customersGroups,
  ...dispatch,
  ...dispatchPickUps,
  ...frame,
  ...giftCards,
  ...home,
  ...lists,
  ...orders,
  ...ordersActions,
  ...ordersHistory,
  ...pictures,
  ...prices,
  ...pro,
  ...products,
  ...promotions,
  ...returns,
  ...reviews,
  ...settings,
  ...settingsFields,
  ...signingIn,
  ...stock,
};

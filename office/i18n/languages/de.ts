import audit from "../audit/de.ts";
import categories from "../categories/de.ts";
import customers from "../customers/de.ts";
import customersGroups from "../customers-groups/de.ts";
import dispatch from "../dispatch/de.ts";
import dispatchPickUps from "../dispatch-pick-ups/de.ts";
import frame from "../frame/de.ts";
import giftCards from "../gift-cards/de.ts";
import home from "../home/de.ts";
import lists from "../lists/de.ts";
import orders from "../orders/de.ts";
import ordersActions from "../orders-actions/de.ts";
import ordersHistory from "../orders-history/de.ts";
import pictures from "../pictures/de.ts";
import prices from "../prices/de.ts";
import pro from "../pro/de.ts";
import products from "../products/de.ts";
import promotions from "../promotions/de.ts";
import returns from "../returns/de.ts";
import reviews from "../reviews/de.ts";
import settings from "../settings/de.ts";
import settingsFields from "../settings-fields/de.ts";
import sharedWords from "../shared-words/de.ts";
import signingIn from "../signing-in/de.ts";
import stock from "../stock/de.ts";

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

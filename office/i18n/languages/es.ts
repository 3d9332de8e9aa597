import audit from "../audit/es.ts";
import categories from "../categories/es.ts";
import customers from "../customers/es.ts";
import customersGroups from "../customers-groups/es.ts";
import dispatch from "../dispatch/es.ts";
import dispatchPickUps from "../dispatch-pick-ups/es.ts";
import frame from "../frame/es.ts";
import giftCards from "../gift-cards/es.ts";
import home from "../home/es.ts";
import lists from "../lists/es.ts";
import orders from "../orders/es.ts";
import ordersActions from "../orders-actions/es.ts";
import ordersHistory from "../orders-history/es.ts";
import pictures from "../pictures/es.ts";
import prices from "../prices/es.ts";
import pro from "../pro/es.ts";
import products from "../products/es.ts";
import promotions from "../promotions/es.ts";
import returns from "../returns/es.ts";
import reviews from "../reviews/es.ts";
import settings from "../settings/es.ts";
import settingsFields from "../settings-fields/es.ts";
import sharedWords from "../shared-words/es.ts";
import signingIn from "../signing-in/es.ts";
import stock from "../stock/es.ts";

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

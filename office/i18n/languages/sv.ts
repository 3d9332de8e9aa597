import audit from "../audit/sv.ts";
import categories from "../categories/sv.ts";
import customers from "../customers/sv.ts";
import customersGroups from "../customers-groups/sv.ts";
import dispatch from "../dispatch/sv.ts";
import dispatchPickUps from "../dispatch-pick-ups/sv.ts";
import frame from "../frame/sv.ts";
import giftCards from "../gift-cards/sv.ts";
import home from "../home/sv.ts";
import lists from "../lists/sv.ts";
import orders from "../orders/sv.ts";
import ordersActions from "../orders-actions/sv.ts";
import ordersHistory from "../orders-history/sv.ts";
import pictures from "../pictures/sv.ts";
import prices from "../prices/sv.ts";
import pro from "../pro/sv.ts";
import products from "../products/sv.ts";
import promotions from "../promotions/sv.ts";
import returns from "../returns/sv.ts";
import reviews from "../reviews/sv.ts";
import settings from "../settings/sv.ts";
import settingsFields from "../settings-fields/sv.ts";
import sharedWords from "../shared-words/sv.ts";
import signingIn from "../signing-in/sv.ts";
import stock from "../stock/sv.ts";

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

import audit from "../audit/it.ts";
import categories from "../categories/it.ts";
import customers from "../customers/it.ts";
import customersGroups from "../customers-groups/it.ts";
import dispatch from "../dispatch/it.ts";
import dispatchPickUps from "../dispatch-pick-ups/it.ts";
import frame from "../frame/it.ts";
import giftCards from "../gift-cards/it.ts";
import home from "../home/it.ts";
import lists from "../lists/it.ts";
import orders from "../orders/it.ts";
import ordersActions from "../orders-actions/it.ts";
import ordersHistory from "../orders-history/it.ts";
import pictures from "../pictures/it.ts";
import prices from "../prices/it.ts";
import pro from "../pro/it.ts";
import products from "../products/it.ts";
import promotions from "../promotions/it.ts";
import returns from "../returns/it.ts";
import reviews from "../reviews/it.ts";
import settings from "../settings/it.ts";
import settingsFields from "../settings-fields/it.ts";
import sharedWords from "../shared-words/it.ts";
import signingIn from "../signing-in/it.ts";
import stock from "../stock/it.ts";

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

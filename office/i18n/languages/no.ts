import audit from "../audit/no.ts";
import categories from "../categories/no.ts";
import customers from "../customers/no.ts";
import customersGroups from "../customers-groups/no.ts";
import dispatch from "../dispatch/no.ts";
import dispatchPickUps from "../dispatch-pick-ups/no.ts";
import frame from "../frame/no.ts";
import giftCards from "../gift-cards/no.ts";
import home from "../home/no.ts";
import lists from "../lists/no.ts";
import orders from "../orders/no.ts";
import ordersActions from "../orders-actions/no.ts";
import ordersHistory from "../orders-history/no.ts";
import pictures from "../pictures/no.ts";
import prices from "../prices/no.ts";
import pro from "../pro/no.ts";
import products from "../products/no.ts";
import promotions from "../promotions/no.ts";
import returns from "../returns/no.ts";
import reviews from "../reviews/no.ts";
import settings from "../settings/no.ts";
import settingsFields from "../settings-fields/no.ts";
import sharedWords from "../shared-words/no.ts";
import signingIn from "../signing-in/no.ts";
import stock from "../stock/no.ts";

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

import audit from "../audit/ja.ts";
import categories from "../categories/ja.ts";
import customers from "../customers/ja.ts";
import customersGroups from "../customers-groups/ja.ts";
import dispatch from "../dispatch/ja.ts";
import dispatchPickUps from "../dispatch-pick-ups/ja.ts";
import frame from "../frame/ja.ts";
import giftCards from "../gift-cards/ja.ts";
import home from "../home/ja.ts";
import lists from "../lists/ja.ts";
import orders from "../orders/ja.ts";
import ordersActions from "../orders-actions/ja.ts";
import ordersHistory from "../orders-history/ja.ts";
import pictures from "../pictures/ja.ts";
import prices from "../prices/ja.ts";
import pro from "../pro/ja.ts";
import products from "../products/ja.ts";
import promotions from "../promotions/ja.ts";
import returns from "../returns/ja.ts";
import reviews from "../reviews/ja.ts";
import settings from "../settings/ja.ts";
import settingsFields from "../settings-fields/ja.ts";
import sharedWords from "../shared-words/ja.ts";
import signingIn from "../signing-in/ja.ts";
import stock from "../stock/ja.ts";

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

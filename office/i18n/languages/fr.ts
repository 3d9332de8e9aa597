import audit from "../audit/fr.ts";
import categories from "../categories/fr.ts";
import customers from "../customers/fr.ts";
import customersGroups from "../customers-groups/fr.ts";
import dispatch from "../dispatch/fr.ts";
import dispatchPickUps from "../dispatch-pick-ups/fr.ts";
import frame from "../frame/fr.ts";
import giftCards from "../gift-cards/fr.ts";
import home from "../home/fr.ts";
import lists from "../lists/fr.ts";
import orders from "../orders/fr.ts";
import ordersActions from "../orders-actions/fr.ts";
import ordersHistory from "../orders-history/fr.ts";
import pictures from "../pictures/fr.ts";
import prices from "../prices/fr.ts";
import pro from "../pro/fr.ts";
import products from "../products/fr.ts";
import promotions from "../promotions/fr.ts";
import returns from "../returns/fr.ts";
import reviews from "../reviews/fr.ts";
import settings from "../settings/fr.ts";
import settingsFields from "../settings-fields/fr.ts";
import sharedWords from "../shared-words/fr.ts";
import signingIn from "../signing-in/fr.ts";
import stock from "../stock/fr.ts";

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

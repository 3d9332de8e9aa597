import brand from "../brand/es.ts";
import bulkChange from "../bulk-change/es.ts";
import cardsAndPro from "../cards-and-pro/es.ts";
import catalogue from "../catalogue/es.ts";
import categories from "../categories/es.ts";
import customerDesk from "../customer-desk/es.ts";
import customers from "../customers/es.ts";
import day from "../day/es.ts";
import delivery from "../delivery/es.ts";
import dispatch from "../dispatch/es.ts";
import documents from "../documents/es.ts";
import doing from "../doing/es.ts";
import frame from "../frame/es.ts";
import imports from "../imports/es.ts";
import lists from "../lists/es.ts";
import machinery from "../machinery/es.ts";
import moderation from "../moderation/es.ts";
import notices from "../notices/es.ts";
import orderStory from "../order-story/es.ts";
import orders from "../orders/es.ts";
import ownFields from "../own-fields/es.ts";
import people from "../people/es.ts";
import permissionTexts from "../permissions/es.ts";
import pickUps from "../pick-ups/es.ts";
import pictures from "../pictures/es.ts";
import proAccountTexts from "../pro-accounts/es.ts";
import product from "../product/es.ts";
import promotions from "../promotions/es.ts";
import returns from "../returns/es.ts";
import sales from "../sales/es.ts";
import setup from "../setup/es.ts";
import sheet from "../sheet/es.ts";
import shelves from "../shelves/es.ts";
import signingIn from "../signing-in/es.ts";
import staff from "../staff/es.ts";
import stock from "../stock/es.ts";

export default {
  ...permissionTexts,
  ...proAccountTexts,
  ...pickUps,
  ...customerDesk,
  ...orderStory,
  ...brand,
  ...bulkChange,
  ...delivery,
  ...returns,
  ...dispatch,
  ...documents,
  ...doing,
  ...cardsAndPro,
  ...catalogue,
  ...categories,
  ...customers,
  ...day,
  ...frame,
  ...imports,
  ...lists,
  ...notices,
  ...orders,
  ...ownFields,
  ...people,
  ...pictures,
  ...machinery,
  ...product,
  ...moderation,
  ...promotions,
  ...sales,
  ...shelves,
  ...setup,
  ...sheet,
  ...signingIn,
  ...staff,
  ...stock,
};

import brand from "../brand/en.ts";
import bulkChange from "../bulk-change/en.ts";
import cardsAndPro from "../cards-and-pro/en.ts";
import catalogue from "../catalogue/en.ts";
import categories from "../categories/en.ts";
import customerDesk from "../customer-desk/en.ts";
import customers from "../customers/en.ts";
import day from "../day/en.ts";
import delivery from "../delivery/en.ts";
import dispatch from "../dispatch/en.ts";
import documents from "../documents/en.ts";
import doing from "../doing/en.ts";
import frame from "../frame/en.ts";
import imports from "../imports/en.ts";
import lists from "../lists/en.ts";
import machinery from "../machinery/en.ts";
import moderation from "../moderation/en.ts";
import notices from "../notices/en.ts";
import orderStory from "../order-story/en.ts";
import orders from "../orders/en.ts";
import ownFields from "../own-fields/en.ts";
import people from "../people/en.ts";
import permissionTexts from "../permissions/en.ts";
import pickUps from "../pick-ups/en.ts";
import pictures from "../pictures/en.ts";
import proAccountTexts from "../pro-accounts/en.ts";
import product from "../product/en.ts";
import promotions from "../promotions/en.ts";
import returns from "../returns/en.ts";
import sales from "../sales/en.ts";
import setup from "../setup/en.ts";
import sheet from "../sheet/en.ts";
import shelves from "../shelves/en.ts";
import signingIn from "../signing-in/en.ts";
import staff from "../staff/en.ts";
import stock from "../stock/en.ts";

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

import brand from "../brand/de.ts";
import bulkChange from "../bulk-change/de.ts";
import cardsAndPro from "../cards-and-pro/de.ts";
import catalogue from "../catalogue/de.ts";
import categories from "../categories/de.ts";
import customerDesk from "../customer-desk/de.ts";
import customers from "../customers/de.ts";
import day from "../day/de.ts";
import delivery from "../delivery/de.ts";
import dispatch from "../dispatch/de.ts";
import documents from "../documents/de.ts";
import doing from "../doing/de.ts";
import frame from "../frame/de.ts";
import imports from "../imports/de.ts";
import lists from "../lists/de.ts";
import machinery from "../machinery/de.ts";
import moderation from "../moderation/de.ts";
import notices from "../notices/de.ts";
import orderStory from "../order-story/de.ts";
import orders from "../orders/de.ts";
import ownFields from "../own-fields/de.ts";
import people from "../people/de.ts";
import permissionTexts from "../permissions/de.ts";
import pickUps from "../pick-ups/de.ts";
import pictures from "../pictures/de.ts";
import proAccountTexts from "../pro-accounts/de.ts";
import product from "../product/de.ts";
import promotions from "../promotions/de.ts";
import returns from "../returns/de.ts";
import sales from "../sales/de.ts";
import setup from "../setup/de.ts";
import sheet from "../sheet/de.ts";
import shelves from "../shelves/de.ts";
import signingIn from "../signing-in/de.ts";
import staff from "../staff/de.ts";
import stock from "../stock/de.ts";

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

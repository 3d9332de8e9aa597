import brand from "../brand/no.ts";
import bulkChange from "../bulk-change/no.ts";
import cardsAndPro from "../cards-and-pro/no.ts";
import catalogue from "../catalogue/no.ts";
import categories from "../categories/no.ts";
import customerDesk from "../customer-desk/no.ts";
import customers from "../customers/no.ts";
import day from "../day/no.ts";
import delivery from "../delivery/no.ts";
import dispatch from "../dispatch/no.ts";
import documents from "../documents/no.ts";
import doing from "../doing/no.ts";
import frame from "../frame/no.ts";
import imports from "../imports/no.ts";
import lists from "../lists/no.ts";
import machinery from "../machinery/no.ts";
import moderation from "../moderation/no.ts";
import notices from "../notices/no.ts";
import orderStory from "../order-story/no.ts";
import orders from "../orders/no.ts";
import ownFields from "../own-fields/no.ts";
import people from "../people/no.ts";
import permissionTexts from "../permissions/no.ts";
import pickUps from "../pick-ups/no.ts";
import pictures from "../pictures/no.ts";
import proAccountTexts from "../pro-accounts/no.ts";
import product from "../product/no.ts";
import promotions from "../promotions/no.ts";
import returns from "../returns/no.ts";
import sales from "../sales/no.ts";
import setup from "../setup/no.ts";
import sheet from "../sheet/no.ts";
import shelves from "../shelves/no.ts";
import signingIn from "../signing-in/no.ts";
import staff from "../staff/no.ts";
import stock from "../stock/no.ts";

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

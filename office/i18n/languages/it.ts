import brand from "../brand/it.ts";
import bulkChange from "../bulk-change/it.ts";
import cardsAndPro from "../cards-and-pro/it.ts";
import catalogue from "../catalogue/it.ts";
import categories from "../categories/it.ts";
import customerDesk from "../customer-desk/it.ts";
import customers from "../customers/it.ts";
import day from "../day/it.ts";
import delivery from "../delivery/it.ts";
import dispatch from "../dispatch/it.ts";
import documents from "../documents/it.ts";
import doing from "../doing/it.ts";
import frame from "../frame/it.ts";
import imports from "../imports/it.ts";
import lists from "../lists/it.ts";
import machinery from "../machinery/it.ts";
import moderation from "../moderation/it.ts";
import notices from "../notices/it.ts";
import orderStory from "../order-story/it.ts";
import orders from "../orders/it.ts";
import ownFields from "../own-fields/it.ts";
import people from "../people/it.ts";
import permissionTexts from "../permissions/it.ts";
import pickUps from "../pick-ups/it.ts";
import pictures from "../pictures/it.ts";
import proAccountTexts from "../pro-accounts/it.ts";
import product from "../product/it.ts";
import promotions from "../promotions/it.ts";
import returns from "../returns/it.ts";
import sales from "../sales/it.ts";
import setup from "../setup/it.ts";
import sheet from "../sheet/it.ts";
import shelves from "../shelves/it.ts";
import signingIn from "../signing-in/it.ts";
import staff from "../staff/it.ts";
import stock from "../stock/it.ts";

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

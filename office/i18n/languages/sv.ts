import brand from "../brand/sv.ts";
import bulkChange from "../bulk-change/sv.ts";
import cardsAndPro from "../cards-and-pro/sv.ts";
import catalogue from "../catalogue/sv.ts";
import categories from "../categories/sv.ts";
import customerDesk from "../customer-desk/sv.ts";
import customers from "../customers/sv.ts";
import day from "../day/sv.ts";
import delivery from "../delivery/sv.ts";
import dispatch from "../dispatch/sv.ts";
import documents from "../documents/sv.ts";
import doing from "../doing/sv.ts";
import frame from "../frame/sv.ts";
import imports from "../imports/sv.ts";
import lists from "../lists/sv.ts";
import machinery from "../machinery/sv.ts";
import moderation from "../moderation/sv.ts";
import notices from "../notices/sv.ts";
import orderStory from "../order-story/sv.ts";
import orders from "../orders/sv.ts";
import ownFields from "../own-fields/sv.ts";
import people from "../people/sv.ts";
import permissionTexts from "../permissions/sv.ts";
import pickUps from "../pick-ups/sv.ts";
import pictures from "../pictures/sv.ts";
import proAccountTexts from "../pro-accounts/sv.ts";
import product from "../product/sv.ts";
import promotions from "../promotions/sv.ts";
import returns from "../returns/sv.ts";
import sales from "../sales/sv.ts";
import setup from "../setup/sv.ts";
import sheet from "../sheet/sv.ts";
import shelves from "../shelves/sv.ts";
import signingIn from "../signing-in/sv.ts";
import staff from "../staff/sv.ts";
import stock from "../stock/sv.ts";

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

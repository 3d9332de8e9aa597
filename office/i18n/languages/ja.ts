import brand from "../brand/ja.ts";
import bulkChange from "../bulk-change/ja.ts";
import cardsAndPro from "../cards-and-pro/ja.ts";
import catalogue from "../catalogue/ja.ts";
import categories from "../categories/ja.ts";
import customerDesk from "../customer-desk/ja.ts";
import customers from "../customers/ja.ts";
import day from "../day/ja.ts";
import delivery from "../delivery/ja.ts";
import dispatch from "../dispatch/ja.ts";
import documents from "../documents/ja.ts";
import doing from "../doing/ja.ts";
import frame from "../frame/ja.ts";
import imports from "../imports/ja.ts";
import lists from "../lists/ja.ts";
import machinery from "../machinery/ja.ts";
import moderation from "../moderation/ja.ts";
import notices from "../notices/ja.ts";
import orderStory from "../order-story/ja.ts";
import orders from "../orders/ja.ts";
import ownFields from "../own-fields/ja.ts";
import people from "../people/ja.ts";
import permissionTexts from "../permissions/ja.ts";
import pickUps from "../pick-ups/ja.ts";
import pictures from "../pictures/ja.ts";
import proAccountTexts from "../pro-accounts/ja.ts";
import product from "../product/ja.ts";
import promotions from "../promotions/ja.ts";
import returns from "../returns/ja.ts";
import sales from "../sales/ja.ts";
import setup from "../setup/ja.ts";
import sheet from "../sheet/ja.ts";
import shelves from "../shelves/ja.ts";
import signingIn from "../signing-in/ja.ts";
import staff from "../staff/ja.ts";
import stock from "../stock/ja.ts";

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

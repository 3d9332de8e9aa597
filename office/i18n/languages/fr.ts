import brand from "../brand/fr.ts";
import bulkChange from "../bulk-change/fr.ts";
import cardsAndPro from "../cards-and-pro/fr.ts";
import catalogue from "../catalogue/fr.ts";
import categories from "../categories/fr.ts";
import customerDesk from "../customer-desk/fr.ts";
import customers from "../customers/fr.ts";
import day from "../day/fr.ts";
import delivery from "../delivery/fr.ts";
import dispatch from "../dispatch/fr.ts";
import documents from "../documents/fr.ts";
import doing from "../doing/fr.ts";
import frame from "../frame/fr.ts";
import imports from "../imports/fr.ts";
import lists from "../lists/fr.ts";
import machinery from "../machinery/fr.ts";
import moderation from "../moderation/fr.ts";
import notices from "../notices/fr.ts";
import orderStory from "../order-story/fr.ts";
import orders from "../orders/fr.ts";
import ownFields from "../own-fields/fr.ts";
import people from "../people/fr.ts";
import permissionTexts from "../permissions/fr.ts";
import pickUps from "../pick-ups/fr.ts";
import pictures from "../pictures/fr.ts";
import proAccountTexts from "../pro-accounts/fr.ts";
import product from "../product/fr.ts";
import promotions from "../promotions/fr.ts";
import returns from "../returns/fr.ts";
import sales from "../sales/fr.ts";
import setup from "../setup/fr.ts";
import sheet from "../sheet/fr.ts";
import shelves from "../shelves/fr.ts";
import signingIn from "../signing-in/fr.ts";
import staff from "../staff/fr.ts";
import stock from "../stock/fr.ts";

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

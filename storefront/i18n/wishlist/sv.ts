import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "wish.title": "Önskelista",
  "wish.shared": "En önskelista",
  "wish.empty": "Inget på kroken än.",
  "wish.empty.text": "Hjärtat på en produkt sparar den här.",
  "wish.signin": "Logga in och hitta din gamla lista",
  "wish.guest": "Den finns kvar i den här webbläsaren. Logga in för att behålla den.",
  "wish.cart": "Lägg i varukorgen",
  "wish.share": "Länk att visa för andra",
  "wish.share.text": "Den som har länken ser listan och inget annat om dig.",
  "wish.full": {
    one: "Listan är full: den rymmer {count} produkt.",
    other: "Listan är full: den rymmer {count} produkter.",
  },
  "wish.missing": "Den produkten finns inte längre.",
} satisfies TextsLike<typeof en>;

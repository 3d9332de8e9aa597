export default {
  "cards.title": "Sparade kort",
  "cards.text":
    "Kort som du har låtit oss spara när du betalade. De betalar bara order som du själv lägger. Numren finns hos vår betaltjänst, aldrig hos oss.",
  "cards.empty": "Inga sparade kort",
  "cards.empty.text": "Kryssa i rutan vid kortet när du betalar, så står det här.",
  "cards.expires": "Går ut {date}",
  "cards.remove": "Ta bort",
  "cards.removed": "Kortet är borttaget.",
  "cards.silent": "Dina kort kan inte visas eller ändras just nu. Försök igen om några minuter.",
};

export default {
  "cards.title": "Lagrede kort",
  "cards.text":
    "Kort du har latt oss ta vare på da du betalte. De betaler bare ordrer du legger inn selv. Numrene ligger hos betalingstjenesten vår, aldri hos oss.",
  "cards.empty": "Ingen lagrede kort",
  "cards.empty.text": "Kryss av i ruten ved kortet når du betaler, så står det her.",
  "cards.expires": "Utløper {date}",
  "cards.remove": "Fjern",
  "cards.removed": "Kortet er fjernet.",
  "cards.silent": "Kortene dine kan ikke vises eller endres akkurat nå. Prøv igjen om noen minutter.",
};

/**
 * Texts of the profile about language, emails and stock alerts, and of the address book about the use of an address.
 */
export default {
  "preferences.title": "Language and letters",
  "preferences.text": "E-mails about your orders always come.",
  "preferences.language": "Language",
  "preferences.language.none": "Same as the shop",
  "preferences.language.hint":
    "For our letters and, where your country's shop speaks it, for the pages after you sign in.",
  "preferences.lists": "You get",
  "preferences.carts": "Reminders of a cart I left",
  "preferences.carts.hint": "Only of carts for which you ask at checkout, or while you get our news.",
  "preferences.reviews": "A letter that asks what I think of what I bought",
  "preferences.submit": "Save",
  "preferences.saved": "Your choice is kept.",
  "preferences.unconfirmed": "Follow the link in the letter to {email} first. Then you choose here what it gets.",
  "preferences.watches": "Waiting for",
  "preferences.watches.text": "We write once, when it can be had again.",
  "preferences.watches.stop": "Stop waiting",
  "preferences.watches.stopped": "You wait for it no longer.",
  "preferences.address.use.shipping": "Parcels go here unless I say otherwise",
  "preferences.address.use.billing": "Invoices are made out to this address",
  "preferences.address.for.shipping": "Parcels go here",
  "preferences.address.for.billing": "Invoices go here",
  "address.fact.collect": "Rather collect it?",
  "address.fact.collect.text": "Stores with pick-up keep your parcel for you.",
  "address.fact.sent": "On its way already?",
  "address.fact.sent.text": "A parcel that has left keeps the address it has.",
  "address.fact.present": "For somebody else?",
  "address.fact.present.text": "Checkout takes any address. None has to be kept here.",
};

export default {
  "cards.title": "Saved cards",
  "cards.text":
    "Cards that you let us keep when you paid. They pay only for orders that you place yourself. Numbers are kept by our payment provider, never by us.",
  "cards.empty": "No saved cards",
  "cards.empty.text": "Tick the box beside the card's fields when you pay, and the card stands here.",
  "cards.expires": "Expires {date}",
  "cards.remove": "Remove",
  "cards.removed": "The card is gone.",
  "cards.silent": "Your cards cannot be shown or changed right now. Try again in a few minutes.",
};

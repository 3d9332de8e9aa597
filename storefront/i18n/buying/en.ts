/** Reassuring texts of checkout and confirmation; English is the list of keys. */
export default {
  "total.beforeTax": "Total before tax",
  "total.taxLater": "The tax follows with your address.",
  "giftCard.fold": "Use a gift card",
  "help.ask": "Questions? Ask us",
  "help.returns": "How returns work",
  "help.secure": "Encrypted on its way. We never keep card numbers.",
  "help.title": "Help with this order",
  "done.arrives": "It arrives {dates}.",
  "done.open": "Open the order",
  "account.title": "Keep this order: choose a password",
  "account.text": "We know the rest: your name, {email}, and this order.",
  "account.submit": "Open the account",
  "account.done": "Your account is open, and this order is in it.",
  "account.taken": "There is an account for this address already. {link}, and the next order is in it.",
  "account.signIn": "Sign in",
} as const;

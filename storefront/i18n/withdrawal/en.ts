/** Texts of the right of withdrawal: its page and its two steps. English is the list of keys. */
export default {
  "withdraw.title": "Withdraw from contract",
  "withdraw.text": "Order {number}: say which pieces you withdraw from. No reason is needed.",
  "withdraw.who": "Declared by {name}. The receipt goes to {email}.",
  "withdraw.pieces": "Pieces of {name}",
  "withdraw.of": "At most {count}",
  "withdraw.next": "Continue",
  "withdraw.check.title": "Please check once more",
  "withdraw.check.text": "With the next button you withdraw from the contract of order {number} about these pieces:",
  "withdraw.confirm": "Confirm withdrawal",
  "withdraw.back": "Change the choice",
  "withdraw.done.title": "You have withdrawn",
  "withdraw.done": "We received your withdrawal on {time}. The receipt is on its way to {email}.",
  "withdraw.done.more":
    "Its number is {number}. Send the goods back within 14 days; the money goes back the way you paid.",
  "withdraw.over": "There is nothing in this order to withdraw from, or not any more.",
  "withdraw.none": "Choose at least one piece.",
  "withdraw.wrong": "That many pieces of it cannot be withdrawn.",
  "withdraw.order": "To the order",
  "withdraw.info.title": "Right of withdrawal",
  "withdraw.info.intro":
    "If you buy as a consumer in the European Economic Area, you may change your mind. Without a reason.",
  "withdraw.info.period.title": "Fourteen days",
  "withdraw.info.period":
    "You can withdraw from the contract within 14 days. They begin on the day after you, or somebody you named, received the last piece. It is enough to tell us before they are over. You may also withdraw before anything has arrived.",
  "withdraw.info.how.title": "How to withdraw",
  "withdraw.info.how":
    "Open your order and press “Withdraw from contract”. You choose the pieces, confirm, and get a receipt with date and time by e-mail at once. A letter or an e-mail with a clear statement does as well; the form below is there for it, but need not be used.",
  "withdraw.info.here": "Withdraw here",
  "withdraw.info.guest": "Without an account, by order number",
  "withdraw.info.member": "With an account",
  "withdraw.info.letter": "In your own words",
  "withdraw.info.find": "Find your order",
  "withdraw.info.account": "Your orders",
  "withdraw.info.effects.title": "What follows",
  "withdraw.info.effects":
    "We pay back everything you paid for the pieces, for a whole order the standard delivery too, within 14 days and by the means you paid with. We may wait until the goods are here, or you show that they are on their way. You send them back within 14 days of withdrawing; the way back is on us. You answer for a loss in value only where goods were handled beyond what it takes to try them: flex the board on the carpet, yes; ride it, no.",
  "withdraw.info.except.title": "Exceptions",
  "withdraw.info.except":
    "The right ends early for goods made to your measure, for sealed goods that are not fit for return for reasons of hygiene once the seal is broken, and for gift cards once they are redeemed.",
  "withdraw.info.form.title": "Model form",
  "withdraw.info.form":
    "I/We hereby give notice that I/we withdraw from my/our contract of sale of the following goods: … Ordered on / received on: … Name: … Address: … Date: …",
  "withdraw.info.mail": "Fill it in as an e-mail",
} as const;

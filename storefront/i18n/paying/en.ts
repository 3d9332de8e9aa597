export default {
  title: "Order {number}",
  heading: "Pay the difference",
  text: "Your exchange costs {amount} more. We keep the goods for you until {until}; after that we pay back what you returned.",
  items: "What you get",
  pay: "Pay {amount}",
  declined: "The bank said no, and nothing was charged. Check the numbers or try another card.",
  unclear: "The payment is being settled. Nothing is taken twice.",
  over: "This exchange has ended",
  "over.text": "It can no longer be paid. What you returned is paid back.",
  support: "Help",
};

import type { ReviewEmailTexts } from "./shape.ts";

export const en: ReviewEmailTexts = {
  request: {
    subject: "How does it ride?",
    title: "How does it ride?",
    text: "{name}, you have had a few days with it. Two or three honest sentences help whoever stands before the same choice. Bad news is welcome too.",
    button: "Write a review",
    note: "You need no account for this: the link knows your order. We read every review before it appears.",
  },
  confirm: {
    subject: "Is this your question?",
    title: "Is this your question?",
    text: "Confirm it, and we pass it on to the people who know.",
    button: "Yes, ask it",
    note: "You did not ask anything? Then do nothing, and nothing happens.",
  },
  answered: {
    subject: "Your question has an answer",
    title: "There is an answer.",
    text: "You asked something about {product}.",
    button: "See it on the page",
    note: "",
  },
  rejected: {
    subject: "Your review",
    title: "We do not show this review.",
    text: "You reviewed {product}, and thank you for taking the time. We read every review before it appears, and this one does not.",
    button: "Write to us",
    note: "You see it differently? Tell us, and somebody else will read it again.",
    reason: "Why:",
  },
  leave: "No more letters like this",
  help: "Questions? {link} has answers.",
};

export default {
  "consent.title": "Before you go on",
  "consent.text":
    "We would like to count visits and measure our advertising, with the help of others. You decide, and you can change your mind at any time at the foot of the page.",
  "consent.accept": "Accept",
  "consent.refuse": "Refuse",
  "consent.choose": "Choose",
  "consent.save": "Save choice",
  "consent.necessary": "Necessary",
  "consent.necessary-text": "Cart, sign-in, language: the shop does not work without them.",
  "consent.analytics": "Statistics",
  "consent.analytics-text": "Which pages are read, and where people get lost.",
  "consent.marketing": "Advertising",
  "consent.marketing-text": "Whether our advertising elsewhere brings anybody here.",
} as const;

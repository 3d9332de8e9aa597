/**
 * The statement required by the European Accessibility Act (directive (EU) 2019/882, annex V). English is the list of
 * keys.
 */
export default {
  "accessibility.title": "Accessibility",
  "accessibility.intro": "This shop is for everybody who wants to stand in snow.",
  "accessibility.service.title": "The service",
  "accessibility.service":
    "You can look at goods, read about them, order and pay, and follow and return orders. Every page says what it is and what comes next, in the language that you chose.",
  "accessibility.how.title": "How it meets the requirements",
  "accessibility.how":
    "We build to EN 301 549 and WCAG 2.2, level AA: everything works with the keyboard alone and with a screen reader, texts can be enlarged to twice their size, colours have the contrast that is asked for, nothing moves for those who do not want it. Choosing and ordering also work without JavaScript. Every version is checked by program, and by hand where programs cannot tell.",
  "accessibility.known.title": "What we know of",
  "accessibility.known":
    "The map of stores cannot be read by screen readers; the list beside it holds the same stores. Pictures and films that others upload may lack a description. The fields of a payment provider are its own.",
  "accessibility.say.title": "Tell us",
  "accessibility.say":
    "Whatever stands in your way is a fault: tell us the page and what happened. We answer, as a rule within a working day.",
  "accessibility.contact": "Write to us",
  "accessibility.authority.title": "If we do not help",
  "accessibility.authority":
    "You may turn to the authority of your country that watches over the accessibility of products and services (directive (EU) 2019/882).",
  "accessibility.authority-us":
    "You may turn to the Department of Justice, which watches over the Americans with Disabilities Act (ADA, title III).",
  "accessibility.checked": "Last reviewed on {date}.",
} as const;

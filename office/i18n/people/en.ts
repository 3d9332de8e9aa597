export default {
  staffNote: "Staff note",
  staffNoteHint: "It is part of the copy that customers can ask for. A professional’s code may stand here.",
  languageOfVisit: "As they visit",
  wishlist: "Wishlist",
  wishesNothing: "Nothing is wished for.",
  wroteNothing: "No reviews written.",
  proOver: "Expired",
  exportCopy: "Export their data",
  erase: "Erase",
  eraseTitle: "Erase {name}",
  eraseText:
    "For somebody who asks to be forgotten (GDPR, article 17). It cannot be undone: export their data first if they want a copy.",
  eraseGoes: "What is erased",
  eraseStays: "What stays",
  eraseAccount: "The account: name, e-mail address, password, passkeys, sessions, group, tags, note and own fields.",
  eraseBelongings:
    "The address book, carts and the wishlist; with a confirmed address also letters, stock alerts and pro applications.",
  eraseOrders:
    "In closed orders: names, streets, towns, phone, e-mail address, messages, notes and the e-mails that were sent.",
  eraseWords: "The name and the photos with reviews, questions and answers.",
  keepBooks:
    "Orders and invoices for the books, without the person: number, lines, amounts, taxes, country, state and postal code. Tax law asks for 5 to 10 years, by country; where it wants the buyer’s name on invoices, download these first.",
  keepUnderWay: "Orders under way keep name and address until they are closed; they are erased on the day after.",
  keepSaid: "What was written about products stays, without a name; gift cards keep their value.",
  keepLog: "The audit log says that something was changed, no longer what.",
  eraseSure: "I have checked who asks, and read this.",
  wasErased: "Erased. The orders keep what the books need.",
};

export default {
  "cards.title": "Gespeicherte Karten",
  "cards.text":
    "Karten, die wir auf deinen Wunsch beim Bezahlen behalten haben. Sie bezahlen nur Bestellungen, die du selbst aufgibst. Die Nummern liegen beim Zahlungsdienst, nie bei uns.",
  "cards.empty": "Keine gespeicherten Karten",
  "cards.empty.text": "Setze beim Bezahlen das Häkchen bei der Karte, dann steht sie hier.",
  "cards.expires": "Gültig bis {date}",
  "cards.remove": "Entfernen",
  "cards.removed": "Die Karte ist entfernt.",
  "cards.silent":
    "Deine Karten lassen sich gerade nicht anzeigen oder ändern. Versuch es in ein paar Minuten noch einmal.",
};

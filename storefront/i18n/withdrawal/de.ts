import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "withdraw.title": "Vertrag widerrufen",
  "withdraw.text": "Bestellung {number}: Sag, welche Stücke du widerrufst. Gründe brauchst du keine.",
  "withdraw.who": "Erklärt von {name}. Die Eingangsbestätigung geht an {email}.",
  "withdraw.pieces": "Stückzahl von {name}",
  "withdraw.of": "Höchstens {count}",
  "withdraw.next": "Weiter",
  "withdraw.check.title": "Bitte noch einmal prüfen",
  "withdraw.check.text": "Mit dem nächsten Knopf widerrufst du den Vertrag zu Bestellung {number} über diese Stücke:",
  "withdraw.confirm": "Widerruf bestätigen",
  "withdraw.back": "Auswahl ändern",
  "withdraw.done.title": "Du hast widerrufen",
  "withdraw.done": "Dein Widerruf ist am {time} bei uns eingegangen. Die Bestätigung ist unterwegs an {email}.",
  "withdraw.done.more":
    "Er hat die Nummer {number}. Schick die Ware binnen 14 Tagen zurück; das Geld geht auf dem Weg zurück, auf dem du bezahlt hast.",
  "withdraw.over": "In dieser Bestellung gibt es nichts zu widerrufen, oder nicht mehr.",
  "withdraw.none": "Wähle mindestens ein Stück.",
  "withdraw.wrong": "So viele Stücke davon lassen sich nicht widerrufen.",
  "withdraw.order": "Zur Bestellung",
  "withdraw.info.title": "Widerrufsrecht",
  "withdraw.info.intro":
    "Wer im Europäischen Wirtschaftsraum als Verbraucher kauft, darf es sich anders überlegen. Ohne Begründung.",
  "withdraw.info.period.title": "Vierzehn Tage",
  "withdraw.info.period":
    "Du kannst den Vertrag binnen 14 Tagen widerrufen. Die Frist beginnt am Tag, nachdem du oder jemand, den du benannt hast, das letzte Stück erhalten hat. Es genügt, dass du uns den Widerruf vor ihrem Ende mitteilst. Widerrufen kannst du auch, bevor etwas angekommen ist.",
  "withdraw.info.how.title": "So widerrufst du",
  "withdraw.info.how":
    "Öffne deine Bestellung und drücke „Vertrag widerrufen“. Du wählst die Stücke, bestätigst und bekommst sofort eine Eingangsbestätigung mit Datum und Uhrzeit per E-Mail. Ein Brief oder eine E-Mail mit einer eindeutigen Erklärung tut es auch; das Formular unten hilft dabei, ist aber nicht vorgeschrieben.",
  "withdraw.info.here": "Hier widerrufen",
  "withdraw.info.guest": "Ohne Konto, mit der Bestellnummer",
  "withdraw.info.member": "Mit Konto",
  "withdraw.info.letter": "In eigenen Worten",
  "withdraw.info.find": "Bestellung finden",
  "withdraw.info.account": "Deine Bestellungen",
  "withdraw.info.effects.title": "Was dann geschieht",
  "withdraw.info.effects":
    "Wir zahlen alles zurück, was du für die Stücke bezahlt hast, bei einer ganzen Bestellung auch den Standardversand, binnen 14 Tagen und mit demselben Zahlungsmittel. Wir dürfen warten, bis die Ware hier ist oder du zeigst, dass sie unterwegs ist. Du schickst sie binnen 14 Tagen nach dem Widerruf zurück; die Rücksendung geht auf uns. Für einen Wertverlust haftest du nur, wenn du mit der Ware mehr getan hast, als zum Prüfen nötig ist: das Board auf dem Teppich biegen, ja; damit fahren, nein.",
  "withdraw.info.except.title": "Ausnahmen",
  "withdraw.info.except":
    "Das Recht endet früher bei Ware, die nach deinen Maßen gefertigt ist, bei versiegelter Ware, die aus Gründen der Hygiene nicht zur Rückgabe taugt, sobald das Siegel gebrochen ist, und bei Gutscheinen, sobald sie eingelöst sind.",
  "withdraw.info.form.title": "Muster-Widerrufsformular",
  "withdraw.info.form":
    "Hiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über den Kauf der folgenden Waren: … Bestellt am / erhalten am: … Name: … Anschrift: … Datum: …",
  "withdraw.info.mail": "Als E-Mail ausfüllen",
} satisfies TextsLike<typeof en>;

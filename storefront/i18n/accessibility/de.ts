import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "accessibility.title": "Barrierefreiheit",
  "accessibility.intro": "Dieser Shop ist für alle, die in den Schnee wollen.",
  "accessibility.service.title": "Der Dienst",
  "accessibility.service":
    "Du kannst Ware ansehen, über sie lesen, bestellen und bezahlen, Bestellungen verfolgen und zurückgeben. Jede Seite sagt in der gewählten Sprache, was sie ist und was als Nächstes kommt.",
  "accessibility.how.title": "Wie er die Anforderungen erfüllt",
  "accessibility.how":
    "Wir bauen nach EN 301 549 und WCAG 2.2, Stufe AA: Alles geht mit der Tastatur allein und mit Screenreadern, Texte lassen sich auf das Doppelte vergrößern, Farben haben den verlangten Kontrast, nichts bewegt sich für alle, die das nicht wollen. Auswählen und Bestellen gehen auch ohne JavaScript. Jede Fassung wird von Programmen geprüft, und von Hand, wo Programme es nicht können.",
  "accessibility.known.title": "Was wir wissen",
  "accessibility.known":
    "Die Karte der Läden ist für Screenreader nicht lesbar; die Liste daneben nennt dieselben Läden. Bildern und Filmen von anderen kann eine Beschreibung fehlen. Die Felder eines Zahlungsanbieters sind seine eigenen.",
  "accessibility.say.title": "Sag es uns",
  "accessibility.say":
    "Was dir im Weg steht, ist ein Fehler: Nenn uns die Seite und was geschehen ist. Wir antworten, meist innerhalb eines Werktags.",
  "accessibility.contact": "Schreib uns",
  "accessibility.authority.title": "Wenn wir nicht helfen",
  "accessibility.authority":
    "Du kannst dich an die Stelle deines Landes wenden, die über die Barrierefreiheit von Produkten und Dienstleistungen wacht (Richtlinie (EU) 2019/882).",
  "accessibility.authority-us":
    "Du kannst dich an das US-Justizministerium wenden, das über den Americans with Disabilities Act wacht (ADA, Titel III).",
  "accessibility.checked": "Zuletzt geprüft am {date}.",
} satisfies TextsLike<typeof en>;

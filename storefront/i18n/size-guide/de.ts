import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "guide.chart": "Welche Länge",
  "guide.note":
    "Wieg dich so, wie du fährst: Boots, Helm, Frühstück. Zwischen zwei Längen: die längere für Powder, die kürzere für den Park.",
  "guide.title": "Größenberater",
  "guide.find": "Meine Größe finden",
  "guide.weight": "Gewicht ({unit})",
  "guide.height": "Körpergröße ({unit})",
  "guide.boot": "Schuhgröße",
  "guide.foot": "Fußlänge ({unit})",
  "guide.riding": "Wo du am meisten fährst",
  "guide.any": "Egal",
  "guide.show": "Meine Größe zeigen",
  "guide.units": "Einheiten",
  "guide.system": "Größen in",
  "guide.yours": "Deine Größe: {size}",
  "guide.choose": "{size} wählen",
  "guide.mark": "Deine",
  "guide.forget": "Meine Maße vergessen",
  "guide.local": "Deine Maße bleiben in diesem Browser.",
  "guide.measure":
    "Ferse an die Wand, volles Gewicht auf den Fuß, messen bis zum längsten Zeh. Der längere Fuß entscheidet.",
  "guide.whole": "Den ganzen Ratgeber lesen",
  "guide.why.weight": "{weight}: Diese Länge ist für {from} bis {to} gemacht.",
  "guide.why.lighter": "Für so wenig Gewicht ist keine Länge dieses Boards gemacht. Diese kommt am nächsten.",
  "guide.why.heavier": "Für so viel Gewicht ist keine Länge dieses Boards gemacht. Diese kommt am nächsten.",
  "guide.why.shorter-park": "Für den Park eine kürzer: Sie dreht und drückt sich leichter.",
  "guide.why.longer-powder": "Abseits der Piste eine länger: Sie schwimmt auf.",
  "guide.why.height": "Unter den Längen, die dein Gewicht zulässt, hat deine Körpergröße entschieden.",
  "guide.why.wide": "Schuhe in {boot} brauchen {waist} Taillenbreite: Nimm die breite Version.",
  "guide.why.narrow": "Schuhe in {boot} stehen hier über die Kanten: {waist} Taillenbreite würden ihnen passen.",
  "guide.why.boot-fits": "Schuhe in {boot} stehen gut darauf.",
  "guide.why.foot": "Die kleinste Größe mit Platz für {foot}.",
  "guide.none": "Keine Größe dieses Modells passt deinem Fuß.",
  "guide.problem.number": "Bitte eine Zahl von {from} bis {to} angeben.",
} satisfies TextsLike<typeof en>;

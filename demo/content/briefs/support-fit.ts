import { type DemoEntry, products, table } from "#demo/content/article.ts";
import { brief } from "#demo/content/brief.ts";
import { words } from "./post.ts";

/** Support: what fits what, and what to do when it comes apart. */
export const supportFit: DemoEntry[] = [
  brief(
    {
      contentType: "support",
      uid: "binding-fit",
      more: { order: 26 },
      extras: [
        table(
          1,
          words(
            "Binding by boot",
            "Bindung nach Boot",
            "Fijación según la bota",
            "Fixation selon la boot",
            "Attacco secondo lo scarpone",
          ),
          {
            ...{ ja: ["Size", "EU"], sv: ["Size", "EU"], no: ["Size", "EU"] },
            ...{ en: ["Size", "EU"], de: ["Größe", "EU"], es: ["Talla", "EU"] },
            ...{ fr: ["Taille", "EU"], it: ["Taglia", "EU"] },
          },
          [
            ["S", "35–39"],
            ["M", "39.5–43"],
            ["L", "43.5–48"],
          ],
        ),
        products(3, "plumb-binding", "kingpost-binding", "second-chance-strap-set"),
      ],
    },
    `
=== en Which binding fits
Two questions: does it fit the boot, and does it fit the board?
# The boot
The heel must sit in the heel cup without a gap, and the straps must close in the middle third of the ladder. If you are on the border between two sizes, bring the boot to a shop: our low-volume boots take the smaller one, insulated ones the larger. The exact range is on each product page.
# The board
All our solid boards have inserts four centimetres apart, with four screws per binding. The discs in the box fit those, and they fit boards by other makers with four holes. Boards with a channel need another disc, which we send for the postage.
# Splitboards
A split binding slides onto pucks and does not fit a solid board. The reverse works with no adapter that we would sell to a friend. The pucks come with the binding.
# Old and new
Straps and ladders fit back to 2018, screws for ever. If a part is missing, the [strap set](/p/second-chance-strap-set) is usually it.
=== de Welche Bindung passt
Zwei Fragen: Passt sie zum Boot, und passt sie aufs Board?
# Der Boot
Die Ferse muss ohne Lücke in der Schale sitzen, und die Straps müssen im mittleren Drittel der Leiter schließen. Liegst du zwischen zwei Größen, bring den Boot in einen Laden: Unsere schmalen Boots brauchen die kleinere, gefütterte die größere. Der genaue Bereich steht auf jeder Produktseite.
# Das Board
Alle unsere festen Boards haben Inserts im Abstand von vier Zentimetern und vier Schrauben je Bindung. Die Discs im Karton passen darauf und auf Boards anderer Hersteller mit vier Löchern. Boards mit Schiene brauchen eine andere Disc; die schicken wir dir fürs Porto.
# Splitboards
Eine Splitbindung wird auf Pucks geschoben und passt auf kein festes Board. Umgekehrt gibt es keinen Adapter, den wir Freunden verkaufen würden. Die Pucks liegen der Bindung bei.
# Alt und neu
Straps und Leitern passen zurück bis 2018, Schrauben ewig. Fehlt ein Teil, ist es meist im [Strap-Set](/p/second-chance-strap-set).
=== es Qué fijación va
Dos preguntas: si va con la bota y si va con la tabla.
# La bota
El talón debe asentar sin hueco y las correas cerrar en el tercio central de la escalerilla. Si estás entre dos tallas, lleva la bota a una tienda: las nuestras de poco volumen piden la pequeña y las forradas, la grande. El rango exacto está en cada ficha.
# La tabla
Todas nuestras tablas enteras llevan insertos cada cuatro centímetros y cuatro tornillos por fijación. Los discos de la caja valen para ellas y para las de otras marcas con cuatro agujeros. Las tablas con canal necesitan otro disco; te lo mandamos por lo que cueste el sello.
# Splitboards
Una fijación de splitboard se desliza sobre unas pastillas y no sirve en una tabla entera. Para lo contrario no hay adaptador que le venderíamos a un amigo. Las pastillas vienen con la fijación.
# Viejo y nuevo
Las correas y escalerillas encajan desde 2018; los tornillos, siempre. Si falta una pieza, casi seguro que está en el [juego de correas](/p/second-chance-strap-set).
=== fr Quelle fixation va
Deux questions : va-t-elle à la boot, et va-t-elle sur la planche ?
# La boot
Le talon doit tenir sans jeu dans l’arceau, et les straps fermer au tiers central de l’échelle. Entre deux tailles, apporte la boot en magasin : nos boots fines prennent la petite, les doublées la grande. La plage exacte est sur chaque fiche.
# La planche
Toutes nos planches entières ont des inserts tous les quatre centimètres, et quatre vis par fixation. Les disques du carton vont dessus, et sur les planches d’autres marques à quatre trous. Les planches à rail demandent un autre disque ; on te l’envoie pour le prix du timbre.
# Les splitboards
Une fixation de split se glisse sur des pucks et ne va sur aucune planche entière. Dans l’autre sens, il n’existe pas d’adaptateur qu’on vendrait à un ami. Les pucks viennent avec la fixation.
# Ancien et neuf
Straps et échelles sont compatibles depuis 2018, les vis depuis toujours. S’il manque une pièce, elle est en général dans le [jeu de straps](/p/second-chance-strap-set).
=== it Quale attacco va bene
Due domande: va bene per lo scarpone, e va bene per la tavola?
# Lo scarpone
Il tallone deve stare nell’archetto senza gioco, e gli strap chiudersi nel terzo centrale della scaletta. Se sei fra due taglie porta lo scarpone in negozio: i nostri più stretti vogliono la piccola, quelli imbottiti la grande. L’intervallo esatto è in ogni scheda.
# La tavola
Tutte le nostre tavole intere hanno inserti ogni quattro centimetri e quattro viti per attacco. I dischi nella scatola vanno bene su quelle, e su tavole di altre marche a quattro fori. Le tavole a binario vogliono un altro disco; te lo mandiamo al prezzo del francobollo.
# Le splitboard
Un attacco da split scorre su dei puck e non va su nessuna tavola intera. Al contrario, non c’è adattatore che venderemmo a un amico. I puck sono compresi.
# Vecchio e nuovo
Strap e scalette sono compatibili dal 2018, le viti da sempre. Se manca un pezzo, di solito è nel [set di strap](/p/second-chance-strap-set).
`,
  ),
  brief(
    {
      contentType: "support",
      uid: "glove-sizes",
      more: { order: 27 },
      extras: [products(2, "pillar-glove", "trigger-mitten", "underhand-liner")],
    },
    `
=== en Measuring a hand
A string, a ruler, and the hand that you write with.
# Two numbers
Round the knuckles without the thumb, hand half closed: that is the width. From the crease of the wrist to the tip of the middle finger: that is the length. In centimetres, 20 by 18 is an M, 22 by 19.5 an L. If the two don't agree, take the larger.
# How it should feel
Make a fist. It should pull across the back and give again after a minute. A little air at the fingertips keeps them warm; when you can pinch a finger's width of cloth there, it is too large to close a zip with.
# Mittens and liners
Mittens come out half a size roomier. If a liner goes underneath, measure with the liner on. Children grow out of gloves in a winter and out of mittens in two.
=== de Eine Hand messen
Eine Schnur, ein Lineal und die Hand, mit der du schreibst.
# Zwei Zahlen
Um die Knöchel ohne Daumen, die Hand halb geschlossen: das ist die Weite. Von der Handgelenksfalte zur Spitze des Mittelfingers: das ist die Länge. In Zentimetern sind 20 mal 18 ein M, 22 mal 19,5 ein L. Sind sich die beiden uneinig, nimm das größere.
# Wie es sich anfühlt
Mach eine Faust. Am Handrücken soll es ziehen und nach einer Minute nachgeben. Etwas Luft an den Fingerspitzen hält warm; kannst du dort einen Fingerbreit Stoff fassen, ist er zu groß, um einen Reißverschluss zu schließen.
# Fäustlinge und Liner
Fäustlinge fallen eine halbe Größe weiter aus. Kommt ein Liner darunter, miss mit Liner. Kinder wachsen aus Handschuhen in einem Winter heraus, aus Fäustlingen in zwei.
=== es Medir una mano
Un cordel, una regla y la mano con la que escribes.
# Dos números
Alrededor de los nudillos, sin el pulgar y con la mano entrecerrada: el ancho. Del pliegue de la muñeca a la punta del corazón: el largo. En centímetros, 20 por 18 es una M y 22 por 19,5, una L. Si no coinciden, la mayor.
# Cómo se nota
Cierra el puño. Debe tirar en el dorso y ceder al minuto. Un poco de aire en las puntas da calor; si puedes pellizcar un dedo de tela, es tan grande que no cierras una cremallera.
# Manoplas y forros
Las manoplas van media talla más holgadas. Si debajo llevas guante fino, mide con él puesto. A los niños los guantes les duran un invierno; las manoplas, dos.
=== fr Mesurer une main
Une ficelle, une règle, et la main avec laquelle tu écris.
# Deux chiffres
Autour des phalanges sans le pouce, main à demi fermée : la largeur. Du pli du poignet au bout du majeur : la longueur. En centimètres, 20 sur 18 font un M, 22 sur 19,5 un L. S’ils ne sont pas d’accord, prends le plus grand.
# Ce qu’on doit sentir
Ferme le poing. Ça doit tirer sur le dos de la main et céder après une minute. Un peu d’air au bout des doigts tient chaud ; si tu y pinces un doigt de tissu, c’est trop grand pour fermer un zip.
# Moufles et sous-gants
Les moufles taillent une demi-taille plus large. Avec un sous-gant, mesure par-dessus. Un enfant use une paire de gants en un hiver, une paire de moufles en deux.
=== it Misurare una mano
Uno spago, un righello, e la mano con cui scrivi.
# Due numeri
Intorno alle nocche senza il pollice, mano socchiusa: la larghezza. Dalla piega del polso alla punta del medio: la lunghezza. In centimetri, 20 per 18 è una M, 22 per 19,5 una L. Se i due non vanno d’accordo, prendi la più grande.
# Come deve stare
Fai un pugno. Sul dorso deve tirare e dopo un minuto cedere. Un po’ d’aria in punta tiene caldo; se lì pizzichi un dito di stoffa, è troppo grande per chiudere una zip.
# Muffole e sottoguanti
Le muffole vestono mezza taglia più larghe. Se sotto va un sottoguanto, misura con quello addosso. Ai bambini i guanti durano un inverno, le muffole due.
`,
  ),
];

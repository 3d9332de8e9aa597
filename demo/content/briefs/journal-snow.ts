import { type DemoEntry, products, table } from "#demo/content/article.ts";
import { post, slider, words } from "./post.ts";

/** The shelf of snow: the bulletin, and boards for deep days. */
export const snowPosts: DemoEntry[] = [
  post(
    "reading-the-bulletin",
    "scene-dawn-ridge-grey",
    ["snow", "Ilse Hofer", "2026-01-13"],
    [
      table(
        1,
        words("The five levels", "Die fünf Stufen", "Los cinco grados", "Les cinq degrés", "I cinque gradi"),
        {
          ...{ ja: ["Level", "Name"], sv: ["Level", "Name"], no: ["Level", "Name"] },
          ...{ en: ["Level", "Name"], de: ["Stufe", "Name"], es: ["Grado", "Nombre"] },
          ...{ fr: ["Degré", "Nom"], it: ["Grado", "Nome"] },
        },
        [
          ["1", "low · gering · débil · faible · debole"],
          ["2", "moderate · mäßig · limitado · limité · moderato"],
          ["3", "considerable · erheblich · notable · marqué · marcato"],
          ["4", "high · groß · fuerte · fort · forte"],
          ["5", "very high · sehr groß · muy fuerte · très fort · molto forte"],
        ],
      ),
      products(4, "three-things-safety-set", "ping-beacon", "updraft-30-airbag-pack"),
    ],
    `
=== en Reading the bulletin
Everybody looks at the number. The number is the least of it.
# One to five, but not in equal steps
The danger roughly doubles from one level to the next. Most accidents happen at 3, because at 4 people stay at home. A 3 with sunshine is the day on which I look at my guests most closely.
# Where, how high, which side
Below the number stands a rose: the dark wedges are the slopes that are meant. "North to east, above 2,200 metres" rules out half the map and leaves you the other half. That is what the bulletin is for: it tells you where to go, too.
# The problem has a name
- New snow: wait a day or two, and keep to gentle slopes meanwhile.
- Wind slab: look for what is smooth and dull, behind ridges and in gullies.
- Persistent weak layer: cannot be seen, does not go away, keep your distance and your angles low.
- Wet snow: an alarm clock problem; be down by eleven.
- Gliding snow: do not stop under cracks.
# Then write one sentence
Before we put on skins everybody says aloud where we shall not go today. It takes half a minute. If two sentences contradict each other, we are not ready, and the coffee machine is still on. None of this replaces a course; your alpine club has one in December.
=== de Den Lagebericht lesen
Alle schauen auf die Zahl. Die Zahl ist das wenigste daran.
# Eins bis fünf, aber nicht in gleichen Schritten
Von Stufe zu Stufe verdoppelt sich die Gefahr etwa. Die meisten Unfälle passieren bei 3, denn bei 4 bleiben die Leute daheim. Ein Dreier mit Sonne ist der Tag, an dem ich meine Gäste am genauesten ansehe.
# Wo, wie hoch, welche Seite
Unter der Zahl steht eine Rose: Die dunklen Felder sind die Hänge, um die es geht. „Nord bis Ost, oberhalb von 2200 Metern“ streicht die halbe Karte und lässt dir die andere. Dafür ist der Bericht da: Er sagt auch, wohin du gehen kannst.
# Das Problem hat einen Namen
- Neuschnee: ein, zwei Tage warten und so lange flach bleiben.
- Triebschnee: glatt und stumpf, hinter Graten und in Rinnen.
- Altschnee: Man sieht ihn nicht, er geht nicht weg. Abstand halten, flache Hänge wählen.
- Nassschnee: eine Frage des Weckers; um elf bist du unten.
- Gleitschnee: unter Rissen nicht stehen bleiben.
# Dann ein Satz
Bevor wir auffellen, sagt jeder laut, wo wir heute nicht hingehen. Das dauert eine halbe Minute. Widersprechen sich zwei Sätze, sind wir nicht so weit, und die Kaffeemaschine läuft noch. Einen Kurs ersetzt das alles nicht; dein Alpenverein hat einen im Dezember.
=== es Leer el boletín
Todos miran el número. El número es lo de menos.
# Del uno al cinco, pero no a pasos iguales
De un grado al siguiente, el peligro casi se duplica. La mayoría de los accidentes ocurren con 3, porque con 4 la gente se queda en casa. Un 3 con sol es el día en que más miro a mis clientes.
# Dónde, a qué altura, qué cara
Debajo del número hay una rosa: las cuñas oscuras son las laderas en cuestión. «De norte a este, por encima de 2200 metros» tacha medio mapa y te deja la otra mitad. Para eso está el boletín: también dice adónde ir.
# El problema tiene nombre
- Nieve reciente: espera un día o dos y, mientras tanto, pendientes suaves.
- Placa de viento: lisa y mate, detrás de las crestas y en las canales.
- Capa débil persistente: no se ve y no se va; distancia y poca inclinación.
- Nieve húmeda: cosa del despertador; a las once, abajo.
- Deslizamiento basal: no te pares bajo las grietas.
# Y después, una frase
Antes de poner las pieles, cada uno dice en voz alta adónde no vamos hoy. Se tarda medio minuto. Si dos frases se contradicen, no estamos listos, y la cafetera sigue encendida. Nada de esto sustituye a un curso; tu club de montaña da uno en diciembre.
=== fr Lire le bulletin
Tout le monde regarde le chiffre. Le chiffre est ce qui compte le moins.
# De un à cinq, mais pas à pas égaux
D’un degré au suivant, le danger double à peu près. La plupart des accidents arrivent à 3, car à 4 les gens restent chez eux. Un 3 au soleil, c’est le jour où je regarde mes clients de plus près.
# Où, à quelle altitude, quel versant
Sous le chiffre, il y a une rose : les secteurs foncés sont les pentes concernées. « Nord à est, au-dessus de 2 200 mètres » barre la moitié de la carte et te laisse l’autre. Le bulletin sert à cela : il dit aussi où aller.
# Le problème a un nom
- Neige fraîche : attends un jour ou deux, et reste sur du doux.
- Plaque à vent : lisse et mate, derrière les crêtes et dans les couloirs.
- Couche fragile persistante : invisible, tenace ; garde tes distances et des pentes faibles.
- Neige humide : une affaire de réveil ; à onze heures, tu es en bas.
- Glissement de fond : ne t’arrête pas sous les fissures.
# Puis une phrase
Avant de mettre les peaux, chacun dit à voix haute où l’on n’ira pas aujourd’hui. Ça prend trente secondes. Si deux phrases se contredisent, on n’est pas prêts, et la machine à café est encore chaude. Rien de tout cela ne remplace un stage ; ton club alpin en propose un en décembre.
=== it Leggere il bollettino
Tutti guardano il numero. Il numero è il meno.
# Da uno a cinque, ma non a passi uguali
Da un grado al successivo il pericolo all’incirca raddoppia. La maggior parte degli incidenti succede con il 3, perché con il 4 la gente resta a casa. Un 3 con il sole è il giorno in cui guardo meglio i miei clienti.
# Dove, a che quota, quale versante
Sotto il numero c’è una rosa: gli spicchi scuri sono i pendii in questione. «Da nord a est, sopra i 2200 metri» cancella mezza carta e ti lascia l’altra metà. Il bollettino serve a questo: dice anche dove andare.
# Il problema ha un nome
- Neve fresca: aspetta un giorno o due e intanto resta sul dolce.
- Neve ventata: liscia e opaca, dietro le creste e nei canali.
- Strati deboli persistenti: non si vedono e non se ne vanno; distanza e pendenze basse.
- Neve bagnata: questione di sveglia; alle undici sei giù.
- Valanghe di slittamento: non fermarti sotto le crepe.
# Poi una frase
Prima di mettere le pelli ognuno dice ad alta voce dove oggi non andiamo. Ci vuole mezzo minuto. Se due frasi si contraddicono non siamo pronti, e la macchina del caffè è ancora accesa. Niente di tutto questo sostituisce un corso; il tuo club alpino ne fa uno a dicembre.
`,
  ),
  post(
    "shapes-for-deep-snow",
    "scene-powder-line-close",
    ["snow", "Signe Dahlberg", "2025-12-04"],
    [
      slider(
        4,
        words(
          "Boards that float",
          "Boards, die aufschwimmen",
          "Tablas que flotan",
          "Planches qui flottent",
          "Tavole che galleggiano",
        ),
        ...["fathom", "quiet-hours", "whiteout", "old-growth", "windlip", "tidemark"],
      ),
    ],
    `
=== en Shapes for deep snow
Three numbers decide whether you stand on top of the snow or push it in front of you.
# Taper
A nose that is wider than the tail lets the tail sink, and then the back leg no longer has to hold the nose up. Ten millimetres are felt, twenty are obvious, thirty make a board that would rather not ride backwards. The [Old Growth](/p/old-growth) has 18, which I argued about for a winter.
# Setback
How far the stance sits behind the middle. Two centimetres on a piste board, up to six on a swallowtail. You can cheat by moving the bindings to the rear holes; it costs you the feeling on hard snow and nothing else.
# Width before length
A short wide board floats like a long narrow one and turns between trees. The [Fathom](/p/fathom) is ridden eight centimetres shorter than your usual board. Everybody hesitates at the till and nobody has sent one back for it.
# The swallowtail
The cut-out lets the tail drop further still, and when you lean, one half of it bites like a small fin. Below 30 centimetres of new snow it is mostly good looks. Above, it is the end of burning thighs.
=== de Formen für tiefen Schnee
Drei Zahlen entscheiden, ob du auf dem Schnee stehst oder ihn vor dir herschiebst.
# Taper
Eine Nose, die breiter ist als das Tail, lässt das Tail sinken, und das hintere Bein muss die Nose nicht mehr hochhalten. Zehn Millimeter spürt man, zwanzig sieht man, mit dreißig mag ein Board nicht mehr rückwärts fahren. Das [Old Growth](/p/old-growth) hat 18; darüber habe ich einen Winter lang gestritten.
# Setback
Wie weit der Stance hinter der Mitte sitzt. Zwei Zentimeter beim Pistenboard, bis zu sechs beim Swallowtail. Du kannst schummeln und die Bindungen in die hinteren Löcher setzen; das kostet Gefühl auf hartem Schnee, sonst nichts.
# Breite vor Länge
Ein kurzes, breites Board trägt wie ein langes, schmales und dreht zwischen Bäumen. Das [Fathom](/p/fathom) fährt man acht Zentimeter kürzer als sonst. An der Kasse zögern alle, und deswegen zurückgeschickt hat es noch niemand.
# Das Swallowtail
Der Ausschnitt lässt das Tail noch tiefer sinken, und wenn du dich hineinlegst, greift die eine Hälfte wie eine kleine Finne. Unter 30 Zentimetern Neuschnee ist das vor allem hübsch. Darüber ist es das Ende der brennenden Oberschenkel.
=== es Formas para nieve profunda
Tres números deciden si vas encima de la nieve o la empujas por delante.
# Taper
Una punta más ancha que la cola deja que la cola se hunda, y la pierna de atrás ya no tiene que sostener la punta. Diez milímetros se notan, veinte se ven y con treinta la tabla prefiere no ir hacia atrás. La [Old Growth](/p/old-growth) tiene 18, y me costaron un invierno de discusiones.
# Setback
Cuánto queda la postura por detrás del centro. Dos centímetros en una tabla de pista, hasta seis en una cola de golondrina. Puedes hacer trampa con los agujeros traseros; pierdes tacto en nieve dura y nada más.
# Antes ancha que larga
Una tabla corta y ancha flota como una larga y estrecha, y gira entre los árboles. La [Fathom](/p/fathom) se lleva ocho centímetros más corta que la habitual. En la caja dudan todos; por eso no la ha devuelto nadie.
# La cola de golondrina
El corte deja hundirse la cola aún más y, al inclinarte, una mitad muerde como una quilla pequeña. Con menos de 30 centímetros de nieve nueva es sobre todo bonita. Con más, se acabaron los muslos ardiendo.
=== fr Des formes pour la profonde
Trois chiffres décident si tu es sur la neige ou si tu la pousses devant toi.
# Le taper
Un nose plus large que le tail laisse le tail s’enfoncer, et la jambe arrière n’a plus à tenir le nose en l’air. Dix millimètres se sentent, vingt se voient, à trente la planche préfère ne pas rouler en arrière. L’[Old Growth](/p/old-growth) en a 18 ; j’en ai discuté tout un hiver.
# Le setback
De combien le stance recule derrière le milieu. Deux centimètres sur une planche de piste, jusqu’à six sur un swallowtail. On peut tricher en prenant les inserts arrière ; on y perd du toucher sur le dur, rien d’autre.
# Large avant longue
Une planche courte et large porte comme une longue et étroite, et tourne entre les arbres. La [Fathom](/p/fathom) se prend huit centimètres plus courte que d’habitude. À la caisse tout le monde hésite ; personne ne l’a renvoyée pour ça.
# Le swallowtail
L’échancrure laisse le tail plonger encore, et quand tu te penches, une moitié mord comme une petite dérive. Sous 30 centimètres de fraîche, c’est surtout joli. Au-delà, c’est la fin des cuisses en feu.
=== it Forme per la neve profonda
Tre numeri decidono se stai sopra la neve o se la spingi davanti a te.
# Il taper
Una punta più larga della coda lascia affondare la coda, e la gamba dietro non deve più tenere su la punta. Dieci millimetri si sentono, venti si vedono, con trenta la tavola preferisce non andare all’indietro. La [Old Growth](/p/old-growth) ne ha 18, e ci ho litigato un inverno.
# Il setback
Di quanto lo stance sta dietro il centro. Due centimetri su una tavola da pista, fino a sei su una coda di rondine. Puoi barare usando i fori posteriori; perdi sensibilità sul duro e nient’altro.
# Prima larga che lunga
Una tavola corta e larga galleggia come una lunga e stretta, e gira fra gli alberi. La [Fathom](/p/fathom) si prende otto centimetri più corta del solito. Alla cassa esitano tutti; per questo non l’ha resa nessuno.
# La coda di rondine
Il taglio lascia scendere la coda ancora di più e, quando ti pieghi, una metà morde come una piccola pinna. Sotto i 30 centimetri di fresca è soprattutto bella. Oltre, è la fine delle cosce in fiamme.
`,
  ),
];

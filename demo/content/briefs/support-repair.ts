import { type DemoEntry, products } from "#demo/content/article.ts";
import { brief } from "#demo/content/brief.ts";

/** Support: repairs, and claims. */
export const supportRepair: DemoEntry[] = [
  brief(
    {
      contentType: "support",
      uid: "repair-a-board",
      more: { order: 28 },
      extras: [products(4, "saturday-tuning-kit", "plain-scraper", "bevel-edge-tool")],
    },
    `
=== en Gaps, holes, cracks
What you can mend at the kitchen table, what belongs in a workshop, and what is over.
# The topsheet lifts at the edge
Dry it for two days indoors. Blow out the dirt, run thin epoxy into the gap with a toothpick, wrap it in baking paper and clamp it between two bits of wood overnight. Wipe off what comes out before it hardens. Half an hour of work, two years of peace.
# A scratch in the base
If you see no other colour in it, wax is enough. If you do, drip in a repair stick, let it cool, and plane it flat with a sharp blade. Don't press: the plastic pulls out again in one piece.
# The edge
Small cracks across it every few centimetres are normal after rails. A place where it stands away from the board is not: stop riding it, because the next stone takes ten centimetres. A workshop sets in a new piece for the price of a dinner.
# When it is over
A soft spot under the foot, a crease right across, or an insert that turns. Send us [pictures](/support/warranty-claim); if it was our fault we say so, and if it was a rock, we say that.
=== de Spalten, Löcher, Risse
Was am Küchentisch geht, was in die Werkstatt gehört und was vorbei ist.
# Das Topsheet löst sich am Rand
Zwei Tage drinnen trocknen. Dreck ausblasen, dünnes Epoxid mit einem Zahnstocher in den Spalt, Backpapier darum, über Nacht zwischen zwei Hölzern einspannen. Was austritt, abwischen, bevor es hart ist. Eine halbe Stunde Arbeit, zwei Jahre Ruhe.
# Ein Kratzer im Belag
Siehst du darin keine andere Farbe, genügt Wachs. Siehst du eine, tropf Reparaturmaterial hinein, lass es auskühlen und zieh es mit scharfer Klinge plan. Nicht drücken: Sonst löst sich der Kunststoff wieder im Ganzen.
# Die Kante
Kleine Querrisse alle paar Zentimeter sind nach Rails normal. Eine Stelle, an der sie absteht, nicht: Fahr nicht weiter, der nächste Stein nimmt zehn Zentimeter mit. Eine Werkstatt setzt ein neues Stück ein, zum Preis eines Abendessens.
# Wann es vorbei ist
Eine weiche Stelle unter dem Fuß, ein Knick quer durch oder ein Insert, das sich dreht. Schick uns [Bilder](/support/warranty-claim); war es unser Fehler, sagen wir es, und war es ein Stein, auch.
=== es Huecos, agujeros, grietas
Qué se arregla en la mesa de la cocina, qué va al taller y qué se acabó.
# La lámina se levanta en el borde
Dos días secando dentro de casa. Sopla la suciedad, mete epoxi fluido en el hueco con un palillo, envuelve con papel de horno y aprieta entre dos maderas toda la noche. Limpia lo que salga antes de que endurezca. Media hora de trabajo, dos años de paz.
# Un rayón en la suela
Si no ves otro color dentro, basta la cera. Si lo ves, gotea una barra de reparación, deja que enfríe y rebaja con una cuchilla afilada. Sin apretar: el plástico vuelve a salirse entero.
# El canto
Grietas pequeñas cada pocos centímetros son normales después de los raíles. Que se separe de la tabla, no: deja de montarla, que la próxima piedra se lleva diez centímetros. Un taller pone un trozo nuevo por lo que cuesta una cena.
# Cuándo se acabó
Un punto blando bajo el pie, un pliegue de lado a lado o un inserto que gira. Mándanos [fotos](/support/warranty-claim); si fue culpa nuestra lo decimos, y si fue una piedra, también.
=== fr Fentes, trous, fissures
Ce qui se répare sur la table de cuisine, ce qui va à l’atelier et ce qui est fini.
# Le topsheet se soulève au bord
Deux jours de séchage à l’intérieur. Souffle la saleté, glisse de l’époxy fluide dans la fente au cure-dent, emballe de papier cuisson et serre entre deux bois toute la nuit. Essuie ce qui déborde avant que ça durcisse. Une demi-heure de travail, deux ans de paix.
# Une rayure dans la semelle
Si tu n’y vois pas d’autre couleur, du fart suffit. Sinon, fais goutter un bâton de réparation, laisse refroidir et rase à plat avec une lame affûtée. N’appuie pas : le plastique ressort d’un bloc.
# La carre
De petites fissures en travers tous les quelques centimètres sont normales après des rails. Un endroit où elle s’écarte ne l’est pas : arrête de rider, la prochaine pierre en prend dix centimètres. Un atelier pose un morceau neuf pour le prix d’un dîner.
# Quand c’est fini
Un point mou sous le pied, un pli de part en part, ou un insert qui tourne. Envoie-nous des [photos](/support/warranty-claim) ; si c’était notre faute, on le dit, et si c’était un caillou, aussi.
=== it Fessure, buchi, crepe
Che cosa si aggiusta sul tavolo di cucina, che cosa va in officina e che cosa è finito.
# Il topsheet si alza sul bordo
Due giorni ad asciugare in casa. Soffia via lo sporco, infila epossidica fluida nella fessura con uno stuzzicadenti, avvolgi con carta da forno e stringi fra due legni per una notte. Pulisci quello che esce prima che indurisca. Mezz’ora di lavoro, due anni di pace.
# Un graffio nella soletta
Se dentro non vedi un altro colore basta la sciolina. Se lo vedi, facci gocciolare uno stick di riparazione, lascia raffreddare e spiana con una lama affilata. Non premere: la plastica torna fuori intera.
# La lamina
Piccole crepe di traverso ogni pochi centimetri sono normali dopo i rail. Un punto in cui si stacca no: smetti di usarla, il prossimo sasso se ne porta via dieci centimetri. Un’officina mette un pezzo nuovo al prezzo di una cena.
# Quando è finita
Un punto molle sotto il piede, una piega da parte a parte, o un inserto che gira. Mandaci delle [foto](/support/warranty-claim); se è stata colpa nostra lo diciamo, e se è stato un sasso pure.
`,
  ),
  brief(
    { contentType: "support", uid: "warranty-claim", more: { order: 29 } },
    `
=== en Making a warranty claim
Three pictures and two sentences. What is covered stands under Warranty.
# The pictures
One of the whole thing, one of the damage with a coin beside it, one of the serial number: on boards near the tail insert, on bindings under the footbed, on clothes inside the left pocket. Daylight, please.
# The two sentences
What you were doing when it happened, and since when it has been like that. "Landed flat in March, heard a crack" helps us more than an adjective. We have all landed flat in March.
# What happens then
- Clear from the pictures: you get a spare part, a new one or your money, and keep the old one for a bench.
- Not clear: we send a label, and look at it on the table within ten working days of its arrival.
- [Not covered](/support/warranty): we say why, and what a repair would cost.
# Without an invoice
For orders from this shop the number is enough. From one of our stores we need the receipt; a bank statement with the name of the store on it is fine, too.
=== de Einen Garantiefall melden
Drei Fotos und zwei Sätze. Was dazugehört, steht unter Garantie.
# Die Fotos
Eines vom Ganzen, eines vom Schaden mit einer Münze daneben, eines von der Seriennummer: beim Board am hinteren Insert, bei Bindungen unter dem Fußbett, bei Kleidung in der linken Tasche. Bei Tageslicht, bitte.
# Die zwei Sätze
Was du gerade gemacht hast und seit wann es so ist. „Im März flach gelandet, es hat geknackt“ hilft uns mehr als ein Adjektiv. Flach gelandet sind wir im März alle schon.
# Was dann geschieht
- Auf den Fotos klar: Du bekommst ein Ersatzteil, ein neues oder dein Geld und behältst das alte für eine Bank.
- Nicht klar: Wir schicken ein Etikett und haben es binnen zehn Werktagen nach Eingang auf dem Tisch.
- [Nicht gedeckt](/support/warranty): Wir sagen, warum, und was eine Reparatur kosten würde.
# Ohne Rechnung
Bei Bestellungen aus diesem Shop reicht die Nummer. Aus einem unserer Läden brauchen wir den Beleg; ein Kontoauszug mit dem Namen des Ladens tut es auch.
=== es Hacer una reclamación de garantía
Tres fotos y dos frases. Lo que cubre está en Garantía.
# Las fotos
Una de la pieza entera, otra del daño con una moneda al lado y otra del número de serie: en las tablas, junto al inserto de la cola; en las fijaciones, bajo la plantilla; en la ropa, dentro del bolsillo izquierdo. Con luz de día, por favor.
# Las dos frases
Qué hacías cuando pasó y desde cuándo está así. «Recepción plana en marzo y un crujido» nos sirve más que un adjetivo. En marzo todos hemos caído planos alguna vez.
# Qué pasa luego
- Si las fotos lo dejan claro: recibes un recambio, otro nuevo o tu dinero, y te quedas el viejo para un banco.
- Si no está claro: mandamos una etiqueta y lo miramos en la mesa en los diez días laborables tras su llegada.
- Si [no lo cubre](/support/warranty): decimos por qué y cuánto costaría arreglarlo.
# Sin factura
Para pedidos de esta tienda basta el número. De una tienda física necesitamos el tique; vale también un extracto bancario con el nombre de la tienda.
=== fr Faire jouer la garantie
Trois photos et deux phrases. Ce qui est couvert se lit sous Garantie.
# Les photos
Une de l’ensemble, une du dégât avec une pièce de monnaie à côté, une du numéro de série : sur la planche près de l’insert arrière, sur la fixation sous la semelle, sur le vêtement dans la poche gauche. À la lumière du jour, s’il te plaît.
# Les deux phrases
Ce que tu faisais, et depuis quand c’est ainsi. « Réception à plat en mars, j’ai entendu un craquement » nous aide plus qu’un adjectif. En mars, on a tous réceptionné à plat.
# La suite
- Les photos suffisent : tu reçois une pièce, un article neuf ou ton argent, et tu gardes l’ancien pour en faire un banc.
- Ce n’est pas clair : on envoie une étiquette et on l’a sur la table dans les dix jours ouvrés après l’arrivée.
- Ce n’est [pas couvert](/support/warranty) : on dit pourquoi, et ce que coûterait une réparation.
# Sans facture
Pour une commande d’ici, le numéro suffit. D’un de nos magasins, il nous faut le ticket ; un relevé bancaire avec le nom du magasin va aussi.
=== it Far valere la garanzia
Tre foto e due frasi. Che cosa copre sta sotto Garanzia.
# Le foto
Una dell’insieme, una del danno con una moneta accanto, una del numero di serie: sulle tavole vicino all’inserto di coda, sugli attacchi sotto la pedana, sui vestiti dentro la tasca sinistra. Alla luce del giorno, per favore.
# Le due frasi
Che cosa stavi facendo e da quando è così. «Atterrato piatto a marzo, ho sentito un crac» ci aiuta più di un aggettivo. A marzo siamo atterrati piatti tutti.
# Che cosa succede poi
- Dalle foto è chiaro: ricevi un ricambio, uno nuovo o i tuoi soldi, e tieni il vecchio per farne una panca.
- Non è chiaro: mandiamo un’etichetta e lo guardiamo sul tavolo entro dieci giorni lavorativi dall’arrivo.
- [Non è coperto](/support/warranty): diciamo perché, e quanto costerebbe ripararlo.
# Senza fattura
Per gli ordini di questo negozio basta il numero. Per un negozio fisico serve lo scontrino; va bene anche un estratto conto con il nome del negozio.
`,
  ),
];

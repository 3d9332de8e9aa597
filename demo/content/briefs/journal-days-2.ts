import { type DemoEntry, products } from "#demo/content/article.ts";
import { post, slider, words } from "./post.ts";

/** The shelf of days out: a journey, a first day. */
export const moreDayPosts: DemoEntry[] = [
  post(
    "boards-on-a-plane",
    "scene-dawn-ridge",
    ["days-out", "Dario Reyes", "2026-10-27"],
    [
      slider(
        4,
        words("Carries it all", "Trägt alles", "Lo lleva todo", "Pour tout porter", "Porta tutto"),
        ...[
          "quiver-roller-172-board-bag",
          "quiver-166-board-bag",
          "haul-100-duffel",
          "drip-boot-bag",
          "apres-cable-lock",
        ],
      ),
    ],
    `
=== en Boards on a plane
I have flown with a board 212 times and paid extra on nine of them. This is what I do.
# Weigh it in the hall
Most airlines count a board bag with a boot bag as one piece of up to 23 kilos. Empty, a padded bag has four already. Two boards, bindings and outerwear make 19; the boots go on your feet or into the cabin, because they are the only thing that cannot be borrowed at the other end.
# Padding you own anyway
Bindings off and in the middle, screws in a sock, the sock in a boot. Wrap the nose and the tail in the two thick things you need for the mountain: jacket at one end, trousers at the other. Edges face down; handlers drag bags over the bottom one.
# Not in the hold
Airbag cartridges and lithium batteries. Take the cartridge out, carry the airline's written permission on paper, and keep the beacon in your hand luggage with the batteries out of it. Wax is fine. The file is not, unless it is checked in.
# On arrival
Open the bag before you leave the airport. A crack found at the belt is a claim; the same crack found at the hotel is your word. I photograph the board before I zip up the bag, with the boarding pass on it.
# By train, while we are here
From Munich, Zurich or Lyon the train is quicker than the plane once you count the queue. Bags up to two metres go across the end of the carriage, and nobody asks what is in your socks.
=== de Mit dem Board ins Flugzeug
Ich bin 212-mal mit Board geflogen und habe neunmal draufgezahlt. So mache ich es.
# Wieg es im Flur
Bei den meisten Linien gelten Boardbag und Bootbag zusammen als ein Stück bis 23 Kilo. Ein gepolsterter Bag wiegt leer schon vier. Zwei Boards, Bindungen und Jacke und Hose machen 19; die Boots gehören an die Füße oder in die Kabine, denn sie sind das Einzige, was sich am Ziel nicht leihen lässt.
# Polster hast du schon
Bindungen ab und in die Mitte, Schrauben in eine Socke, die Socke in einen Boot. Wickle Nose und Tail in die zwei dicken Sachen, die du ohnehin brauchst: die Jacke ans eine Ende, die Hose ans andere. Kanten nach unten; gezogen wird immer über die unterste.
# Nicht in den Frachtraum
Airbag-Kartuschen und Lithium-Akkus. Kartusche heraus, die schriftliche Erlaubnis der Fluglinie auf Papier dabei, und das LVS ins Handgepäck, Batterien daneben. Wachs ist in Ordnung. Die Feile nur im aufgegebenen Gepäck.
# Nach der Landung
Mach den Bag auf, bevor du den Flughafen verlässt. Ein Riss am Band ist eine Reklamation, derselbe Riss im Hotel ist eine Behauptung. Ich fotografiere das Board, bevor ich den Reißverschluss zuziehe, mit der Bordkarte darauf.
# Und der Zug
Von München, Zürich oder Lyon ist der Zug schneller als der Flieger, sobald man die Schlange mitrechnet. Taschen bis zwei Meter liegen quer am Wagenende, und niemand fragt, was in deinen Socken steckt.
=== es Tablas en avión
He volado con tabla 212 veces y he pagado de más en nueve. Así lo hago.
# Pésala en el pasillo
La mayoría de las aerolíneas cuenta la funda y la bolsa de botas como un solo bulto de hasta 23 kilos. Una funda acolchada ya pesa cuatro vacía. Dos tablas, fijaciones y ropa suman 19; las botas van en los pies o en cabina, porque es lo único que no te prestan al llegar.
# El relleno ya lo tienes
Fijaciones fuera y al centro, tornillos en un calcetín, el calcetín en una bota. Envuelve la punta y la cola con las dos prendas gordas que ibas a llevar: la chaqueta en un lado, el pantalón en el otro. Cantos hacia abajo; siempre arrastran sobre el de abajo.
# En la bodega, no
Cartuchos de airbag y baterías de litio. Saca el cartucho, lleva el permiso de la aerolínea en papel y mete el ARVA en el equipaje de mano, sin las pilas puestas. La cera, sin problema. La lima, solo facturada.
# Al llegar
Abre la funda antes de salir del aeropuerto. Una grieta en la cinta es una reclamación; la misma grieta en el hotel es tu palabra. Yo le hago una foto a la tabla antes de cerrar la cremallera, con la tarjeta de embarque encima.
# Y el tren, ya puestos
Desde Múnich, Zúrich o Lyon, el tren gana al avión en cuanto cuentas la cola. Las fundas de hasta dos metros van cruzadas al final del vagón, y nadie pregunta qué llevas en los calcetines.
=== fr Des planches dans l’avion
J’ai pris l’avion 212 fois avec une planche et payé un supplément neuf fois. Voici comment je fais.
# Pèse dans le couloir
La plupart des compagnies comptent la housse et le sac à boots comme un seul bagage de 23 kilos au plus. Vide, une housse rembourrée en fait déjà quatre. Deux planches, les fixations et la tenue font 19 ; les boots vont aux pieds ou en cabine, car c’est la seule chose qui ne s’emprunte pas à l’arrivée.
# Le rembourrage, tu l’as déjà
Fixations démontées, au milieu ; les vis dans une chaussette, la chaussette dans une boot. Emballe le nose et le tail dans les deux épaisseurs qu’il te faut de toute façon : la veste d’un côté, le pantalon de l’autre. Carres vers le bas ; on traîne toujours sur celle du dessous.
# Pas en soute
Les cartouches d’airbag et les batteries au lithium. Sors la cartouche, garde l’accord écrit de la compagnie sur papier, et mets le DVA en cabine, piles retirées. Le fart passe. La lime, seulement en soute.
# À l’arrivée
Ouvre la housse avant de quitter l’aéroport. Une fissure vue au tapis est une réclamation ; la même vue à l’hôtel n’est que ta parole. Je photographie la planche avant de fermer, la carte d’embarquement posée dessus.
# Et le train, tant qu’on y est
De Munich, Zurich ou Lyon, le train bat l’avion dès qu’on compte la queue. Les housses jusqu’à deux mètres se posent en travers au bout de la voiture, et personne ne demande ce qu’il y a dans tes chaussettes.
=== it Tavole in aereo
Ho volato con la tavola 212 volte e pagato di più in nove. Faccio così.
# Pesala in corridoio
Quasi tutte le compagnie contano sacca e borsa scarponi come un collo solo, fino a 23 chili. Una sacca imbottita vuota ne pesa già quattro. Due tavole, attacchi e abbigliamento fanno 19; gli scarponi vanno ai piedi o in cabina, perché sono l’unica cosa che all’arrivo non si presta.
# L’imbottitura ce l’hai già
Attacchi smontati e al centro, viti in una calza, la calza in uno scarpone. Avvolgi punta e coda nelle due cose grosse che ti servono comunque: la giacca da un lato, i pantaloni dall’altro. Lamine in giù; si trascina sempre su quella sotto.
# In stiva no
Cartucce dell’airbag e batterie al litio. Togli la cartuccia, porta su carta il permesso scritto della compagnia e metti l’ARTVA nel bagaglio a mano, con le pile fuori. La sciolina va bene. La lima solo nel bagaglio da stiva.
# All’arrivo
Apri la sacca prima di lasciare l’aeroporto. Una crepa vista al nastro è un reclamo; la stessa vista in albergo è la tua parola. Io fotografo la tavola prima di chiudere, con la carta d’imbarco sopra.
# E il treno, già che ci siamo
Da Monaco, Zurigo o Lione il treno batte l’aereo appena conti la coda. Le sacche fino a due metri stanno di traverso in fondo alla carrozza, e nessuno chiede che cosa hai nelle calze.
`,
  ),
  post(
    "the-magic-carpet",
    "scene-low-sun-rose",
    ["days-out", "Noor de Wit", "2026-01-06"],
    [products(4, "acorn", "tag-along-binding", "snowpea-boot", "runt-helmet")],
    `
=== en The magic carpet
My niece is five. She had one condition: that nobody would say "well done" before she said so herself.
# Before the snow
Two weeks earlier the board was in the living room. She stood on it to brush her teeth, jumped it off the sofa and named it Gerda. On the day itself nothing about it was new except the cold.
# Gear that matters
A helmet, mittens rather than gloves, and boots that she can close herself. Board to the chin and no longer; soft as a slipper. The bindings were mounted a little closer than the chart says, with both feet turned out by nine degrees, so that neither side is the wrong one yet.
# One hour
We walked up four metres and slid down four metres, eleven times. I ran backwards in front of her holding nothing, which she insisted on. Then the carpet: she stood on it sideways like somebody waiting for a tram.
> I can already do it. You just have to wait a bit. — Pia, five
# When to stop
At the best run, not after the worst. It came at a quarter past eleven, a straight line of perhaps fifteen metres with a fall at the end that made her laugh. We drank cocoa until noon, and she told the waiter what Gerda had done.
=== de Das Förderband
Meine Nichte ist fünf. Sie stellte eine Bedingung: Niemand sagt „gut gemacht“, bevor sie es selbst sagt.
# Vor dem Schnee
Zwei Wochen vorher lag das Board im Wohnzimmer. Sie stand zum Zähneputzen darauf, sprang damit vom Sofa und taufte es Gerda. Am Tag selbst war nichts daran neu außer der Kälte.
# Was zählt
Ein Helm, Fäustlinge statt Handschuhe und Boots, die sie selbst zubekommt. Das Board bis zum Kinn und keinen Zentimeter länger, weich wie ein Pantoffel. Die Bindungen etwas enger als in der Tabelle, beide Füße um neun Grad nach außen, damit noch keine Seite die falsche ist.
# Eine Stunde
Wir sind vier Meter hinaufgegangen und vier Meter hinuntergerutscht, elfmal. Ich lief rückwärts vor ihr her und hielt nichts fest, darauf bestand sie. Dann das Band: Sie stand quer darauf wie jemand, der auf die Tram wartet.
> Ich kann das schon. Ihr müsst nur ein bisschen warten. — Pia, fünf
# Wann Schluss ist
Nach der besten Fahrt, nicht nach der schlechtesten. Sie kam um Viertel nach elf, eine gerade Linie von vielleicht fünfzehn Metern, am Ende ein Sturz, über den sie lachen musste. Bis zwölf gab es Kakao, und sie erzählte dem Kellner, was Gerda alles konnte.
=== es La cinta mágica
Mi sobrina tiene cinco años. Puso una condición: que nadie dijera «muy bien» antes que ella.
# Antes de la nieve
Dos semanas antes, la tabla ya estaba en el salón. Se subía para lavarse los dientes, saltó con ella del sofá y la llamó Gerda. El día de verdad no había nada nuevo, salvo el frío.
# Lo que importa
Casco, manoplas en vez de guantes y botas que pueda cerrar ella sola. La tabla, hasta la barbilla y ni un dedo más, blanda como una zapatilla. Las fijaciones, algo más juntas de lo que dice la guía, con los dos pies abiertos nueve grados, para que aún no haya lado malo.
# Una hora
Subimos cuatro metros andando y bajamos cuatro resbalando, once veces. Yo corría de espaldas delante de ella sin sujetar nada, porque así lo exigió. Luego, la cinta: iba de lado, como quien espera el tranvía.
> Ya sé hacerlo. Solo tenéis que esperar un poco. — Pia, cinco años
# Cuándo parar
Después de la mejor bajada, no de la peor. Llegó a las once y cuarto: una recta de unos quince metros con una caída al final que le dio la risa. Hasta las doce bebimos cacao, y le contó al camarero todo lo que había hecho Gerda.
=== fr Le tapis roulant
Ma nièce a cinq ans. Elle avait posé une condition : que personne ne dise « bravo » avant elle.
# Avant la neige
Deux semaines plus tôt, la planche était au salon. Elle montait dessus pour se brosser les dents, a sauté du canapé avec et l’a baptisée Gerda. Le jour venu, il n’y avait de neuf que le froid.
# Ce qui compte
Un casque, des moufles plutôt que des gants, et des boots qu’elle ferme toute seule. La planche jusqu’au menton et pas plus, souple comme une pantoufle. Les fixations un peu plus serrées que sur le tableau, les deux pieds ouverts de neuf degrés, pour qu’aucun côté ne soit encore le mauvais.
# Une heure
On a monté quatre mètres à pied et glissé quatre mètres, onze fois. Je courais à reculons devant elle sans rien tenir, elle y tenait. Puis le tapis : elle s’y est mise de travers, comme on attend le tram.
> Je sais déjà faire. Il faut juste attendre un peu. — Pia, cinq ans
# Quand s’arrêter
Après la meilleure descente, pas après la pire. Elle est venue à onze heures et quart : une ligne droite d’une quinzaine de mètres, avec au bout une chute qui l’a fait rire. On a bu du chocolat jusqu’à midi, et elle a raconté au serveur ce que Gerda avait fait.
=== it Il tappeto magico
Mia nipote ha cinque anni. Ha posto una condizione: che nessuno dicesse «brava» prima di lei.
# Prima della neve
Due settimane prima la tavola era in salotto. Ci saliva per lavarsi i denti, ci è saltata giù dal divano e l’ha chiamata Gerda. Il giorno vero non c’era niente di nuovo, tranne il freddo.
# Quello che conta
Un casco, muffole invece di guanti e scarponi che sappia chiudere da sola. La tavola fino al mento e non oltre, morbida come una ciabatta. Gli attacchi un po’ più vicini di quanto dice la tabella, tutti e due i piedi aperti di nove gradi, perché nessun lato sia già quello sbagliato.
# Un’ora
Abbiamo camminato in su per quattro metri e scivolato in giù per quattro, undici volte. Io correvo all’indietro davanti a lei senza tenere niente, lo pretendeva. Poi il tappeto: ci stava di traverso, come chi aspetta il tram.
> Lo so già fare. Dovete solo aspettare un po’. — Pia, cinque anni
# Quando smettere
Dopo la discesa migliore, non dopo la peggiore. È arrivata alle undici e un quarto: una linea dritta di una quindicina di metri, con una caduta in fondo che l’ha fatta ridere. Fino a mezzogiorno cioccolata calda, e lei ha raccontato al cameriere tutto quello che aveva fatto Gerda.
`,
  ),
];

import type { DemoEntry } from "#demo/content/article.ts";
import { banner, post, slider, words } from "./post.ts";

/** Interviews: what wind makes of snow, and when a turn is finished. */
export const interviews: DemoEntry[] = [
  post(
    "forty-kinds-of-crust",
    "scene-summit-dusk",
    ["snow", "Jonas Varga", "2026-02-24"],
    [
      slider(
        4,
        words("What Ilse rides", "Was Ilse fährt", "Lo que lleva Ilse", "Ce que ride Ilse", "Con che cosa gira Ilse"),
        ...["kingpost-binding", "ridge-walk-boot", "ridgeline-3l-jacket", "north-stair", "crevasse-mitten"],
      ),
    ],
    `
=== en Forty kinds of crust
Ilse Hofer has names for what the wind does. We asked her for those that can be printed.
# How does a name come about?
"My grandfather began it, on the back of a calendar. He wrote down the date, the wind and one word. When I took over the guests I took over the calendar. It is at 43 now, but three of them are the same thing on a bad day."
# Tell us some
"Lid: carries a dog, not a dog's owner. Typewriter: breaks at every turn, always at the same moment, you can hear the line end. Customs officer: lets you through nine times. And egg: that is the beautiful one, two millimetres over soft snow, and the whole valley hears you come."
> You do not ride crust with strength. You ride it with good manners: ask before you turn. — Ilse Hofer
# And how does one ride it?
"Both feet the same weight, no steering from the hip, and long. Stay on the edge you have for one second more than you like. On the lid I jump the turn, with everything in the air at once; on the egg I do nothing at all and it is the best day of the month."
# When do you go home?
"When it sounds hollow. That is no crust, that is a slab, and it has no name in my calendar. Read what I wrote about the [bulletin](/blog/p/reading-the-bulletin), it is shorter than a funeral."
=== de Vierzig Arten Harsch
Ilse Hofer hat Namen für das, was der Wind macht. Wir haben sie nach denen gefragt, die man drucken kann.
# Wie entsteht so ein Name?
„Angefangen hat der Großvater, hinten auf einem Kalender. Er schrieb das Datum auf, den Wind und ein Wort. Mit den Gästen habe ich auch den Kalender übernommen. Er steht jetzt bei 43, aber drei davon sind dasselbe an einem schlechten Tag.“
# Sag ein paar
„Deckel: trägt einen Hund, aber nicht sein Herrchen. Schreibmaschine: bricht bei jedem Schwung, immer im selben Moment, man hört die Zeile enden. Zöllner: lässt dich neunmal durch. Und Ei: Das ist der schöne, zwei Millimeter über weichem Schnee, und das ganze Tal hört dich kommen.“
> Harsch fährt man nicht mit Kraft. Man fährt ihn mit Anstand: fragen, bevor man dreht. — Ilse Hofer
# Und wie fährt man ihn?
„Beide Füße gleich schwer, nicht aus der Hüfte lenken, und lang. Bleib eine Sekunde länger auf der Kante, als dir lieb ist. Auf dem Deckel springe ich den Schwung, alles auf einmal in der Luft; auf dem Ei mache ich gar nichts, und es ist der beste Tag im Monat.“
# Wann drehst du um?
„Wenn es hohl klingt. Das ist kein Harsch, das ist ein Brett, und in meinem Kalender hat es keinen Namen. Lies, was ich über den [Lagebericht](/blog/p/reading-the-bulletin) geschrieben habe, es ist kürzer als eine Beerdigung.“
=== es Cuarenta clases de costra
Ilse Hofer tiene nombres para lo que hace el viento. Le pedimos los que se pueden imprimir.
# ¿Cómo nace un nombre?
«Empezó el abuelo, en el dorso de un calendario. Apuntaba la fecha, el viento y una palabra. Con los clientes heredé el calendario. Ya va por 43, pero tres son la misma en un mal día».
# Dinos algunos
«Tapa: aguanta a un perro, no a su dueño. Máquina de escribir: rompe en cada giro, siempre en el mismo momento; se oye el final de la línea. Aduanero: te deja pasar nueve veces. Y huevo: ese es el bonito, dos milímetros sobre nieve blanda, y te oye llegar todo el valle».
> La costra no se baja con fuerza. Se baja con educación: pregunta antes de girar. — Ilse Hofer
# ¿Y cómo se baja?
«El mismo peso en los dos pies, sin mandar con la cadera, y largo. Quédate en el canto un segundo más de lo que te gustaría. En la tapa salto el giro, todo en el aire a la vez; en el huevo no hago nada y es el mejor día del mes».
# ¿Cuándo te das la vuelta?
«Cuando suena a hueco. Eso no es costra, es una placa, y en mi calendario no tiene nombre. Lee lo que escribí sobre el [boletín](/blog/p/reading-the-bulletin): es más corto que un entierro».
=== fr Quarante sortes de croûte
Ilse Hofer a des noms pour ce que fait le vent. On lui a demandé ceux qui s’impriment.
# Comment naît un nom ?
« C’est mon grand-père qui a commencé, au dos d’un calendrier. Il notait la date, le vent et un mot. Avec les clients, j’ai repris le calendrier. Il en est à 43, mais trois d’entre eux sont le même un mauvais jour. »
# Dis-nous-en quelques-uns
« Couvercle : porte un chien, pas son maître. Machine à écrire : casse à chaque virage, toujours au même moment, on entend la fin de la ligne. Douanier : te laisse passer neuf fois. Et œuf : c’est le beau, deux millimètres sur de la neige tendre, et toute la vallée t’entend venir. »
> La croûte ne se ride pas en force. Elle se ride poliment : on demande avant de tourner. — Ilse Hofer
# Et comment la prend-on ?
« Le même poids sur les deux pieds, sans diriger de la hanche, et long. Reste sur ta carre une seconde de plus que tu ne voudrais. Sur le couvercle, je saute le virage, tout en l’air d’un coup ; sur l’œuf, je ne fais rien, et c’est le meilleur jour du mois. »
# Quand fais-tu demi-tour ?
« Quand ça sonne creux. Ce n’est plus une croûte, c’est une plaque, et elle n’a pas de nom dans mon calendrier. Lis ce que j’ai écrit sur le [bulletin](/blog/p/reading-the-bulletin), c’est plus court qu’un enterrement. »
=== it Quaranta tipi di crosta
Ilse Hofer ha dei nomi per quello che fa il vento. Le abbiamo chiesto quelli che si possono stampare.
# Come nasce un nome?
«Ha cominciato il nonno, sul retro di un calendario. Segnava la data, il vento e una parola. Con i clienti ho ereditato il calendario. Adesso è a 43, ma tre sono la stessa in una giornata storta».
# Diccene qualcuno
«Coperchio: regge un cane, non il padrone. Macchina da scrivere: si rompe a ogni curva, sempre nello stesso punto, si sente finire la riga. Doganiere: ti fa passare nove volte. E uovo: è quello bello, due millimetri sopra la neve morbida, e tutta la valle ti sente arrivare».
> La crosta non si scende di forza. Si scende con educazione: si chiede prima di girare. — Ilse Hofer
# E come si scende?
«Lo stesso peso sui due piedi, niente comandi dall’anca, e lungo. Resta sulla lamina un secondo più di quanto ti piaccia. Sul coperchio la curva la salto, tutto in aria insieme; sull’uovo non faccio niente, ed è il giorno più bello del mese».
# Quando torni indietro?
«Quando suona vuoto. Quella non è crosta, è un lastrone, e nel mio calendario non ha nome. Leggi quello che ho scritto sul [bollettino](/blog/p/reading-the-bulletin): è più corto di un funerale».
`,
  ),
  post(
    "questions-for-lou",
    "scene-corduroy-gold",
    ["technique", "Jonas Varga", "2026-01-20"],
    [
      banner(4, {
        image: "scene-corduroy",
        alt: words(
          "A groomed slope",
          "Eine präparierte Piste",
          "Una pista pisada",
          "Une piste damée",
          "Una pista battuta",
        ),
        title: words("Long edges", "Lange Kanten", "Cantos largos", "De longues carres", "Lamine lunghe"),
        label: words("Carving boards", "Carvingboards", "Tablas de carving", "Boards de carving", "Tavole da carving"),
        path: "/c/snowboards/carving-snowboards",
      }),
    ],
    `
=== en Six questions for Lou
Lou Perrin, sixty-four, answers on the chairlift, because she does not talk on the piste and is not on the terrace long enough.
# When is a turn finished?
"When the board points at the trees on the other side. People cut it short because they get fast. But it is the end of the turn that makes you slow, not the brake in the middle."
# What do you look at?
"At the place after the next one. Never at the nose. The nose I know."
> Speed is what is left when you stop steering. — Lou Perrin
# Why do your hands not move?
"They do. They point where the knees go, that is all. At the racing club I had to carry a tray with two glasses. Try it on the green run with paper cups. After three cups you no longer wave."
# Your edges?
"One degree on the base, 87 on the side, fresh every fourth evening. It bites. For somebody who rides twice a year it is too much, take 88; Mira has [written it down](/blog/p/an-edge-is-a-decision)."
# What do beginners in carving buy wrong?
"A board that is too long and boots that are too big. And they come at eleven. At eleven the piste is a ploughed field. Come for the [first lift](/blog/p/first-lift), there are eleven of us and we leave room."
# And what is next?
"Monday."
=== de Sechs Fragen an Lou
Lou Perrin, vierundsechzig, antwortet im Sessellift, denn auf der Piste redet sie nicht, und auf der Terrasse sitzt sie nicht lange genug.
# Wann ist ein Schwung zu Ende?
„Wenn das Board auf die Bäume gegenüber zeigt. Die Leute hören früher auf, weil sie schnell werden. Dabei macht dich das Ende des Schwungs langsam und nicht die Bremse in der Mitte.“
# Wohin schaust du?
„Auf die übernächste Stelle. Nie auf die Nose. Die Nose kenne ich.“
> Tempo ist, was bleibt, wenn man aufhört zu lenken. — Lou Perrin
# Warum bewegen sich deine Hände nicht?
„Tun sie doch. Sie zeigen dahin, wo die Knie hingehen, mehr nicht. Im Rennclub musste ich ein Tablett mit zwei Gläsern tragen. Probier es auf der blauen Piste mit Pappbechern. Nach drei Bechern winkst du nicht mehr.“
# Deine Kanten?
„Ein Grad am Belag, 87 an der Seite, jeden vierten Abend frisch. Das greift. Wer zweimal im Jahr fährt, dem ist es zu viel, nimm 88; Mira hat es [aufgeschrieben](/blog/p/an-edge-is-a-decision).“
# Was kaufen Leute falsch, die mit Carven anfangen?
„Ein zu langes Board und zu große Boots. Und sie kommen um elf. Um elf ist die Piste ein Acker. Komm zum [ersten Lift](/blog/p/first-lift), wir sind elf und lassen Platz.“
# Und was kommt als Nächstes?
„Montag.“
=== es Seis preguntas a Lou
Lou Perrin, sesenta y cuatro años, contesta en el telesilla: en la pista no habla y en la terraza no se queda lo suficiente.
# ¿Cuándo acaba un giro?
«Cuando la tabla apunta a los árboles de enfrente. La gente lo corta porque coge velocidad. Pero lo que frena es el final del giro, no el frenazo de en medio».
# ¿Adónde miras?
«Al sitio que viene después del siguiente. A la punta, nunca. La punta ya la conozco».
> La velocidad es lo que queda cuando dejas de dirigir. — Lou Perrin
# ¿Por qué no se te mueven las manos?
«Sí se mueven. Apuntan adonde van las rodillas, nada más. En el club de carreras tenía que llevar una bandeja con dos copas. Pruébalo en la verde con vasos de papel. Al tercero ya no haces aspavientos».
# ¿Y tus cantos?
«Un grado en la suela, 87 en el lateral, frescos cada cuatro noches. Muerde. Para quien monta dos veces al año es demasiado, que ponga 88; Mira lo [dejó escrito](/blog/p/an-edge-is-a-decision)».
# ¿Qué compra mal quien empieza con el carving?
«Una tabla demasiado larga y unas botas demasiado grandes. Y llega a las once. A las once la pista es un campo arado. Ven al [primer remonte](/blog/p/first-lift): somos once y dejamos sitio».
# ¿Y ahora qué viene?
«El lunes».
=== fr Six questions à Lou
Lou Perrin, soixante-quatre ans, répond sur le télésiège : sur la piste elle ne parle pas, et en terrasse elle ne reste pas assez longtemps.
# Quand un virage est-il fini ?
« Quand la planche montre les arbres d’en face. Les gens coupent court parce qu’ils prennent de la vitesse. Mais c’est la fin du virage qui ralentit, pas le coup de frein au milieu. »
# Où regardes-tu ?
« L’endroit d’après le suivant. Jamais le nose. Le nose, je le connais. »
> La vitesse, c’est ce qui reste quand on arrête de diriger. — Lou Perrin
# Pourquoi tes mains ne bougent-elles pas ?
« Elles bougent. Elles montrent où vont les genoux, c’est tout. Au club de course, je portais un plateau avec deux verres. Essaie sur la verte avec des gobelets. Au troisième, tu ne fais plus de signes. »
# Tes carres ?
« Un degré sous la semelle, 87 sur le côté, refaites tous les quatre soirs. Ça mord. Pour qui ride deux fois par an, c’est trop, prends 88 ; Mira l’a [écrit](/blog/p/an-edge-is-a-decision). »
# Qu’achète-t-on de travers quand on débute en carving ?
« Une planche trop longue et des boots trop grandes. Et on arrive à onze heures. À onze heures, la piste est un champ labouré. Viens à la [première benne](/blog/p/first-lift), on est onze et on laisse de la place. »
# Et la suite ?
« Lundi. »
=== it Sei domande a Lou
Lou Perrin, sessantaquattro anni, risponde in seggiovia: in pista non parla, e in terrazza non resta abbastanza.
# Quando finisce una curva?
«Quando la tavola punta gli alberi di fronte. La gente la taglia perché prende velocità. Ma è la fine della curva che rallenta, non la frenata a metà».
# Dove guardi?
«Il punto dopo il prossimo. La punta mai. La punta la conosco».
> La velocità è quello che resta quando smetti di guidare. — Lou Perrin
# Perché le tue mani non si muovono?
«Si muovono. Indicano dove vanno le ginocchia, tutto qui. Allo sci club dovevo portare un vassoio con due bicchieri. Provaci sulla blu con i bicchieri di carta. Al terzo smetti di sventolare».
# Le tue lamine?
«Un grado sotto, 87 di lato, rifatte ogni quattro sere. Morde. Per chi gira due volte l’anno è troppo, prenda 88; Mira l’ha [scritto](/blog/p/an-edge-is-a-decision)».
# Che cosa sbaglia a comprare chi comincia con il carving?
«Una tavola troppo lunga e scarponi troppo grandi. E arriva alle undici. Alle undici la pista è un campo arato. Vieni al [primo impianto](/blog/p/first-lift): siamo in undici e lasciamo posto».
# E adesso?
«Lunedì».
`,
  ),
];

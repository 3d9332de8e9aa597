import { type DemoEntry, products, table } from "#demo/content/article.ts";
import { post, slider, words } from "./post.ts";

/** The shelf of technique: angles, and first boxes. */
export const techniquePosts: DemoEntry[] = [
  post(
    "feet-first",
    "scene-glacier-gold",
    ["technique", "Kenji Aramaki", "2025-11-11"],
    [
      table(
        2,
        words("Where to begin", "Womit man anfängt", "Por dónde empezar", "Par où commencer", "Da dove cominciare"),
        {
          ...{ ja: ["Terrain", "Front", "Back"], sv: ["Terrain", "Front", "Back"], no: ["Terrain", "Front", "Back"] },
          ...{
            en: ["Terrain", "Front", "Back"],
            de: ["Gelände", "Vorn", "Hinten"],
            es: ["Terreno", "Delante", "Detrás"],
          },
          ...{ fr: ["Terrain", "Avant", "Arrière"], it: ["Terreno", "Davanti", "Dietro"] },
        },
        [
          ["All-mountain", "+15°", "−6°"],
          ["Park", "+12°", "−12°"],
          ["Freeride", "+21°", "+3°"],
          ["Carving", "+27°", "+15°"],
        ],
      ),
      products(4, "plumb-binding", "ledger-binding", "foothold-stomp-pad", "stub-driver"),
    ],
    `
=== en Feet first
An instrument is tuned before it is played. Your board has eight screws for that.
# Stand on the kitchen floor
Close your eyes and jump up twice without thinking about it. Look down: that is roughly your width and your angles. Most people stand with both feet turned out a little and are surprised that they do. Mark it with tape and carry it over to the board.
# Then change one thing
Three degrees are enough to feel. Ride a whole morning before you turn the next screw, on the same run if you can, and write the numbers on the topsheet with a wax pencil. After four mornings you know more than any table.
# What the knees say
If the front knee aches on the inside, it wants more angle; if the back one does, it wants less. Knees should bend over the second toe. When they fall inwards, nothing above them is quiet either.
# Width and lean
A stance that is too wide feels safe and turns like a ladder. One that is too narrow turns well and falls over. Begin at the [reference marks](/support/mount-bindings). Forward lean comes last: one notch for steep and hard, none for everything else.
=== de Zuerst die Füße
Ein Instrument wird gestimmt, bevor man es spielt. Dein Board hat dafür acht Schrauben.
# Auf dem Küchenboden
Schließ die Augen und spring zweimal hoch, ohne nachzudenken. Schau hinunter: Das ist ungefähr deine Breite, das sind deine Winkel. Die meisten stehen mit beiden Füßen leicht nach außen und wundern sich darüber. Markier es mit Klebeband und übertrag es aufs Board.
# Dann eine Sache ändern
Drei Grad spürt man. Fahr einen ganzen Vormittag, bevor du die nächste Schraube drehst, möglichst auf derselben Piste, und schreib die Zahlen mit Wachsstift aufs Topsheet. Nach vier Vormittagen weißt du mehr als jede Tabelle.
# Was die Knie sagen
Schmerzt das vordere innen, will es mehr Winkel; das hintere will weniger. Knie sollen sich über die zweite Zehe beugen. Fallen sie nach innen, ist auch darüber nichts ruhig.
# Breite und Vorlage
Ein zu breiter Stand fühlt sich sicher an und dreht wie eine Leiter. Ein zu enger dreht gut und kippt um. Fang bei den [Referenzstrichen](/support/mount-bindings) an. Die Vorlage kommt zuletzt: eine Raste für steil und hart, keine für alles andere.
=== es Los pies, primero
Un instrumento se afina antes de tocarlo. Tu tabla tiene ocho tornillos para eso.
# En el suelo de la cocina
Cierra los ojos y salta dos veces sin pensarlo. Mira abajo: esa es más o menos tu anchura y esos son tus ángulos. Casi todos abren un poco los dos pies y se sorprenden. Márcalo con cinta y pásalo a la tabla.
# Luego cambia una cosa
Tres grados ya se notan. Baja una mañana entera antes de tocar el siguiente tornillo, en la misma pista si puedes, y apunta los números en la tabla con lápiz de cera. Tras cuatro mañanas sabes más que cualquier guía.
# Lo que dicen las rodillas
Si la de delante duele por dentro, quiere más ángulo; si es la de atrás, menos. La rodilla debe doblarse sobre el segundo dedo. Si se va hacia dentro, tampoco hay calma más arriba.
# Anchura e inclinación
Una postura demasiado ancha da seguridad y gira como una escalera. Una demasiado estrecha gira bien y se cae. Empieza por las [marcas de referencia](/support/mount-bindings). La inclinación del espóiler va al final: una muesca para pendiente y duro, ninguna para lo demás.
=== fr Les pieds d’abord
Un instrument s’accorde avant de se jouer. Ta planche a huit vis pour cela.
# Sur le carrelage de la cuisine
Ferme les yeux et saute deux fois sans y penser. Regarde : voilà à peu près ta largeur et tes angles. La plupart des gens ouvrent un peu les deux pieds et s’en étonnent. Marque-le au ruban adhésif et reporte-le sur la planche.
# Puis change une seule chose
Trois degrés se sentent déjà. Ride une matinée entière avant la vis suivante, sur la même piste si possible, et note les chiffres au crayon gras sur le topsheet. Après quatre matinées, tu en sais plus que n’importe quel tableau.
# Ce que disent les genoux
Si l’avant fait mal à l’intérieur, il veut plus d’angle ; si c’est l’arrière, moins. Le genou doit plier au-dessus du deuxième orteil. S’il rentre, rien n’est tranquille plus haut non plus.
# Largeur et inclinaison
Un stance trop large rassure et tourne comme une échelle. Trop étroit, il tourne bien et tombe. Pars des [repères](/support/mount-bindings). L’inclinaison du spoiler vient en dernier : un cran pour le raide et le dur, aucun pour le reste.
=== it Prima i piedi
Uno strumento si accorda prima di suonarlo. La tua tavola ha otto viti per questo.
# Sul pavimento della cucina
Chiudi gli occhi e salta due volte senza pensarci. Guarda giù: quella è più o meno la tua larghezza, quelli i tuoi angoli. Quasi tutti aprono un po’ entrambi i piedi e se ne stupiscono. Segnalo col nastro e riportalo sulla tavola.
# Poi cambia una cosa
Tre gradi si sentono già. Gira una mattina intera prima della vite successiva, sulla stessa pista se puoi, e scrivi i numeri sul topsheet con una matita grassa. Dopo quattro mattine ne sai più di qualunque tabella.
# Che cosa dicono le ginocchia
Se quello davanti fa male all’interno vuole più angolo; quello dietro ne vuole meno. Il ginocchio deve piegarsi sopra il secondo dito. Se cade in dentro, anche più su niente sta quieto.
# Larghezza e inclinazione
Uno stance troppo largo dà sicurezza e gira come una scala. Uno troppo stretto gira bene e cade. Parti dalle [tacche di riferimento](/support/mount-bindings). L’inclinazione dello spoiler viene per ultima: una tacca per ripido e duro, nessuna per tutto il resto.
`,
  ),
  post(
    "the-smallest-box",
    "scene-halfpipe",
    ["technique", "Teo Marchetti", "2025-12-11"],
    [
      slider(
        4,
        words("For the park", "Für den Park", "Para el park", "Pour le park", "Per il park"),
        ...["ditto", "weekday", "backchat", "offbeat-binding", "cushion-impact-shorts", "knuckle-wrist-guards"],
      ),
    ],
    `
=== en The smallest box
There is a green sign in every park and nobody wants to be seen beside it. I still begin there, each December.
# Week one: flat on the box
Ride straight at it, slower than you think, and do nothing. Base flat, eyes on the far end, hands where they are. The board slides by itself as long as you don't put it on an edge. Thirty times, then go home.
# Week two: small jumps
The jump is decided before the lip. Come up with knees bent, stand up as the nose leaves, and pull the knees up afterwards. If you are in the air backwards, you stood up late. Two metres are plenty.
# Week three: sideways
A boardslide is a quarter turn and the courage to stay flat. Shoulders turn first, the board follows, the look stays at the end of the rail. Most people fall because they look at their feet, which are fine.
# Rules that keep friends
? Who goes next? | Whoever has raised a hand and said "dropping". One at a time, even on big kickers.
? Where may I stop? | Beside a feature where you can be seen from above. Never in a landing, not even to help: cross your arms first, so that the next one waits.
? When is it time for the bigger line? | When you have landed the small one ten times in a row and the tenth was boring.
? What if I am scared? | Then slide over the knuckle and look at it. Nobody who is any good laughs. [Falling well](/blog/p/falling-well) helps, too.
=== de Die kleinste Box
In jedem Park steht ein grünes Schild, und niemand will daneben gesehen werden. Ich fange trotzdem dort an, jeden Dezember.
# Woche eins: flach über die Box
Fahr gerade darauf zu, langsamer, als du denkst, und tu nichts. Belag flach, Blick ans Ende, Hände, wo sie sind. Das Board rutscht von selbst, solange du es nicht aufkantest. Dreißigmal, dann heim.
# Woche zwei: kleine Sprünge
Der Sprung entscheidet sich vor der Lippe. Komm mit gebeugten Knien, streck dich, wenn die Nose abhebt, und zieh die Knie danach an. Bist du in Rücklage in der Luft, hast du dich zu spät gestreckt. Zwei Meter reichen völlig.
# Woche drei: quer
Ein Boardslide ist eine Vierteldrehung und der Mut, flach zu bleiben. Erst drehen die Schultern, dann folgt das Board, der Blick bleibt am Ende des Rails. Die meisten stürzen, weil sie auf ihre Füße schauen, und die sind in Ordnung.
# Regeln, die Freunde erhalten
? Wer ist dran? | Wer die Hand gehoben und „Drop“ gesagt hat. Immer nur einer, auch auf großen Kickern.
? Wo darf ich stehen bleiben? | Neben einem Hindernis, wo man dich von oben sieht. Nie in einer Landung, auch nicht zum Helfen: erst die Arme kreuzen, damit der Nächste wartet.
? Wann ist die größere Line dran? | Wenn du die kleine zehnmal hintereinander gestanden hast und das zehnte Mal langweilig war.
? Und wenn ich Angst habe? | Dann roll über den Knuckle und schau es dir an. Wer gut ist, lacht nicht. [Gut stürzen](/blog/p/falling-well) hilft auch.
=== es El cajón más pequeño
En todos los parks hay un cartel verde y nadie quiere que lo vean al lado. Yo sigo empezando ahí, cada diciembre.
# Semana uno: plano sobre el cajón
Ve recto hacia él, más despacio de lo que crees, y no hagas nada. Suela plana, vista al final, manos donde están. La tabla resbala sola mientras no la pongas de canto. Treinta veces y a casa.
# Semana dos: saltos pequeños
El salto se decide antes del labio. Llega con las rodillas dobladas, estírate cuando despega la punta y recoge después. Si vas echado atrás en el aire, te estiraste tarde. Con dos metros sobra.
# Semana tres: de lado
Un boardslide es un cuarto de giro y el valor de seguir plano. Primero giran los hombros, la tabla los sigue y la vista se queda al final del raíl. Casi todos se caen por mirarse los pies, que están bien.
# Reglas para conservar amigos
? ¿A quién le toca? | A quien ha levantado la mano y ha dicho «voy». De uno en uno, también en los saltos grandes.
? ¿Dónde puedo pararme? | Junto a un módulo, donde te vean desde arriba. Nunca en una recepción, ni para ayudar: primero cruza los brazos para que el siguiente espere.
? ¿Cuándo toca la línea grande? | Cuando has clavado la pequeña diez veces seguidas y la décima fue aburrida.
? ¿Y si tengo miedo? | Pasa rodando por encima y míralo. Nadie que sepa se ríe. También ayuda [caer bien](/blog/p/falling-well).
=== fr La plus petite box
Dans chaque park il y a un panneau vert, et personne ne veut être vu à côté. J’y commence encore, chaque décembre.
# Semaine un : à plat sur la box
Arrive droit, plus lentement que tu ne crois, et ne fais rien. Semelle à plat, regard au bout, les mains où elles sont. La planche glisse seule tant que tu ne la mets pas sur la carre. Trente fois, puis à la maison.
# Semaine deux : petits sauts
Le saut se décide avant la lèvre. Arrive genoux pliés, déplie-toi quand le nose quitte la neige, et remonte les genoux ensuite. Si tu pars en arrière, tu t’es déplié trop tard. Deux mètres suffisent largement.
# Semaine trois : en travers
Un boardslide, c’est un quart de tour et le courage de rester à plat. Les épaules d’abord, la planche suit, le regard reste au bout du rail. La plupart tombent en regardant leurs pieds, qui vont très bien.
# Des règles pour garder ses amis
? À qui le tour ? | À celui qui a levé la main et dit « drop ». Un à la fois, même sur les gros kickers.
? Où puis-je m’arrêter ? | À côté d’un module, là où l’on te voit d’en haut. Jamais dans une réception, même pour aider : croise d’abord les bras, que le suivant attende.
? Quand passer à la grande ligne ? | Quand tu as posé la petite dix fois de suite et que la dixième t’a ennuyé.
? Et si j’ai peur ? | Roule sur le knuckle et regarde. Aucun bon rider ne rit. [Bien tomber](/blog/p/falling-well) aide aussi.
=== it Il box più piccolo
In ogni park c’è un cartello verde e nessuno vuole farsi vedere lì accanto. Io comincio ancora da lì, ogni dicembre.
# Settimana uno: piatti sul box
Vacci dritto, più piano di quanto pensi, e non fare niente. Soletta piatta, occhi in fondo, mani dove sono. La tavola scivola da sola finché non la metti di lamina. Trenta volte, poi a casa.
# Settimana due: salti piccoli
Il salto si decide prima del labbro. Arriva a ginocchia piegate, distenditi quando la punta stacca e dopo tira su le ginocchia. Se in aria sei indietro, ti sei disteso tardi. Due metri bastano e avanzano.
# Settimana tre: di traverso
Un boardslide è un quarto di giro e il coraggio di restare piatti. Prima girano le spalle, la tavola segue, lo sguardo resta in fondo al rail. Quasi tutti cadono perché si guardano i piedi, che stanno benissimo.
# Regole per tenersi gli amici
? A chi tocca? | A chi ha alzato la mano e detto «drop». Uno alla volta, anche sui kicker grandi.
? Dove posso fermarmi? | Accanto a una struttura, dove ti vedono dall’alto. Mai in un atterraggio, neanche per aiutare: prima incrocia le braccia, così il prossimo aspetta.
? Quando passo alla linea grande? | Quando hai chiuso la piccola dieci volte di fila e la decima ti ha annoiato.
? E se ho paura? | Passaci sopra piano e guardalo. Chi è bravo non ride. Aiuta anche [cadere bene](/blog/p/falling-well).
`,
  ),
];

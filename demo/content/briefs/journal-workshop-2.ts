import { type DemoEntry, picture, products } from "#demo/content/article.ts";
import { banner, post, words } from "./post.ts";

/** The workshop's shelf: materials, summer, boots. */
export const moreWorkshopPosts: DemoEntry[] = [
  post(
    "what-is-in-it",
    "scene-forest",
    ["workshop", "Mira Holt", "2026-04-21"],
    [
      banner(3, {
        image: "scene-glacier",
        alt: words(
          "A glacier in late light",
          "Ein Gletscher im späten Licht",
          "Un glaciar con luz tardía",
          "Un glacier en fin de jour",
          "Un ghiacciaio nella luce tarda",
        ),
        title: words(
          "Built to be kept",
          "Gebaut, um zu bleiben",
          "Hechas para durar",
          "Faites pour rester",
          "Fatte per restare",
        ),
        label: words("See the boards", "Zu den Boards", "Ver las tablas", "Voir les planches", "Vedi le tavole"),
        path: "/c/snowboards",
      }),
    ],
    `
=== en What is in it
A snowboard is a third wood, a third glass and resin, and the rest steel and plastic. Here is what we have changed, and what we have not.
# Better than it was
All cores come from forests within 400 kilometres, with papers that name the slope. Of the resin, 36 percent by weight is a by-product of paper mills. The sidewalls are old sidewalls, milled and pressed again, which is why they are all black.
# Still bad
The base is polyethylene and the glass is glass. Neither can be taken out of an old board in one piece. We send broken ones to a cement kiln, where they burn instead of coal; that is no recycling, and we don't call it that.
# What counts most
Making one board sets free some 24 kilos of CO₂. Driving to the mountain and back five times sets free more. A board that lasts eight winters instead of four halves the first number, and a full car divides the second by four.
# What you can do with it
Have it [repaired](/support/repair-a-board) before you replace it. Sell it while it is still good. And when it is finished: two of them make a decent bench.
? Are the topsheets printed with solvents? | No. The ink is water-based and is pressed in as a film, so nothing evaporates in the hall.
? Is there animal glue or leather? | Not in boards or bindings. Some gloves are goat leather, one is cowhide; their pages say so under material.
? Do you offset? | No. We would rather print the figure and make it smaller.
=== de Was drin ist
Ein Snowboard besteht zu einem Drittel aus Holz, zu einem Drittel aus Glas und Harz, der Rest ist Stahl und Kunststoff. Was wir geändert haben, und was nicht.
# Besser als früher
Alle Kerne stammen aus Wäldern im Umkreis von 400 Kilometern, mit Papieren, auf denen der Hang steht. Vom Harz sind 36 Gewichtsprozent Nebenprodukt der Papierherstellung. Die Seitenwangen sind alte Seitenwangen, gemahlen und neu gepresst; deshalb sind sie alle schwarz.
# Noch immer schlecht
Der Belag ist Polyethylen, und Glas ist Glas. Beides bekommt man aus einem alten Board nicht heil heraus. Gebrochene gehen ins Zementwerk und brennen dort statt Kohle; das ist kein Recycling, und wir nennen es nicht so.
# Was am meisten zählt
Ein Board zu bauen setzt etwa 24 Kilo CO₂ frei. Fünfmal zum Berg und zurück zu fahren mehr. Hält ein Board acht Winter statt vier, halbiert sich die erste Zahl, und ein volles Auto teilt die zweite durch vier.
# Was du tun kannst
Lass es [reparieren](/support/repair-a-board), bevor du es ersetzt. Verkauf es, solange es gut ist. Und wenn es fertig ist: Zwei davon geben eine ordentliche Bank.
? Sind die Topsheets mit Lösemitteln gedruckt? | Nein. Die Farbe ist auf Wasserbasis und wird als Film eingepresst; in der Halle verdunstet nichts.
? Steckt Knochenleim oder Leder drin? | In Boards und Bindungen nicht. Einige Handschuhe sind aus Ziegenleder, einer aus Rind; auf ihrer Seite steht es beim Material.
? Kompensiert ihr? | Nein. Wir drucken lieber die Zahl ab und machen sie kleiner.
=== es De qué está hecha
Una tabla es un tercio madera, un tercio fibra y resina, y el resto acero y plástico. Esto hemos cambiado, y esto no.
# Mejor que antes
Todos los núcleos vienen de bosques a menos de 400 kilómetros, con papeles que nombran la ladera. De la resina, el 36 por ciento del peso es un subproducto de las papeleras. Los laterales son laterales viejos, molidos y prensados otra vez; por eso son todos negros.
# Aún mal
La suela es polietileno y la fibra es vidrio. Ninguna de las dos sale entera de una tabla vieja. Las rotas van a una cementera, donde arden en lugar de carbón; eso no es reciclar, y no lo llamamos así.
# Lo que más cuenta
Fabricar una tabla suelta unos 24 kilos de CO₂. Ir a la montaña y volver cinco veces suelta más. Una tabla que dura ocho inviernos en vez de cuatro reduce la primera cifra a la mitad, y un coche lleno divide la segunda por cuatro.
# Qué puedes hacer
Haz que la [reparen](/support/repair-a-board) antes de cambiarla. Véndela mientras sea buena. Y cuando se acabe: con dos sale un banco decente.
? ¿Las láminas se imprimen con disolventes? | No. La tinta es al agua y se prensa como película; en la nave no se evapora nada.
? ¿Lleva cola animal o cuero? | En tablas y fijaciones, no. Algunos guantes son de piel de cabra y uno de vaca; lo dice su ficha, en el material.
? ¿Compensáis emisiones? | No. Preferimos publicar la cifra y bajarla.
=== fr Ce qu’il y a dedans
Une planche, c’est un tiers de bois, un tiers de verre et de résine, le reste d’acier et de plastique. Voici ce qu’on a changé, et ce qu’on n’a pas changé.
# Mieux qu’avant
Tous les noyaux viennent de forêts à moins de 400 kilomètres, avec des papiers qui nomment le versant. Dans la résine, 36 pour cent du poids est un sous-produit de papeterie. Les chants sont de vieux chants, broyés et repressés ; c’est pourquoi ils sont tous noirs.
# Encore mauvais
La semelle est en polyéthylène et le verre est du verre. Ni l’un ni l’autre ne sort entier d’une vieille planche. Les cassées vont au four d’une cimenterie, à la place du charbon ; ce n’est pas du recyclage, et on ne l’appelle pas ainsi.
# Ce qui compte le plus
Fabriquer une planche libère environ 24 kilos de CO₂. Cinq allers-retours à la montagne, davantage. Une planche qui dure huit hivers au lieu de quatre divise le premier chiffre par deux, et une voiture pleine le second par quatre.
# Ce que tu peux faire
Fais-la [réparer](/support/repair-a-board) avant de la remplacer. Vends-la tant qu’elle est bonne. Et quand elle est finie : à deux, elles font un banc honnête.
? Les topsheets sont-ils imprimés avec des solvants ? | Non. L’encre est à l’eau et se presse en film ; rien ne s’évapore dans le hall.
? Y a-t-il de la colle animale ou du cuir ? | Pas dans les planches ni les fixations. Quelques gants sont en chèvre, un en vache ; leur fiche le dit, à la matière.
? Vous compensez ? | Non. On préfère imprimer le chiffre et le réduire.
=== it Che cosa c’è dentro
Una tavola è per un terzo legno, per un terzo vetro e resina, il resto acciaio e plastica. Ecco che cosa abbiamo cambiato e che cosa no.
# Meglio di prima
Tutte le anime vengono da boschi entro 400 chilometri, con carte che nominano il versante. Della resina, il 36 per cento in peso è un sottoprodotto delle cartiere. I fianchi sono vecchi fianchi, macinati e ripressati; per questo sono tutti neri.
# Ancora male
La soletta è polietilene e il vetro è vetro. Né l’una né l’altro escono interi da una tavola vecchia. Quelle rotte finiscono nel forno di un cementificio al posto del carbone; non è riciclo, e non lo chiamiamo così.
# Quello che conta di più
Costruire una tavola libera circa 24 chili di CO₂. Andare in montagna e tornare cinque volte ne libera di più. Una tavola che dura otto inverni invece di quattro dimezza la prima cifra, e un’auto piena divide la seconda per quattro.
# Che cosa puoi fare
Falla [riparare](/support/repair-a-board) prima di sostituirla. Vendila finché è buona. E quando è finita: due fanno una panca dignitosa.
? I topsheet sono stampati con solventi? | No. L’inchiostro è all’acqua e si pressa come pellicola; nel capannone non evapora nulla.
? C’è colla animale o pelle? | In tavole e attacchi no. Alcuni guanti sono in pelle di capra, uno in vacchetta; lo dice la scheda, alla voce materiale.
? Compensate? | No. Preferiamo stampare la cifra e ridurla.
`,
  ),
  post(
    "a-board-in-july",
    "scene-low-sun",
    ["workshop", "Mira Holt", "2026-07-07"],
    [products(3, "saturday-tuning-kit", "bevel-edge-tool", "quiver-166-board-bag")],
    `
=== en A board in July
It is standing in 31 degrees behind the bicycles and you have not thought about it since Easter. Ten minutes, then you may go swimming.
# Look along it
Hold it up by the nose against the sky. A board that has leaned on one edge since April can take a twist of a few millimetres and keep it. Lay it flat on two books for a week and most of it goes.
# Smell it
A base that is white and smells of nothing has dried out. Iron on a warm wax as thick as butter on a child's bread and leave it there. If you did that in spring ([how, and why](/support/store-for-summer)), pat yourself on the back and go to the next point.
# Edges, again
Humid cellars rust steel in a weekend. Brown dust comes off with a rubber stone; black pits do not. If you can feel them with a fingernail, it is a job for the file, and better now than in the queue of the third of December.
# Screws
Take the bindings off. Clean the inserts with a cotton bud, check that no disc has left a ring in the base, and put a drop of thread lock on the table for October. Not on the screws: by then it would be dust.
=== de Ein Board im Juli
Es steht bei 31 Grad hinter den Fahrrädern, und du hast seit Ostern nicht daran gedacht. Zehn Minuten, dann darfst du baden gehen.
# Schau es entlang
Halt es an der Nose gegen den Himmel. Ein Board, das seit April auf einer Kante lehnt, kann sich um ein paar Millimeter verdrehen und das behalten. Eine Woche flach auf zwei Büchern, und das meiste ist weg.
# Riech daran
Ein Belag, der weiß ist und nach nichts riecht, ist ausgetrocknet. Bügel warmes Wachs auf, so dick wie Butter auf einem Kinderbrot, und lass es drauf. Hast du das im Frühling getan ([wie und warum](/support/store-for-summer)), klopf dir auf die Schulter und lies weiter unten.
# Noch einmal Kanten
In feuchten Kellern rostet Stahl an einem Wochenende. Brauner Staub geht mit dem Gummi ab, schwarze Narben nicht. Spürst du sie mit dem Fingernagel, braucht es die Feile, und lieber jetzt als in der Schlange vom dritten Dezember.
# Schrauben
Bindungen ab. Die Inserts mit einem Wattestäbchen putzen, nachsehen, ob eine Disc einen Ring im Belag hinterlassen hat, und die Schraubensicherung für Oktober bereitlegen. Nicht jetzt schon auf die Schrauben: Bis dahin wäre sie Staub.
=== es Una tabla en julio
Está a 31 grados detrás de las bicis y no has pensado en ella desde Semana Santa. Diez minutos y te puedes ir a nadar.
# Mírala a lo largo
Levántala por la punta contra el cielo. Una tabla apoyada en un canto desde abril puede torcerse unos milímetros y quedarse así. Una semana plana sobre dos libros y casi todo se va.
# Huélela
Una suela blanca que no huele a nada está seca. Plancha cera templada, gruesa como la mantequilla en el pan de un niño, y déjala puesta. Si ya lo hiciste en primavera ([cómo y por qué](/support/store-for-summer)), felicítate y pasa al punto siguiente.
# Los cantos, otra vez
En un sótano húmedo el acero se oxida en un fin de semana. El polvo marrón sale con la goma; los picotazos negros, no. Si los notas con la uña, toca lima, y mejor ahora que en la cola del 3 de diciembre.
# Tornillos
Quita las fijaciones. Limpia los insertos con un bastoncillo, mira que ningún disco haya dejado un anillo en la suela y ten a mano el fijador de roscas para octubre. En los tornillos todavía no: para entonces sería polvo.
=== fr Une planche en juillet
Elle est debout par 31 degrés derrière les vélos et tu n’y as pas pensé depuis Pâques. Dix minutes, puis tu peux aller nager.
# Regarde-la en enfilade
Tiens-la par le nose contre le ciel. Une planche appuyée sur une carre depuis avril peut vriller de quelques millimètres et rester ainsi. Une semaine à plat sur deux livres, et presque tout repart.
# Sens-la
Une semelle blanche qui ne sent rien a séché. Étale un fart doux, épais comme le beurre sur la tartine d’un enfant, et laisse-le. Si tu l’as fait au printemps ([comment et pourquoi](/support/store-for-summer)), félicite-toi et passe au point suivant.
# Les carres, encore
Dans une cave humide, l’acier rouille en un week-end. La poussière brune part à la gomme, les piqûres noires non. Si tu les sens à l’ongle, c’est pour la lime, et plutôt maintenant que dans la queue du 3 décembre.
# Les vis
Démonte les fixations. Nettoie les inserts au coton-tige, vérifie qu’aucun disque n’a laissé de cercle dans la semelle, et prépare le frein-filet pour octobre. Pas sur les vis : d’ici là, ce serait de la poussière.
=== it Una tavola a luglio
Sta a 31 gradi dietro le biciclette e da Pasqua non ci hai più pensato. Dieci minuti, poi puoi andare a nuotare.
# Guardala per il lungo
Tienila per la punta contro il cielo. Una tavola appoggiata su una lamina da aprile può torcersi di qualche millimetro e restare così. Una settimana in piano su due libri, e quasi tutto se ne va.
# Annusala
Una soletta bianca che non sa di niente si è seccata. Stendi una sciolina calda, spessa come il burro sul pane di un bambino, e lasciala lì. Se l’hai fatto in primavera ([come e perché](/support/store-for-summer)), complimenti, passa al punto dopo.
# Ancora le lamine
In una cantina umida l’acciaio arrugginisce in un fine settimana. La polvere marrone va via con la gomma, i buchini neri no. Se li senti con l’unghia serve la lima, e meglio adesso che nella coda del 3 dicembre.
# Le viti
Togli gli attacchi. Pulisci gli inserti con un cotton fioc, controlla che nessun disco abbia lasciato un anello nella soletta e prepara il frenafiletti per ottobre. Non sulle viti: per allora sarebbe polvere.
`,
  ),
  post(
    "boots-before-everything",
    "scene-dressed-boots",
    ["workshop", "Mira Holt", "2026-09-15"],
    [
      products(3, "waymark-boot", "larkspur-boot", "second-wind-boot", "woodstove-socks"),
      picture(
        1,
        "scene-village",
        words(
          "Lights in the village after closing time",
          "Lichter im Dorf nach Ladenschluss",
          "Luces del pueblo tras el cierre",
          "Les lumières du village après la fermeture",
          "Luci del paese dopo la chiusura",
        ),
      ),
    ],
    `
=== en Boots before everything
People spend three hours on the graphic of the board and four minutes on the thing that their feet live in. We have watched it in our own shop for years.
# Come in the evening
Feet are half a size longer at six than at nine. Bring the socks you ride in and forget the number on your sneakers: we measure in [centimetres](/support/size-guide), and heel to longest toe is not always the big one.
# Standing, then bending
Laced up and standing straight, the toes may touch. Bend the knees as if a chair were being pulled away, and they must come back by about three millimetres. If they don't, the boot is short. If the heel comes up, it is wide, and no lace in the world will fix that.
# The four pains
- Numb toes: the lower zone is too tight, not the boot too small. Loosen that one and tighten above.
- Burning arch: you need an insole, and it costs less than a lift pass.
- Sore shin: the tongue is folded, or the sock has a seam there.
- Pressure on the ankle bone: the only one that a shop oven really solves.
# Stiff is not better
A flex of 8 helps whoever rides 60 kilometres an hour over ice. For anyone else it means that the knee does what the ankle may not. Take the softest boot that still holds your heel; it is the advice we give most and the one that is followed least.
=== de Zuerst die Boots
Die Leute verbringen drei Stunden mit der Grafik des Boards und vier Minuten mit dem, worin ihre Füße wohnen. Wir sehen das seit Jahren im eigenen Laden.
# Komm am Abend
Um sechs sind Füße eine halbe Größe länger als um neun. Bring die Socken mit, in denen du fährst, und vergiss die Zahl in deinen Turnschuhen: Wir messen in [Zentimetern](/support/size-guide), und die längste Zehe ist nicht immer die große.
# Stehen, dann beugen
Geschnürt und aufrecht dürfen die Zehen anstoßen. Beugst du die Knie, als zöge jemand einen Stuhl weg, müssen sie etwa drei Millimeter zurückkommen. Tun sie es nicht, ist der Boot kurz. Hebt sich die Ferse, ist er weit, und das richtet kein Schnürsenkel der Welt.
# Die vier Schmerzen
- Taube Zehen: Die untere Zone ist zu fest, nicht der Boot zu klein. Unten lösen, oben anziehen.
- Brennender Fußbogen: Du brauchst eine Einlegesohle, und die kostet weniger als eine Liftkarte.
- Wundes Schienbein: Die Zunge ist gefaltet, oder die Socke hat dort eine Naht.
- Druck am Knöchel: der einzige, den der Ofen im Laden wirklich löst.
# Steif ist nicht besser
Ein Flex von 8 hilft denen, die mit 60 über Eis fahren. Bei allen anderen macht das Knie, was der Knöchel nicht darf. Nimm den weichsten Boot, der die Ferse noch hält; es ist der Rat, den wir am häufigsten geben und der am seltensten befolgt wird.
=== es Las botas, lo primero
La gente dedica tres horas al dibujo de la tabla y cuatro minutos a la casa de sus pies. Llevamos años viéndolo en nuestra tienda.
# Ven por la tarde
A las seis, los pies miden media talla más que a las nueve. Trae los calcetines con los que montas y olvida el número de las zapatillas: medimos en [centímetros](/support/size-guide), y el dedo más largo no siempre es el gordo.
# De pie y flexionando
Atada y de pie, los dedos pueden tocar. Dobla las rodillas como si te quitaran la silla y tienen que retroceder unos tres milímetros. Si no lo hacen, la bota es corta. Si el talón sube, es ancha, y eso no lo arregla ningún cordón.
# Los cuatro dolores
- Dedos dormidos: la zona baja aprieta demasiado, no es que la bota sea pequeña. Afloja abajo y aprieta arriba.
- Arco que arde: te falta una plantilla, y cuesta menos que un forfait.
- Espinilla dolorida: la lengüeta está doblada o el calcetín tiene ahí una costura.
- Presión en el tobillo: la única que el horno de la tienda resuelve de verdad.
# Rígida no es mejor
Un flex 8 ayuda a quien va a 60 por hora sobre hielo. A los demás, la rodilla les hace el trabajo que el tobillo no puede. Coge la bota más blanda que aún te sujete el talón; es el consejo que más damos y el que menos se sigue.
=== fr Les boots avant tout
On passe trois heures sur le dessin de la planche et quatre minutes sur la maison de ses pieds. On voit cela depuis des années dans notre propre magasin.
# Viens le soir
À six heures, les pieds ont une demi-pointure de plus qu’à neuf. Apporte tes chaussettes de ride et oublie le chiffre de tes baskets : on mesure en [centimètres](/support/size-guide), et l’orteil le plus long n’est pas toujours le gros.
# Debout, puis plié
Lacé et droit, les orteils peuvent toucher. Plie les genoux comme si on retirait la chaise, et ils doivent reculer d’environ trois millimètres. Sinon, la boot est courte. Si le talon monte, elle est large, et aucun lacet au monde n’y fera rien.
# Les quatre douleurs
- Orteils endormis : c’est la zone du bas qui serre, pas la boot qui est petite. Desserre en bas, serre en haut.
- Voûte qui brûle : il te faut une semelle, et elle coûte moins qu’un forfait.
- Tibia sensible : la languette fait un pli, ou la chaussette a une couture là.
- Pression sur la malléole : la seule que le four du magasin résout vraiment.
# Raide n’est pas mieux
Un flex de 8 aide qui file à 60 à l’heure sur la glace. Chez les autres, le genou fait ce que la cheville n’a pas le droit de faire. Prends la boot la plus souple qui te tienne encore le talon ; c’est le conseil qu’on donne le plus et qu’on suit le moins.
=== it Prima gli scarponi
La gente dedica tre ore alla grafica della tavola e quattro minuti alla casa dei propri piedi. Lo vediamo da anni nel nostro negozio.
# Vieni la sera
Alle sei i piedi hanno mezzo numero più che alle nove. Porta le calze con cui giri e dimentica il numero delle scarpe: misuriamo in [centimetri](/support/size-guide), e il dito più lungo non è sempre l’alluce.
# In piedi, poi piegati
Allacciato e dritto, le dita possono toccare. Piega le ginocchia come se ti togliessero la sedia: devono arretrare di circa tre millimetri. Se non lo fanno, lo scarpone è corto. Se il tallone si alza è largo, e non c’è laccio al mondo che rimedi.
# I quattro dolori
- Dita addormentate: è stretta la zona bassa, non piccolo lo scarpone. Allenta sotto e tira sopra.
- Arco che brucia: ti serve un plantare, e costa meno di uno skipass.
- Tibia dolente: la linguetta fa una piega, o la calza ha lì una cucitura.
- Pressione sul malleolo: l’unica che il forno del negozio risolve davvero.
# Rigido non è meglio
Un flex 8 aiuta chi va a 60 all’ora sul ghiaccio. Agli altri il ginocchio fa quello che la caviglia non può fare. Prendi lo scarpone più morbido che ti tenga ancora il tallone; è il consiglio che diamo più spesso e che si segue di meno.
`,
  ),
];

import { type DemoEntry, products } from "#demo/content/article.ts";
import { banner, pictures, post, words } from "./post.ts";

/** The shelf of days out: a night, a valley. */
export const dayPosts: DemoEntry[] = [
  post(
    "the-last-lamp",
    "scene-night-park",
    ["days-out", "Mai Oshiro", "2026-02-17"],
    [
      products(3, "lantern-goggle", "handrail", "nightshift-jacket", "knuckle-wrist-guards"),
      banner(4, {
        image: "scene-night-park-close",
        alt: words(
          "A jump under a single lamp",
          "Ein Sprung unter einer einzelnen Lampe",
          "Un salto bajo una sola lámpara",
          "Un saut sous une seule lampe",
          "Un salto sotto una sola lampada",
        ),
        title: words(
          "Park after dark",
          "Park nach Feierabend",
          "El park de noche",
          "Le park, la nuit",
          "Il park di notte",
        ),
        label: words("What we wear", "Was wir tragen", "Qué llevamos", "Ce qu’on porte", "Che cosa mettiamo"),
        path: "/l/night-sessions",
      }),
    ],
    `
=== en The last lamp
Nine floodlights, one rope tow, and a man called Willi who turns them off one by one from the top.
# 18:10
The tow is forty years old and takes skin off gloves. Teo says it is a fee. There are fourteen of us, two nurses still in their white shoes until the bench, and a boy with a headlamp over his helmet because his mother said so.
# 19:40
The landing has frozen. Everybody knows it from the sound: it was a page being turned, now it is a plate being set down. We move to the flat rail, where ice makes no difference, and Teo does the same fifty-fifty eleven times until the board points where he was looking.
# 21:15
Willi begins. When the top lamp goes, the hill loses its beginning. Each run starts a little further down, in the dark, by memory. Nobody falls in that quarter of an hour. I have thought about it a lot and I believe it is because nobody is being watched.
> If you want to see how somebody rides, wait until they can't see you. — Teo Marchetti
# 21:30
One lamp, one rail, fourteen people in a half circle. The boy goes last. He gets halfway, which is half more than at six, and the noise we make is heard in the village. Then it is dark, and we look for the cars.
=== de Die letzte Lampe
Neun Fluter, ein Seillift und ein Mann namens Willi, der sie von oben her einzeln ausschaltet.
# 18:10
Der Lift ist vierzig Jahre alt und frisst Handschuhe. Teo sagt, das sei die Gebühr. Wir sind vierzehn, darunter zwei Pflegerinnen, bis zur Bank noch in weißen Schuhen, und ein Junge mit Stirnlampe über dem Helm, weil seine Mutter es so will.
# 19:40
Die Landung ist gefroren. Alle hören es: Vorher klang es wie umgeblättert, jetzt wie ein abgestellter Teller. Wir gehen zum flachen Rail, wo Eis egal ist, und Teo macht elfmal denselben Fifty-Fifty, bis das Board dorthin zeigt, wohin er geschaut hat.
# 21:15
Willi fängt an. Geht die oberste Lampe aus, verliert der Hang seinen Anfang. Jede Fahrt beginnt ein Stück tiefer, im Dunkeln, aus dem Gedächtnis. In dieser Viertelstunde stürzt niemand. Ich habe viel darüber nachgedacht und glaube, es liegt daran, dass keiner zusieht.
> Willst du sehen, wie jemand fährt, warte, bis er dich nicht mehr sieht. — Teo Marchetti
# 21:30
Eine Lampe, ein Rail, vierzehn Leute im Halbkreis. Der Junge kommt zuletzt. Er schafft die Hälfte, um sechs war es keine, und unseren Jubel hört man bis ins Dorf. Dann ist es dunkel, und wir suchen die Autos.
=== es La última lámpara
Nueve focos, un telecuerda y un hombre llamado Willi que los apaga uno a uno desde arriba.
# 18:10
El telecuerda tiene cuarenta años y se come los guantes. Teo dice que es la tasa. Somos catorce: dos enfermeras que hasta el banco llevan aún los zapatos blancos y un chaval con el frontal encima del casco, porque lo manda su madre.
# 19:40
La recepción se ha helado. Se nota en el ruido: antes era una página que se pasa, ahora un plato que se posa. Nos vamos al raíl plano, donde el hielo da igual, y Teo hace once veces el mismo fifty-fifty hasta que la tabla apunta adonde él miraba.
# 21:15
Empieza Willi. Al apagarse la de arriba, la ladera pierde el principio. Cada bajada arranca un poco más abajo, a oscuras, de memoria. En ese cuarto de hora no se cae nadie. Le he dado muchas vueltas y creo que es porque nadie nos mira.
> Si quieres ver cómo monta alguien, espera a que no te vea. — Teo Marchetti
# 21:30
Una lámpara, un raíl, catorce personas en semicírculo. El chaval va el último. Llega a la mitad, que a las seis era nada, y el grito se oye en el pueblo. Luego se hace de noche y buscamos los coches.
=== fr La dernière lampe
Neuf projecteurs, un téléski à corde, et un homme nommé Willi qui les éteint un par un, en partant du haut.
# 18 h 10
La corde a quarante ans et mange les gants. Teo dit que c’est le péage. On est quatorze, dont deux infirmières encore en chaussures blanches jusqu’au banc, et un gamin avec une frontale par-dessus le casque parce que sa mère l’a dit.
# 19 h 40
La réception a gelé. Ça s’entend : c’était une page qu’on tourne, c’est une assiette qu’on pose. On passe au rail plat, où la glace ne change rien, et Teo fait onze fois le même fifty-fifty, jusqu’à ce que la planche aille où il regardait.
# 21 h 15
Willi commence. Quand la plus haute s’éteint, la pente perd son début. Chaque run part un peu plus bas, dans le noir, de mémoire. Pendant ce quart d’heure, personne ne tombe. J’y ai beaucoup réfléchi, et je crois que c’est parce que personne ne regarde.
> Pour voir comment quelqu’un ride, attends qu’il ne te voie plus. — Teo Marchetti
# 21 h 30
Une lampe, un rail, quatorze personnes en demi-cercle. Le gamin passe en dernier. Il va jusqu’à la moitié ; à six heures, c’était zéro, et notre vacarme s’entend au village. Puis il fait nuit, et on cherche les voitures.
=== it L’ultima lampada
Nove fari, una manovia e un uomo di nome Willi che li spegne uno a uno, partendo dall’alto.
# 18:10
La manovia ha quarant’anni e mangia i guanti. Teo dice che è il pedaggio. Siamo in quattordici, fra cui due infermiere ancora con le scarpe bianche fino alla panca, e un ragazzino con la frontale sopra il casco perché lo ha detto sua madre.
# 19:40
L’atterraggio è ghiacciato. Si sente dal rumore: prima era una pagina girata, adesso un piatto posato. Passiamo al rail piatto, dove il ghiaccio non conta, e Teo fa undici volte lo stesso fifty-fifty finché la tavola va dove lui guardava.
# 21:15
Willi comincia. Quando si spegne la più alta, il pendio perde l’inizio. Ogni discesa parte un po’ più in basso, al buio, a memoria. In quel quarto d’ora non cade nessuno. Ci ho pensato molto e credo che sia perché nessuno guarda.
> Se vuoi vedere come gira qualcuno, aspetta che non ti veda. — Teo Marchetti
# 21:30
Una lampada, un rail, quattordici persone a semicerchio. Il ragazzino va per ultimo. Arriva a metà, e alle sei era zero, e il nostro baccano si sente fino in paese. Poi è buio, e cerchiamo le macchine.
`,
  ),
  post(
    "three-lifts-and-a-bakery",
    "scene-chairlift-evening",
    ["days-out", "Dario Reyes", "2026-03-05"],
    [
      pictures(
        2,
        [
          "scene-forest",
          words(
            "The larch wood below the second lift",
            "Der Lärchenwald unter dem zweiten Lift",
            "El bosque de alerces bajo el segundo remonte",
            "Le bois de mélèzes sous le deuxième télésiège",
            "Il bosco di larici sotto il secondo impianto",
          ),
        ],
        [
          "scene-corduroy",
          words(
            "The first run of the morning",
            "Die erste Abfahrt am Morgen",
            "La primera bajada de la mañana",
            "La première descente du matin",
            "La prima discesa del mattino",
          ),
        ],
      ),
    ],
    `
=== en Three lifts and a bakery
Valdrusa has 340 inhabitants, 19 kilometres of piste and a rolled pastry that people drive over a pass for. A guide.
# Getting in
The pass road shuts when it snows more than 30 centimetres, which is exactly when you want to be there. Arrive the evening before. The bus from the railway takes 50 minutes and waits for late trains; the driver is the baker's brother.
# The mountain
Lift one is a two-seater from 1987 and faces south: go there from eleven. Lift two faces north and ends at 2,310 metres in a bowl that stays cold for a week. Lift three is a drag for children, and behind its top station begins the larch wood that nobody mentions. Keep left of the stream; right of it is a deer refuge and a fine.
# If there is new snow
The bowl opens when the patrol has rung a bell, a real one, hung up beside the hut. Before the bell it is shut, whatever your app shows. From the bowl you see the north couloir, about 38 degrees. We have looked at it four winters and ridden it once.
# Eating, sleeping
? Where does one sleep? | Pension Alba has eleven rooms and a drying room that really dries. Ask for the back; the church bell strikes quarters.
? What about the pastry? | Walnuts, honey, a little rye. It comes out at seven and at two, and the two o'clock one is gone by ten past.
? Is it any good for beginners? | For the first two days yes, at the drag lift. After that the two-seater has one steep corner that we would not wish on anybody.
? What should I bring? | Cash for the bakery, skins if you have them, and a board that floats: [ours are here](/c/snowboards/freeride-snowboards).
=== de Drei Lifte und eine Bäckerei
Valdrusa hat 340 Einwohner, 19 Pistenkilometer und eine Nussrolle, für die man über einen Pass fährt. Ein Führer.
# Hinkommen
Die Passstraße wird bei mehr als 30 Zentimetern Neuschnee gesperrt, also genau dann, wenn du dort sein willst. Komm am Abend davor. Der Bus ab Bahnhof braucht 50 Minuten und wartet auf verspätete Züge; der Fahrer ist der Bruder des Bäckers.
# Der Berg
Lift eins ist ein Zweiersessel von 1987 und schaut nach Süden: ab elf. Lift zwei schaut nach Norden und endet auf 2310 Metern in einer Mulde, die eine Woche kalt bleibt. Lift drei ist ein Kinderschlepper, und hinter seiner Bergstation beginnt der Lärchenwald, von dem keiner spricht. Bleib links vom Bach; rechts davon ist Wildruhezone, und es kostet.
# Bei Neuschnee
Die Mulde ist offen, wenn die Pistenrettung geläutet hat, mit einer echten Glocke neben der Hütte. Vorher ist sie zu, was auch immer die App zeigt. Von dort siehst du das Nordcouloir, etwa 38 Grad. Wir haben es vier Winter lang angeschaut und sind es einmal gefahren.
# Essen, schlafen
? Wo schläft man? | In der Pension Alba: elf Zimmer und ein Trockenraum, der wirklich trocknet. Frag nach hinten hinaus; die Kirche schlägt die Viertelstunden.
? Und die Nussrolle? | Walnüsse, Honig, etwas Roggen. Sie kommt um sieben und um zwei aus dem Ofen, und die von zwei ist um zehn nach weg.
? Taugt es für den Anfang? | Zwei Tage lang ja, am Schlepper. Danach hat die Abfahrt unter dem Zweiersessel eine steile Ecke, die wir niemandem wünschen.
? Was soll ich mitbringen? | Bargeld für die Bäckerei, Felle, wenn du welche hast, und ein Board, das aufschwimmt: [unsere stehen hier](/c/snowboards/freeride-snowboards).
=== es Tres remontes y una panadería
Valdrusa tiene 340 habitantes, 19 kilómetros de pista y un rollo de nueces por el que la gente cruza un puerto. Una guía.
# Llegar
El puerto se cierra cuando caen más de 30 centímetros, o sea, justo cuando quieres estar allí. Llega la tarde anterior. El autobús desde la estación tarda 50 minutos y espera a los trenes con retraso; el conductor es hermano del panadero.
# La montaña
El primer remonte es una biplaza de 1987 que mira al sur: a partir de las once. El segundo mira al norte y acaba a 2310 metros, en una cubeta que se mantiene fría una semana. El tercero es un arrastre para niños, y detrás de su llegada empieza el alerzal del que nadie habla. Ve por la izquierda del arroyo; a la derecha hay refugio de ciervos, y multa.
# Si ha nevado
La cubeta se abre cuando los pisteros tocan la campana, una de verdad, junto al refugio. Antes está cerrada, diga lo que diga la aplicación. Desde allí se ve el corredor norte, unos 38 grados. Lo hemos mirado cuatro inviernos y lo hemos bajado una vez.
# Comer, dormir
? ¿Dónde se duerme? | En la pensión Alba: once habitaciones y un secadero que seca de verdad. Pide una trasera; el campanario da los cuartos.
? ¿Y el rollo? | Nueces, miel, algo de centeno. Sale a las siete y a las dos, y el de las dos a y diez ya no existe.
? ¿Sirve para empezar? | Dos días sí, en el arrastre. Después, la bajada de la biplaza tiene una esquina empinada que no le deseamos a nadie.
? ¿Qué llevo? | Efectivo para la panadería, pieles si tienes y una tabla que flote: [las nuestras están aquí](/c/snowboards/freeride-snowboards).
=== fr Trois remontées et une boulangerie
Valdrusa a 340 habitants, 19 kilomètres de pistes et un roulé aux noix pour lequel on passe un col. Un guide.
# Y aller
La route du col ferme au-delà de 30 centimètres de neige fraîche, donc précisément quand tu veux y être. Arrive la veille au soir. Le bus de la gare met 50 minutes et attend les trains en retard ; le chauffeur est le frère du boulanger.
# La montagne
Le premier télésiège, un deux-places de 1987, regarde le sud : à partir de onze heures. Le deuxième regarde le nord et finit à 2 310 mètres, dans une combe qui reste froide une semaine. Le troisième est un téléski pour enfants, et derrière son arrivée commence le bois de mélèzes dont personne ne parle. Reste à gauche du ruisseau ; à droite, c’est une réserve à cerfs, et une amende.
# S’il a neigé
La combe ouvre quand les pisteurs ont sonné la cloche, une vraie, accrochée près de la cabane. Avant, c’est fermé, quoi qu’en dise l’application. De là on voit le couloir nord, environ 38 degrés. On l’a regardé quatre hivers et pris une fois.
# Manger, dormir
? Où dormir ? | À la pension Alba : onze chambres et un séchoir qui sèche vraiment. Demande côté cour ; le clocher sonne les quarts.
? Et le roulé ? | Noix, miel, un peu de seigle. Il sort à sept heures et à quatorze heures, et celui de quatorze heures n’existe plus à dix.
? Pour débuter, ça va ? | Deux jours, oui, au téléski. Ensuite, la descente du deux-places a un virage raide qu’on ne souhaite à personne.
? Qu’est-ce que j’emporte ? | Des espèces pour la boulangerie, des peaux si tu en as, et une planche qui flotte : [les nôtres sont là](/c/snowboards/freeride-snowboards).
=== it Tre impianti e un forno
Valdrusa ha 340 abitanti, 19 chilometri di piste e un rotolo alle noci per cui la gente attraversa un passo. Una guida.
# Arrivare
La strada del passo chiude oltre i 30 centimetri di neve fresca, cioè proprio quando vuoi esserci. Arriva la sera prima. L’autobus dalla stazione ci mette 50 minuti e aspetta i treni in ritardo; l’autista è il fratello del fornaio.
# La montagna
Il primo impianto è una biposto del 1987 e guarda a sud: dalle undici in poi. Il secondo guarda a nord e finisce a 2310 metri, in una conca che resta fredda una settimana. Il terzo è uno skilift per bambini, e dietro l’arrivo comincia il bosco di larici di cui nessuno parla. Tieni la sinistra del ruscello; a destra c’è il rifugio dei cervi, e la multa.
# Se ha nevicato
La conca apre quando il soccorso piste ha suonato la campana, una vera, appesa accanto alla baita. Prima è chiusa, qualunque cosa dica l’app. Da lì si vede il canale nord, circa 38 gradi. Lo abbiamo guardato quattro inverni e sceso una volta.
# Mangiare, dormire
? Dove si dorme? | Alla pensione Alba: undici camere e un locale asciugatura che asciuga davvero. Chiedi sul retro; il campanile batte i quarti.
? E il rotolo? | Noci, miele, un po’ di segale. Esce alle sette e alle due, e quello delle due alle due e dieci non c’è più.
? Va bene per cominciare? | Due giorni sì, allo skilift. Poi la pista della biposto ha una curva ripida che non auguriamo a nessuno.
? Che cosa porto? | Contanti per il forno, pelli se ne hai, e una tavola che galleggia: [le nostre sono qui](/c/snowboards/freeride-snowboards).
`,
  ),
];

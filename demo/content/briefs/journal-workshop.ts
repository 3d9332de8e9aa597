import { type DemoEntry, products } from "#demo/content/article.ts";
import { pictures, post, slider, words } from "./post.ts";

/** The workshop's shelf: wax, and how a board comes about. */
export const workshopPosts: DemoEntry[] = [
  post(
    "wax-by-the-thermometer",
    "scene-forest-dusk",
    ["workshop", "Mira Holt", "2026-11-10"],
    [products(4, "three-degrees-wax-bar", "rub-on-paste", "mane-horsehair-brush", "plain-scraper")],
    `
=== en Wax by the thermometer
Four bars would do for a whole winter. Most people own eleven and use the one on top.
# Measure the snow
Air tells you what to wear, snow tells you what to iron. Push a kitchen thermometer two centimetres into the shade beside the lift and wait a minute. After a clear night the snow is often six degrees colder than the air above it.
# What goes on when
- Below −12 °C: hard, green or blue, iron at 140 °C. Cold crystals are sharp and scratch anything softer.
- −12 to −4 °C: the middle bar, iron at 130 °C. Two days out of three are like this.
- −4 to 0 °C: red, iron at 120 °C.
- Above zero: yellow, iron at 110 °C, and a coarse brush afterwards so that the water finds a way out.
# When you are not sure
Take the colder one. Wax that is too hard costs a little glide; wax that is too soft picks up dirt and then stops like a brake. Before a trip we put the hard one on first and the warm one over it: by the third day the right layer has come up by itself.
# Fluorine is gone
We stopped selling it in 2019. It was fast for eleven runs and stays in groundwater for longer than anybody has measured. For the iron itself, read [Wax on a Tuesday](/blog/p/wax-on-a-tuesday).
=== de Wachsen nach Thermometer
Vier Riegel reichen für den ganzen Winter. Die meisten besitzen elf und nehmen den, der obenauf liegt.
# Miss den Schnee
Die Luft sagt dir, was du anziehst, der Schnee, was du bügelst. Steck ein Küchenthermometer neben dem Lift zwei Zentimeter tief in den Schatten und warte eine Minute. Nach einer klaren Nacht ist der Schnee oft sechs Grad kälter als die Luft darüber.
# Was wann draufkommt
- Unter −12 °C: hart, grün oder blau, Eisen auf 140 °C. Kalte Kristalle sind scharf und zerkratzen alles Weichere.
- −12 bis −4 °C: der mittlere Riegel, Eisen auf 130 °C. So sind zwei von drei Tagen.
- −4 bis 0 °C: Rot, Eisen auf 120 °C.
- Über null: Gelb, Eisen auf 110 °C, danach eine grobe Bürste, damit das Wasser einen Ausweg findet.
# Im Zweifel
Nimm das kältere. Zu hartes Wachs kostet ein wenig Gleiten; zu weiches sammelt Dreck und bremst dann wirklich. Vor einer Reise kommt bei uns erst das harte drauf und das warme darüber: Am dritten Tag ist die richtige Schicht von selbst oben.
# Fluor ist Geschichte
Seit 2019 verkaufen wir keines mehr. Es war elf Abfahrten lang schnell und bleibt länger im Grundwasser, als irgendjemand gemessen hat. Wie man das Eisen führt, steht in [Wachsen am Dienstag](/blog/p/wax-on-a-tuesday).
=== es Encerar con termómetro
Con cuatro barras basta para todo el invierno. Casi todo el mundo tiene once y usa la de encima.
# Mide la nieve
El aire te dice qué ponerte; la nieve, qué planchar. Clava un termómetro de cocina dos centímetros en la sombra, junto al remonte, y espera un minuto. Tras una noche despejada, la nieve suele estar seis grados más fría que el aire.
# Qué se pone y cuándo
- Por debajo de −12 °C: dura, verde o azul, plancha a 140 °C. Los cristales fríos son afilados y rayan todo lo que sea más blando.
- De −12 a −4 °C: la barra intermedia, plancha a 130 °C. Así son dos de cada tres días.
- De −4 a 0 °C: roja, plancha a 120 °C.
- Por encima de cero: amarilla, plancha a 110 °C, y después un cepillo grueso para que el agua encuentre salida.
# Si dudas
Elige la más fría. Una cera demasiado dura quita algo de deslizamiento; una demasiado blanda recoge suciedad y acaba frenando. Antes de un viaje ponemos primero la dura y encima la templada: al tercer día, la capa buena ha salido sola.
# Adiós al flúor
Dejamos de venderlo en 2019. Corría durante once bajadas y se queda en el agua subterránea más tiempo del que nadie ha medido. Cómo se pasa la plancha lo cuenta [Encerar un martes](/blog/p/wax-on-a-tuesday).
=== fr Farter au thermomètre
Quatre pains suffisent pour l’hiver. La plupart des gens en ont onze et prennent celui du dessus.
# Mesure la neige
L’air te dit quoi mettre, la neige quoi étaler. Plante un thermomètre de cuisine à deux centimètres de profondeur, à l’ombre, près du départ, et attends une minute. Après une nuit claire, la neige a souvent six degrés de moins que l’air.
# Quoi, et quand
- Sous −12 °C : dur, vert ou bleu, fer à 140 °C. Les cristaux froids sont coupants et rayent tout ce qui est plus tendre.
- De −12 à −4 °C : le pain du milieu, fer à 130 °C. Deux jours sur trois sont ainsi.
- De −4 à 0 °C : rouge, fer à 120 °C.
- Au-dessus de zéro : jaune, fer à 110 °C, puis une brosse dure, que l’eau trouve la sortie.
# Dans le doute
Prends le plus froid. Un fart trop dur enlève un peu de glisse ; un fart trop tendre ramasse la saleté et finit par freiner. Avant un voyage, on passe le dur d’abord et le doux par-dessus : au troisième jour, la bonne couche est remontée toute seule.
# Le fluor, c’est fini
On n’en vend plus depuis 2019. Il allait vite pendant onze descentes et reste dans les nappes plus longtemps que quiconque ne l’a mesuré. Pour le geste, lis [Farter un mardi](/blog/p/wax-on-a-tuesday).
=== it Sciolina e termometro
Quattro panetti bastano per un inverno. Quasi tutti ne hanno undici e usano quello in cima.
# Misura la neve
L’aria ti dice che cosa metterti, la neve che cosa stirare. Infila un termometro da cucina per due centimetri, all’ombra, accanto all’impianto, e aspetta un minuto. Dopo una notte serena la neve ha spesso sei gradi meno dell’aria.
# Che cosa e quando
- Sotto i −12 °C: dura, verde o blu, ferro a 140 °C. I cristalli freddi tagliano e graffiano tutto ciò che è più tenero.
- Da −12 a −4 °C: il panetto di mezzo, ferro a 130 °C. Due giorni su tre sono così.
- Da −4 a 0 °C: rossa, ferro a 120 °C.
- Sopra lo zero: gialla, ferro a 110 °C, poi una spazzola grossa, perché l’acqua trovi una via d’uscita.
# Nel dubbio
Prendi la più fredda. Una sciolina troppo dura toglie un po’ di scorrevolezza; una troppo molle raccoglie sporco e alla fine frena. Prima di un viaggio mettiamo la dura e sopra la calda: al terzo giorno lo strato giusto è venuto fuori da solo.
# Il fluoro non c’è più
Dal 2019 non lo vendiamo. Andava forte per undici discese e resta nelle falde più a lungo di quanto qualcuno abbia misurato. Come si passa il ferro lo spiega [Sciolinare di martedì](/blog/p/wax-on-a-tuesday).
`,
  ),
  post(
    "nine-days-to-a-board",
    "scene-village-morning",
    ["workshop", "Jonas Varga", "2026-10-06"],
    [
      pictures(
        2,
        [
          "scene-village",
          words(
            "The valley after the late shift",
            "Das Tal nach der Spätschicht",
            "El valle después del turno de tarde",
            "La vallée après l’équipe du soir",
            "La valle dopo il turno serale",
          ),
        ],
        [
          "scene-dawn-ridge",
          words(
            "The ridge above the factory at dawn",
            "Der Grat über der Fabrik im Morgengrauen",
            "La cresta sobre la fábrica al amanecer",
            "La crête au-dessus de l’usine, à l’aube",
            "La cresta sopra la fabbrica all’alba",
          ),
        ],
      ),
      slider(
        4,
        words("Pressed here", "Hier gepresst", "Prensadas aquí", "Pressées ici", "Pressate qui"),
        ...["kestrel", "meridian", "crosswind", "ditto", "old-growth", "fathom"],
      ),
    ],
    `
=== en Nine days to a board
The hall used to be a cheese store. It still keeps 14 degrees all year, which resin likes as much as Gruyère did.
# Monday: wood
Poplar for lightness, ash along the edges, paulownia where nobody stands. The strips are glued on edge, planed to 7.8 millimetres under the feet and 2 at the tips, and left alone for a day, because wood that has been worked goes on moving.
# Wednesday: the sandwich
Base, steel edge, rubber, glass, core, glass, topsheet. Rosa Imhof lays eleven boards a day and has done so since 2008. She wets the glass with a paint roller and listens: dry fibre crackles, wet fibre doesn't.
> I have never seen one of mine break. I have seen plenty come back with a rock in them. — Rosa Imhof, layup
# Thursday: heat
Eighteen minutes at 85 °C under half a tonne a square decimetre. The press is hissing the whole time and nobody talks beside it. What comes out has a rim of hardened resin like the edge of a fried egg; the band saw takes it off.
# And then you wait
Five days in the rack until the resin has finished. Boards that are ground too early go hollow in the base by Christmas. On the ninth day they are ground, edged, bent by hand once and looked at against the window. About one in sixty goes to the wall of shame, which is where we learn.
=== de Neun Tage bis zum Board
Die Halle war früher ein Käselager. Sie hat noch immer das ganze Jahr 14 Grad, und Harz mag das so gern, wie es der Gruyère mochte.
# Montag: Holz
Pappel fürs Gewicht, Esche entlang der Kanten, Paulownia, wo niemand steht. Die Leisten werden hochkant verleimt, unter den Füßen auf 7,8 Millimeter gehobelt, an den Enden auf 2, und dann einen Tag in Ruhe gelassen, denn bearbeitetes Holz bewegt sich weiter.
# Mittwoch: das Sandwich
Belag, Stahlkante, Gummi, Glas, Kern, Glas, Topsheet. Rosa Imhof legt elf Boards am Tag, seit 2008. Sie tränkt das Glas mit einer Malerrolle und horcht: Trockene Faser knistert, nasse nicht.
> Ich habe noch keines von meinen brechen sehen. Mit einem Stein drin sind schon viele zurückgekommen. — Rosa Imhof, Laminat
# Donnerstag: Hitze
Achtzehn Minuten bei 85 °C unter einer halben Tonne je Quadratdezimeter. Die Presse zischt die ganze Zeit, und daneben redet niemand. Was herauskommt, hat einen Rand aus hartem Harz wie ein Spiegelei; die Bandsäge nimmt ihn ab.
# Und dann warten
Fünf Tage im Regal, bis das Harz fertig ist. Wer zu früh schleift, hat bis Weihnachten einen hohlen Belag. Am neunten Tag wird geschliffen, gekantet, einmal von Hand gebogen und gegen das Fenster geschaut. Etwa eines von sechzig kommt an die Wand der Schande, und dort lernen wir.
=== es Nueve días para una tabla
La nave fue una cava de quesos. Sigue a 14 grados todo el año, y a la resina le sienta tan bien como al gruyer.
# Lunes: madera
Chopo para que pese poco, fresno a lo largo de los cantos, paulonia donde nadie pisa. Los listones se encolan de canto, se cepillan a 7,8 milímetros bajo los pies y a 2 en las puntas, y descansan un día, porque la madera recién trabajada sigue moviéndose.
# Miércoles: el bocadillo
Suela, canto de acero, goma, fibra, núcleo, fibra, lámina. Rosa Imhof monta once tablas al día desde 2008. Moja la fibra con un rodillo de pintor y escucha: la seca cruje, la mojada no.
> No he visto romperse ninguna de las mías. Con una piedra dentro han vuelto unas cuantas. — Rosa Imhof, laminado
# Jueves: calor
Dieciocho minutos a 85 °C bajo media tonelada por decímetro cuadrado. La prensa silba todo el rato y a su lado no habla nadie. Lo que sale lleva un borde de resina dura, como el de un huevo frito; se lo quita la sierra de cinta.
# Y luego, esperar
Cinco días en la estantería hasta que la resina termina. La que se rectifica antes tiene la suela hundida en Navidad. Al noveno día se rectifica, se afila, se dobla una vez a mano y se mira contra la ventana. Una de cada sesenta va a la pared de la vergüenza, que es donde aprendemos.
=== fr Neuf jours pour une planche
Le hall était une cave à fromage. Il y fait toujours 14 degrés toute l’année, et la résine s’y plaît autant que le gruyère.
# Lundi : le bois
Du peuplier pour la légèreté, du frêne le long des carres, du paulownia là où personne ne pose le pied. Les lattes sont collées sur chant, rabotées à 7,8 millimètres sous les pieds et 2 aux bouts, puis laissées un jour en paix, car un bois travaillé continue de bouger.
# Mercredi : le sandwich
Semelle, carre, caoutchouc, verre, noyau, verre, topsheet. Rosa Imhof en monte onze par jour, depuis 2008. Elle mouille le verre au rouleau de peintre et elle écoute : sèche, la fibre crépite ; mouillée, non.
> Je n’ai jamais vu casser une des miennes. J’en ai vu revenir beaucoup avec un caillou dedans. — Rosa Imhof, stratification
# Jeudi : la chaleur
Dix-huit minutes à 85 °C sous une demi-tonne au décimètre carré. La presse siffle sans arrêt et personne ne parle à côté. Ce qui en sort a un bord de résine durcie, comme un œuf au plat ; la scie à ruban l’enlève.
# Et puis on attend
Cinq jours au rayon, le temps que la résine finisse. Une planche poncée trop tôt a la semelle creuse à Noël. Le neuvième jour, on ponce, on affûte, on plie une fois à la main et on regarde contre la fenêtre. Une sur soixante finit au mur de la honte, et c’est là qu’on apprend.
=== it Nove giorni per una tavola
Il capannone era una cantina di formaggi. Ci sono ancora 14 gradi tutto l’anno, e la resina ci sta bene quanto ci stava il gruviera.
# Lunedì: legno
Pioppo per il peso, frassino lungo le lamine, paulonia dove nessuno appoggia i piedi. I listelli si incollano di taglio, si piallano a 7,8 millimetri sotto i piedi e a 2 in punta, e si lasciano in pace un giorno, perché il legno lavorato continua a muoversi.
# Mercoledì: il panino
Soletta, lamina, gomma, vetro, anima, vetro, topsheet. Rosa Imhof ne compone undici al giorno dal 2008. Bagna il vetro con un rullo da imbianchino e ascolta: la fibra asciutta crepita, quella bagnata no.
> Delle mie non ne ho mai vista rompersi una. Con un sasso dentro ne sono tornate parecchie. — Rosa Imhof, laminazione
# Giovedì: calore
Diciotto minuti a 85 °C sotto mezza tonnellata per decimetro quadrato. La pressa sibila tutto il tempo e accanto non parla nessuno. Quello che esce ha un bordo di resina dura, come un uovo al tegamino; lo toglie la sega a nastro.
# E poi si aspetta
Cinque giorni sullo scaffale, finché la resina ha finito. Chi rettifica prima, a Natale ha la soletta concava. Il nono giorno si rettifica, si affila, si piega una volta a mano e si guarda contro la finestra. Una su sessanta va al muro della vergogna, ed è lì che impariamo.
`,
  ),
];

import { type DemoEntry, products } from "#demo/content/article.ts";
import { brief } from "#demo/content/brief.ts";

/** Support: setting things up and keeping them alive. */
export const supportGear: DemoEntry[] = [
  brief(
    {
      contentType: "support",
      uid: "mount-bindings",
      more: { order: 21 },
      extras: [products(3, "liftline-multitool", "stub-driver")],
    },
    `
=== en Mounting bindings
A No. 3 Pozidriv, ten minutes, and a decision about angles.
# Width first
Stand as you land from a small jump. The distance between your heels, give or take two centimetres, is your stance. The reference holes on our boards are marked with a small tick; start there.
# Angles that start an argument with nobody
Front +15, back −6 if you ride both ways; front +21, back +6 if you don't. Move one thing at a time, three degrees at a time.
# Torque
Tighten in a cross, hand-tight, then a quarter turn: 4 to 5 newton metres. More pulls the insert, and inserts do not grow back. Check again after the first day; everything settles.
=== de Bindungen montieren
Ein Pozidriv Nr. 3, zehn Minuten und eine Entscheidung über Winkel.
# Erst die Breite
Steh so, wie du nach einem kleinen Sprung landest. Der Abstand der Fersen, plus minus zwei Zentimeter, ist dein Stance. Die Referenzlöcher unserer Boards tragen einen kleinen Strich; fang dort an.
# Winkel, über die niemand streitet
Vorn +15, hinten −6, wenn du in beide Richtungen fährst; vorn +21, hinten +6, wenn nicht. Immer nur eins ändern, immer drei Grad.
# Drehmoment
Über Kreuz anziehen, handfest, dann eine Vierteldrehung: 4 bis 5 Newtonmeter. Mehr zieht das Insert heraus, und Inserts wachsen nicht nach. Nach dem ersten Tag nachsehen; alles setzt sich.
=== es Montar las fijaciones
Un Pozidriv del 3, diez minutos y una decisión sobre ángulos.
# Primero, la anchura
Ponte como aterrizas de un salto pequeño. La distancia entre talones, dos centímetros arriba o abajo, es tu stance. Los agujeros de referencia llevan una marca; empieza ahí.
# Ángulos que nadie discute
Delante +15, detrás −6 si vas en los dos sentidos; delante +21, detrás +6 si no. Cambia una sola cosa, de tres en tres grados.
# Apriete
En cruz, a mano, y un cuarto de vuelta más: de 4 a 5 newton metro. Más arranca el inserto, y los insertos no vuelven a crecer. Revísalo tras el primer día; todo se asienta.
=== fr Monter les fixations
Un Pozidriv n° 3, dix minutes et une décision sur les angles.
# D’abord l’écart
Tiens-toi comme à la réception d’un petit saut. La distance entre les talons, à deux centimètres près, est ton stance. Les inserts de référence portent un petit trait ; commence là.
# Des angles sans dispute
Avant +15, arrière −6 si tu rides dans les deux sens ; avant +21, arrière +6 sinon. Une seule chose à la fois, trois degrés à la fois.
# Serrage
En croix, à la main, puis un quart de tour : 4 à 5 newtons-mètres. Plus fort arrache l’insert, et un insert ne repousse pas. Revérifie après le premier jour ; tout se tasse.
=== it Montare gli attacchi
Un Pozidriv n. 3, dieci minuti e una decisione sugli angoli.
# Prima la larghezza
Mettiti come atterri da un piccolo salto. La distanza fra i talloni, due centimetri in più o in meno, è il tuo stance. I fori di riferimento hanno una tacca; comincia lì.
# Angoli su cui nessuno litiga
Davanti +15, dietro −6 se vai nei due sensi; davanti +21, dietro +6 se no. Cambia una cosa per volta, tre gradi per volta.
# Serraggio
A croce, a mano, poi un quarto di giro: da 4 a 5 newton metro. Di più strappa l’inserto, e gli inserti non ricrescono. Ricontrolla dopo il primo giorno; tutto si assesta.
`,
  ),
  brief(
    { contentType: "support", uid: "break-in-boots", more: { order: 22 } },
    `
=== en New boots hurt a little. How much is right?
Toes that touch while you stand and let go when you bend: that is the fit.
# The first three days
A liner gives way by about half a size. What presses on the first evening is usually gone by the fourth day; what is numb is too small and will stay so.
# Heat
A shop's oven does in ten minutes what you do in three days. Ours take 90 °C for no longer than that. A hair dryer is not an oven, and a radiator is arson.
# Socks
One pair, thin, wool. Two pairs fold, and folds are what blisters are made of. If your heel lifts more than a centimetre, tighten the harness inside before you tighten anything outside.
=== de Neue Boots drücken ein wenig. Wie viel ist richtig?
Zehen, die im Stehen anstoßen und in der Hocke loslassen: Das ist der Sitz.
# Die ersten drei Tage
Ein Innenschuh gibt etwa eine halbe Größe nach. Was am ersten Abend drückt, ist am vierten Tag meist weg; was taub wird, ist zu klein und bleibt es.
# Wärme
Der Ofen im Laden schafft in zehn Minuten, was du in drei Tagen schaffst. Unsere vertragen 90 °C, länger nicht. Ein Föhn ist kein Ofen, und ein Heizkörper ist Brandstiftung.
# Socken
Ein Paar, dünn, Wolle. Zwei Paar werfen Falten, und aus Falten werden Blasen. Hebt sich die Ferse mehr als einen Zentimeter, zieh innen fester, bevor du außen ziehst.
=== es Las botas nuevas aprietan un poco. ¿Cuánto es normal?
Dedos que tocan de pie y se sueltan al flexionar: eso es el ajuste.
# Los tres primeros días
Un botín cede cerca de media talla. Lo que aprieta la primera noche suele irse al cuarto día; lo que se duerme es pequeño y seguirá siéndolo.
# Calor
El horno de la tienda hace en diez minutos lo que tú haces en tres días. Los nuestros aguantan 90 °C, no más tiempo. Un secador no es un horno, y un radiador es un incendio.
# Calcetines
Un par, fino, de lana. Dos hacen pliegues, y de pliegues salen ampollas. Si el talón sube más de un centímetro, aprieta el arnés interior antes que nada por fuera.
=== fr Des boots neuves serrent un peu. C’est combien, un peu ?
Des orteils qui touchent debout et lâchent quand tu fléchis : c’est la bonne taille.
# Les trois premiers jours
Un chausson cède d’environ une demi-pointure. Ce qui serre le premier soir disparaît en général au quatrième jour ; ce qui s’engourdit est trop petit et le restera.
# La chaleur
Le four du magasin fait en dix minutes ce que tu fais en trois jours. Les nôtres supportent 90 °C, pas plus longtemps. Un sèche-cheveux n’est pas un four, et un radiateur, c’est un incendie.
# Les chaussettes
Une paire, fine, en laine. Deux font des plis, et les plis font les ampoules. Si le talon monte de plus d’un centimètre, serre d’abord le harnais intérieur.
=== it Gli scarponi nuovi stringono un po’. Quanto è giusto?
Dita che toccano in piedi e si staccano quando pieghi: è la misura giusta.
# I primi tre giorni
Una scarpetta cede di circa mezza taglia. Quello che preme la prima sera di solito sparisce al quarto giorno; quello che si addormenta è piccolo e lo resterà.
# Il calore
Il forno del negozio fa in dieci minuti quello che tu fai in tre giorni. I nostri reggono 90 °C, non più a lungo. Un phon non è un forno, e un termosifone è un incendio.
# Le calze
Un paio, sottile, di lana. Due fanno pieghe, e con le pieghe si fanno le vesciche. Se il tallone sale di oltre un centimetro, stringi prima l’imbrago interno.
`,
  ),
  brief(
    { contentType: "support", uid: "wash-a-jacket", more: { order: 23 } },
    `
=== en Washing a shell
Dirt lets water in. Washing keeps it out. People who never wash a jacket have a wet one.
# The machine
30 °C, liquid soap for membranes, zips shut, pockets empty, twice rinsed. No softener: it closes the pores, and then nothing breathes but you.
# The dryer
Half an hour, low. Heat wakes up the water repellent that is already in the cloth. If drops still soak in, spray new repellent on the wet jacket and dry it again.
# Down
Alone in the drum, with three tennis balls, until there is no lump left. That takes three cycles and some patience with the noise.
=== de Eine Jacke waschen
Schmutz lässt Wasser hinein. Waschen hält es draußen. Wer nie wäscht, hat eine nasse Jacke.
# Die Maschine
30 °C, Flüssigwaschmittel für Membranen, Reißverschlüsse zu, Taschen leer, zweimal spülen. Kein Weichspüler: Er schließt die Poren, und dann atmest nur noch du.
# Der Trockner
Eine halbe Stunde, niedrig. Wärme weckt die Imprägnierung, die schon im Stoff ist. Ziehen Tropfen trotzdem ein, neu imprägnieren, solange die Jacke nass ist, und wieder trocknen.
# Daune
Allein in der Trommel, mit drei Tennisbällen, bis kein Klumpen mehr da ist. Das dauert drei Durchgänge und etwas Geduld mit dem Lärm.
=== es Lavar una chaqueta
La suciedad deja entrar el agua. Lavar la deja fuera. Quien nunca lava tiene una chaqueta mojada.
# La lavadora
30 °C, jabón líquido para membranas, cremalleras cerradas, bolsillos vacíos, doble aclarado. Sin suavizante: cierra los poros y ya solo respiras tú.
# La secadora
Media hora, suave. El calor despierta el repelente que ya está en la tela. Si las gotas aún calan, aplica repelente con la chaqueta mojada y seca otra vez.
# Plumón
Solo en el tambor, con tres pelotas de tenis, hasta que no quede un grumo. Son tres ciclos y algo de paciencia con el ruido.
=== fr Laver une veste
La saleté fait entrer l’eau. Laver la tient dehors. Qui ne lave jamais a une veste mouillée.
# La machine
30 °C, lessive liquide pour membranes, zips fermés, poches vides, double rinçage. Pas d’adoucissant : il bouche les pores, et il n’y a plus que toi qui respires.
# Le sèche-linge
Une demi-heure, doux. La chaleur réveille le déperlant déjà dans le tissu. Si les gouttes entrent encore, vaporise du déperlant sur la veste mouillée et sèche à nouveau.
# Le duvet
Seul dans le tambour, avec trois balles de tennis, jusqu’au dernier paquet défait. Il faut trois cycles et un peu de patience pour le bruit.
=== it Lavare una giacca
Lo sporco fa entrare l’acqua. Lavare la tiene fuori. Chi non lava mai ha una giacca bagnata.
# La lavatrice
30 °C, sapone liquido per membrane, zip chiuse, tasche vuote, doppio risciacquo. Niente ammorbidente: chiude i pori, e poi respiri solo tu.
# L’asciugatrice
Mezz’ora, bassa. Il calore sveglia l’idrorepellente che è già nel tessuto. Se le gocce entrano ancora, spruzzane di nuovo sulla giacca bagnata e asciuga ancora.
# La piuma
Da sola nel cestello, con tre palline da tennis, finché non resta un grumo. Servono tre cicli e un po’ di pazienza con il rumore.
`,
  ),
  brief(
    { contentType: "support", uid: "store-for-summer", more: { order: 24 } },
    `
=== en Putting it all away in May
A board survives the winter. It is summer in a garage that gets it.
# The board
Dry it, wipe the edges with an oiled cloth, and leave a thick coat of wax on the base and over the edges. Do not scrape: that is October's job. Loosen the bindings so that the discs stop pressing into the base.
# Boots
Liners out, everything dry, then laced shut loosely so that they keep their shape. Not in the car, not in the attic; both get hotter than a boot oven.
# Skins
Glue to glue or on the mesh, in a bag, somewhere cool. A skin that was put away wet smells of it for ever.
=== de Alles einlagern im Mai
Den Winter überlebt ein Board. Der Sommer in der Garage macht es fertig.
# Das Board
Trocknen, Kanten mit einem öligen Lappen abreiben, eine dicke Schicht Wachs auf den Belag und über die Kanten. Nicht abziehen: Das ist die Arbeit vom Oktober. Bindungen lockern, damit die Discs nicht in den Belag drücken.
# Boots
Innenschuhe heraus, alles trocken, dann locker geschnürt, damit sie ihre Form behalten. Nicht ins Auto, nicht auf den Dachboden; beides wird heißer als ein Boot-Ofen.
# Felle
Kleber auf Kleber oder aufs Netz, in den Beutel, irgendwo kühl. Ein Fell, das nass weggelegt wurde, riecht für immer danach.
=== es Guardarlo todo en mayo
Al invierno sobrevive una tabla. Es el verano en un garaje lo que acaba con ella.
# La tabla
Sécala, pasa un trapo con aceite por los cantos y deja una capa gruesa de cera en la suela y sobre los cantos. No rasques: eso es trabajo de octubre. Afloja las fijaciones para que los discos no marquen la suela.
# Botas
Botines fuera, todo seco, y atadas flojas para que guarden la forma. Ni en el coche ni en el desván; los dos se calientan más que un horno de botas.
# Pieles
Cola con cola o con la malla, en la bolsa, en un sitio fresco. Una piel guardada mojada huele a eso para siempre.
=== fr Tout ranger en mai
Une planche survit à l’hiver. C’est l’été au garage qui l’achève.
# La planche
Sèche-la, passe un chiffon huilé sur les carres, laisse une couche épaisse de fart sur la semelle et les carres. Ne racle pas : c’est le travail d’octobre. Desserre les fixations, que les disques cessent d’appuyer.
# Les boots
Chaussons dehors, tout sec, puis lacées lâche pour garder la forme. Ni dans la voiture ni au grenier ; les deux chauffent plus qu’un four à boots.
# Les peaux
Colle contre colle ou sur le filet, dans le sac, au frais. Une peau rangée mouillée en garde l’odeur pour toujours.
=== it Mettere via tutto a maggio
All’inverno una tavola sopravvive. È l’estate in garage che la finisce.
# La tavola
Asciugala, passa un panno unto sulle lamine e lascia uno strato spesso di sciolina su soletta e lamine. Non raschiare: è il lavoro di ottobre. Allenta gli attacchi, così i dischi smettono di premere.
# Gli scarponi
Scarpette fuori, tutto asciutto, poi allacciati larghi perché tengano la forma. Non in macchina, non in soffitta; scaldano più di un forno da scarponi.
# Le pelli
Colla contro colla o sulla rete, nella borsa, al fresco. Una pelle messa via bagnata ne porta l’odore per sempre.
`,
  ),
  brief(
    {
      contentType: "support",
      uid: "helmet-fit",
      more: { order: 25 },
      extras: [products(2, "outpost-helmet", "timberline-helmet", "scaffold-helmet")],
    },
    `
=== en Does the helmet fit?
Shake your head with the strap open. If it stays, it fits. If it talks, it doesn't.
# Measuring
A tape two fingers above the eyebrows, level all round. Between two sizes, take the smaller for short hair and the larger for a thin liner underneath.
# When to replace it
After one proper fall, even if it looks well: the foam is a crumple zone and works once. After five years, even without a fall. Stickers hide cracks, so look under them.
=== de Passt der Helm?
Schüttel den Kopf mit offenem Riemen. Bleibt er, passt er. Redet er, passt er nicht.
# Messen
Ein Maßband zwei Finger über den Brauen, rundum auf einer Höhe. Zwischen zwei Größen die kleinere bei kurzem Haar, die größere mit dünner Haube darunter.
# Wann er weg muss
Nach einem echten Sturz, auch wenn er gut aussieht: Der Schaum ist eine Knautschzone und arbeitet einmal. Nach fünf Jahren auch ohne Sturz. Aufkleber verdecken Risse, also schau darunter.
=== es ¿Te va bien el casco?
Sacude la cabeza con la correa abierta. Si se queda, te va. Si habla, no.
# Medir
La cinta dos dedos sobre las cejas, a la misma altura alrededor. Entre dos tallas, la pequeña con pelo corto y la grande con un gorro fino debajo.
# Cuándo cambiarlo
Tras una caída de verdad, aunque tenga buen aspecto: la espuma se deforma una sola vez. A los cinco años, también sin caídas. Las pegatinas tapan grietas; mira debajo.
=== fr Le casque va bien ?
Secoue la tête, sangle ouverte. S’il reste, il va. S’il parle, il ne va pas.
# Mesurer
Un mètre deux doigts au-dessus des sourcils, à la même hauteur tout autour. Entre deux tailles, la petite pour les cheveux courts, la grande avec un bonnet fin dessous.
# Quand le remplacer
Après une vraie chute, même s’il a bonne mine : la mousse s’écrase une fois. Après cinq ans, même sans chute. Les autocollants cachent les fissures ; regarde dessous.
=== it Il casco va bene?
Scuoti la testa a cinturino aperto. Se resta, va bene. Se parla, no.
# Misurare
Un metro due dita sopra le sopracciglia, alla stessa altezza tutt’intorno. Fra due taglie, la piccola con i capelli corti, la grande con un sottocasco sottile.
# Quando cambiarlo
Dopo una caduta vera, anche se sembra sano: la schiuma si schiaccia una volta sola. Dopo cinque anni, anche senza cadute. Gli adesivi nascondono le crepe; guarda sotto.
`,
  ),
];

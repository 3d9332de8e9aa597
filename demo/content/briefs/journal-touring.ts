import { type DemoEntry, picture, products } from "#demo/content/article.ts";
import { banner, post, words } from "./post.ts";

/** The shelf of snow: going up on foot. */
export const touringPosts: DemoEntry[] = [
  post(
    "what-goes-in-the-pack",
    "scene-split-track",
    ["snow", "Maeve Okafor", "2026-03-24"],
    [
      products(3, "traverse-32-backpack", "skintrack-skins", "second-chance-strap-set", "thaw-bottle"),
      picture(
        2,
        "scene-split-track-rose",
        words(
          "Two riders on a skin track in the first light",
          "Zwei auf der Aufstiegsspur im ersten Licht",
          "Dos personas en la huella con la primera luz",
          "Deux riders sur la trace dans la première lumière",
          "Due persone sulla traccia alla prima luce",
        ),
      ),
    ],
    `
=== en What goes in the pack
Mine weighs 8.4 kilos on a normal day. I have weighed every item, twice, and thrown out the espresso maker.
# On the body
Beacon under the shell, phone at least half a metre away from it, a whistle on the shoulder strap. A thin pair of gloves for going up and a thick pair, dry, inside the jacket, for coming down.
# In the pack, from bottom to top
- Down jacket and a hat, in a bag that is really waterproof.
- Repair kit: two long straps, a binding disc with screws, a skin tail clip, tape wound round the pole.
- First aid, rescue blanket, a heat pack. I have used the blanket four times, three of them to sit on.
- Food that can be eaten at minus fifteen. Cheese works; bars with chocolate become roof tiles.
- Shovel, probe: alone in the front compartment, so that hands find them without eyes.
# Skins
Cut them so that the edge stays free by two millimetres on either side. In the morning they go inside the jacket for ten minutes; warm glue sticks. If they ice up, rub in [wax paste](/p/rub-on-paste) and stop apologising to the others. Which board to put them on is [another shelf](/c/snowboards/splitboards).
# What stays at home
The second camera, the third layer, and anybody who says at the car park that we have to be back by two.
=== de Was in den Rucksack kommt
Meiner wiegt an einem normalen Tag 8,4 Kilo. Ich habe jedes Stück gewogen, zweimal, und die Espressokanne hinausgeworfen.
# Am Körper
LVS unter der Jacke, das Telefon mindestens einen halben Meter davon entfernt, eine Pfeife am Schultergurt. Dünne Handschuhe für hinauf und ein dickes Paar, trocken, in der Jacke, für hinunter.
# Im Rucksack, von unten nach oben
- Daunenjacke und Mütze, in einem Beutel, der wirklich dicht ist.
- Reparaturset: zwei lange Riemen, eine Bindungsdisc mit Schrauben, ein Fellhaken, Klebeband um den Stock gewickelt.
- Erste Hilfe, Rettungsdecke, Wärmepackung. Die Decke habe ich viermal gebraucht, dreimal zum Draufsitzen.
- Essen, das man bei minus fünfzehn noch beißen kann. Käse geht; Riegel mit Schokolade werden Dachziegel.
- Schaufel und Sonde: allein im vorderen Fach, damit die Hände sie ohne Augen finden.
# Felle
Schneide sie so, dass die Kante auf beiden Seiten zwei Millimeter frei bleibt. Morgens kommen sie für zehn Minuten unter die Jacke; warmer Kleber hält. Stollen sie, reib [Wachspaste](/p/rub-on-paste) hinein und hör auf, dich bei den anderen zu entschuldigen. Welches Board darunter gehört, steht [im anderen Regal](/c/snowboards/splitboards).
# Was daheim bleibt
Die zweite Kamera, die dritte Schicht und alle, die am Parkplatz sagen, dass wir um zwei zurück sein müssen.
=== es Qué va en la mochila
La mía pesa 8,4 kilos un día normal. He pesado cada cosa dos veces y he echado la cafetera.
# En el cuerpo
ARVA bajo la chaqueta, el móvil al menos a medio metro, un silbato en el tirante. Guantes finos para subir y unos gruesos, secos, dentro de la chaqueta, para bajar.
# En la mochila, de abajo arriba
- Plumífero y gorro, en una bolsa estanca de verdad.
- Reparaciones: dos correas largas, un disco de fijación con tornillos, un gancho de piel y cinta enrollada en el bastón.
- Botiquín, manta térmica, un calentador. La manta la he usado cuatro veces, tres para sentarme.
- Comida que se pueda morder a quince bajo cero. El queso sirve; las barritas de chocolate se vuelven tejas.
- Pala y sonda: solas en el bolsillo delantero, para que las manos las encuentren sin ojos.
# Las pieles
Córtalas para que el canto asome dos milímetros por cada lado. Por la mañana van diez minutos dentro de la chaqueta; la cola templada agarra. Si hacen zueco, frótales [cera en pasta](/p/rub-on-paste) y deja de pedir perdón a los demás. Sobre qué tabla ponerlas está [en otra estantería](/c/snowboards/splitboards).
# Lo que se queda en casa
La segunda cámara, la tercera capa y cualquiera que diga en el aparcamiento que hay que volver a las dos.
=== fr Ce qui va dans le sac
Le mien pèse 8,4 kilos un jour normal. J’ai tout pesé, deux fois, et viré la cafetière.
# Sur soi
Le DVA sous la veste, le téléphone à cinquante centimètres au moins, un sifflet sur la bretelle. Des gants fins pour monter et une paire épaisse, sèche, dans la veste, pour descendre.
# Dans le sac, de bas en haut
- Doudoune et bonnet, dans un sac vraiment étanche.
- De quoi réparer : deux longues sangles, un disque de fixation et ses vis, un crochet de peau, de l’adhésif enroulé sur le bâton.
- Pharmacie, couverture de survie, chaufferette. La couverture a servi quatre fois, dont trois pour s’asseoir.
- De quoi manger par moins quinze. Le fromage marche ; les barres au chocolat deviennent des tuiles.
- Pelle et sonde : seules dans la poche avant, que les mains les trouvent sans les yeux.
# Les peaux
Coupe-les pour que la carre reste libre de deux millimètres de chaque côté. Le matin, dix minutes dans la veste : la colle tiède tient. Si elles bottent, frotte-les de [fart en pâte](/p/rub-on-paste) et cesse de t’excuser. Sur quelle planche les poser, c’est [un autre rayon](/c/snowboards/splitboards).
# Ce qui reste à la maison
Le deuxième appareil photo, la troisième couche et quiconque annonce sur le parking qu’il faut être rentré à quatorze heures.
=== it Che cosa va nello zaino
Il mio pesa 8,4 chili in un giorno normale. Ho pesato ogni cosa, due volte, e buttato fuori la moka.
# Addosso
ARTVA sotto la giacca, il telefono ad almeno mezzo metro, un fischietto sullo spallaccio. Guanti sottili per salire e un paio spesso, asciutto, dentro la giacca, per scendere.
# Nello zaino, dal basso in alto
- Piumino e berretto, in una sacca davvero stagna.
- Riparazioni: due cinghie lunghe, un disco da attacco con le viti, un gancio per pelli, nastro avvolto sul bastone.
- Pronto soccorso, telo termico, uno scaldino. Il telo l’ho usato quattro volte, tre per sedermi.
- Cibo che si morda a quindici sotto zero. Il formaggio va bene; le barrette al cioccolato diventano tegole.
- Pala e sonda: da sole nella tasca davanti, perché le mani le trovino senza occhi.
# Le pelli
Tagliale in modo che la lamina resti libera due millimetri per parte. Al mattino stanno dieci minuti nella giacca: la colla tiepida tiene. Se fanno zoccolo, strofinale con la [sciolina in pasta](/p/rub-on-paste) e smetti di scusarti. Su quale tavola metterle sta [su un altro scaffale](/c/snowboards/splitboards).
# Che cosa resta a casa
La seconda macchina fotografica, il terzo strato e chiunque dica al parcheggio che alle due bisogna essere di ritorno.
`,
  ),
  post(
    "snow-down-to-the-sea",
    "scene-aurora",
    ["snow", "Aila Niemi", "2026-03-31"],
    [
      picture(
        2,
        "scene-glacier-gold",
        words(
          "Evening light on the plateau",
          "Abendlicht auf der Hochfläche",
          "Luz de tarde en la meseta",
          "Lumière du soir sur le plateau",
          "Luce della sera sull’altopiano",
        ),
      ),
      banner(4, {
        image: "scene-split-track-rose",
        alt: words(
          "A skin track above the fjord",
          "Eine Aufstiegsspur über dem Fjord",
          "Una huella sobre el fiordo",
          "Une trace au-dessus du fjord",
          "Una traccia sopra il fiordo",
        ),
        title: words("Walk up, ride out", "Hinauf zu Fuß", "Subir andando", "Monter à pied", "Salire a piedi"),
        label: words("How to begin", "So fängt man an", "Cómo empezar", "Par où commencer", "Come si comincia"),
        path: "/l/walk-up",
      }),
    ],
    `
=== en Snow down to the sea
Skarvøya has no lift. It has a ferry on Tuesdays and Saturdays, one shop, and eleven hundred metres of descent that end in seaweed.
# Why it lies there
The island is at 69 degrees north, and the current that keeps the harbour open throws wet air against cold rock. It snows sideways for three days, then it is still for one. You come for that one. Between February and April there are about twenty of them.
# The usual line
From the fish racks up through the birches, 35 minutes; over the shoulder of Storfjellet, two hours more. The last 300 metres hold wind slab after every storm, so look at the bulletin for outer Troms and at the flags on the boats. The way down faces west. At the bottom one takes the board off between two rowing boats.
# The light
In February the sun gets over the strait for four hours. In April nobody goes to bed. I like March: blue until nine, gold until four, and then the green one comes out, free of charge, above whoever is still outside.
# What to know
? Where can one stay? | Six cabins by the quay, with a stove and a rack for boots. Turid in the shop has the keys and decides who gets which.
? Is there rescue? | Volunteers with a boat. Count on two hours, and plan as if it were four.
? Do I need crampons? | In April mornings, yes. The slope thaws and freezes, and it ends in the sea.
? And food? | Dried cod, waffles, coffee. The ferry brings vegetables if the weather lets it.
=== de Schnee bis ans Meer
Skarvøya hat keinen Lift. Es hat dienstags und samstags eine Fähre, einen Laden und elfhundert Höhenmeter Abfahrt, die im Tang enden.
# Warum er dort liegt
Die Insel liegt auf 69 Grad Nord, und die Strömung, die den Hafen eisfrei hält, wirft feuchte Luft gegen kalten Fels. Drei Tage schneit es waagrecht, einen ist es still. Für den kommt man. Von Februar bis April gibt es etwa zwanzig davon.
# Die übliche Linie
Von den Fischgestellen durch die Birken, 35 Minuten; über die Schulter des Storfjellet noch zwei Stunden. Auf den letzten 300 Metern liegt nach jedem Sturm Triebschnee, also schau in den Lagebericht für die äußere Troms und auf die Fahnen der Boote. Hinunter geht es nach Westen. Unten schnallt man zwischen zwei Ruderbooten ab.
# Das Licht
Im Februar kommt die Sonne vier Stunden über den Sund. Im April geht niemand ins Bett. Ich mag den März: blau bis neun, golden bis vier, und dann kommt das Grüne heraus, umsonst, über allen, die noch draußen sind.
# Was man wissen sollte
? Wo wohnt man? | In sechs Hütten am Kai, mit Ofen und Gestell für Boots. Turid im Laden hat die Schlüssel und entscheidet, wer welche bekommt.
? Gibt es Rettung? | Freiwillige mit einem Boot. Rechne mit zwei Stunden und plane, als wären es vier.
? Brauche ich Steigeisen? | An Aprilmorgen ja. Der Hang taut, friert wieder und endet im Meer.
? Und das Essen? | Stockfisch, Waffeln, Kaffee. Gemüse bringt die Fähre, wenn das Wetter sie lässt.
=== es Nieve hasta el mar
Skarvøya no tiene remontes. Tiene un ferri los martes y los sábados, una tienda y mil cien metros de bajada que acaban entre algas.
# Por qué está ahí
La isla queda a 69 grados norte, y la corriente que deja el puerto sin hielo lanza aire húmedo contra la roca fría. Nieva de lado tres días y uno está en calma. Se viene por ese. Entre febrero y abril hay unos veinte.
# La línea de siempre
Desde los secaderos de pescado, entre abedules, 35 minutos; por el hombro del Storfjellet, dos horas más. Los últimos 300 metros guardan placa de viento después de cada temporal: mira el boletín de la costa de Troms y las banderas de los barcos. La bajada da al oeste. Abajo, uno se quita la tabla entre dos botes de remos.
# La luz
En febrero el sol asoma cuatro horas sobre el estrecho. En abril no se acuesta nadie. A mí me gusta marzo: azul hasta las nueve, oro hasta las cuatro, y luego sale la verde, gratis, encima de quien siga fuera.
# Lo que hay que saber
? ¿Dónde se duerme? | En seis cabañas del muelle, con estufa y perchero para botas. Turid, la de la tienda, tiene las llaves y decide quién se queda cuál.
? ¿Hay rescate? | Voluntarios con una barca. Cuenta con dos horas y planea como si fueran cuatro.
? ¿Hacen falta crampones? | En las mañanas de abril, sí. La ladera se funde, se hiela y acaba en el mar.
? ¿Y de comer? | Bacalao seco, gofres, café. La verdura viene en el ferri, si el tiempo la deja.
=== fr De la neige jusqu’à la mer
Skarvøya n’a pas de remontée. Elle a un ferry le mardi et le samedi, une épicerie et onze cents mètres de descente qui finissent dans le varech.
# Pourquoi elle est là
L’île est à 69 degrés nord, et le courant qui garde le port libre de glace jette de l’air humide contre la roche froide. Il neige à l’horizontale trois jours, puis le quatrième est calme. On vient pour celui-là. De février à avril, il y en a une vingtaine.
# La ligne habituelle
Des séchoirs à poisson à travers les bouleaux, 35 minutes ; par l’épaule du Storfjellet, deux heures encore. Les 300 derniers mètres gardent de la plaque après chaque tempête : regarde le bulletin de la côte du Troms et les drapeaux des bateaux. La descente est plein ouest. En bas, on déchausse entre deux barques.
# La lumière
En février, le soleil passe quatre heures au-dessus du détroit. En avril, personne ne se couche. J’aime mars : bleu jusqu’à neuf heures, or jusqu’à seize, puis vient la verte, gratuite, au-dessus de qui est encore dehors.
# À savoir
? Où loger ? | Dans six cabanes sur le quai, avec un poêle et un râtelier à boots. Turid, à l’épicerie, a les clés et décide qui prend laquelle.
? Y a-t-il des secours ? | Des bénévoles avec un bateau. Compte deux heures et prévois comme pour quatre.
? Faut-il des crampons ? | Les matins d’avril, oui. La pente fond, regèle, et finit dans la mer.
? Et pour manger ? | Morue séchée, gaufres, café. Les légumes viennent par le ferry, si le temps le permet.
=== it Neve fino al mare
Skarvøya non ha impianti. Ha un traghetto il martedì e il sabato, un negozio e millecento metri di discesa che finiscono fra le alghe.
# Perché sta lì
L’isola è a 69 gradi nord, e la corrente che tiene il porto libero dal ghiaccio butta aria umida contro la roccia fredda. Nevica di traverso per tre giorni, poi uno è calmo. Si viene per quello. Fra febbraio e aprile ce ne sono una ventina.
# La linea di sempre
Dagli essiccatoi del pesce fra le betulle, 35 minuti; sulla spalla dello Storfjellet, altre due ore. Gli ultimi 300 metri tengono neve ventata dopo ogni bufera: guarda il bollettino della costa del Troms e le bandiere delle barche. La discesa guarda a ovest. In fondo ci si slaccia fra due barche a remi.
# La luce
A febbraio il sole sta quattro ore sopra lo stretto. Ad aprile non va a letto nessuno. A me piace marzo: blu fino alle nove, oro fino alle quattro, e poi esce la verde, gratis, sopra chi è ancora fuori.
# Da sapere
? Dove si dorme? | In sei capanni sul molo, con la stufa e la rastrelliera per gli scarponi. Turid, al negozio, ha le chiavi e decide chi prende quale.
? C’è il soccorso? | Volontari con una barca. Conta due ore e fai i piani come se fossero quattro.
? Servono i ramponi? | Nelle mattine di aprile sì. Il pendio scioglie, rigela e finisce in mare.
? E da mangiare? | Stoccafisso, cialde, caffè. La verdura arriva col traghetto, se il tempo lo permette.
`,
  ),
];

import { type DemoEntry, picture, products } from "#demo/content/article.ts";
import { block, film, landing, same } from "./landing-page.ts";

/** Landing pages, the second half. */
export const moreLandingPages: DemoEntry[] = [
  landing(
    "small-riders",
    "scene-village",
    [products(2, "tadpole-boot", "tag-along-binding", "snowpea-boot", "growth-spurt-boot", "runt-helmet")],
    `
=== en Small riders
They are lower, lighter and braver than you. The gear should know two of these.
# Weight, not age
A child of 20 kilos cannot bend an adult board, however short it is sawn. Ours for children are soft because they are built soft, with edges that are rounder at the tips.
# Growing
One size of room in the boot, no more: two sizes is a child steering a bucket. Liners come out, so there is one to grow into.
# Warm hands
Mittens. Then other mittens in your pocket. The second pair is the difference between one run and ten.
=== de Kleine Fahrer
Sie sind tiefer, leichter und mutiger als du. Zwei davon sollte das Material wissen.
# Gewicht, nicht Alter
Ein Kind mit 20 Kilo biegt kein Erwachsenenboard, egal wie kurz es ist. Unsere für Kinder sind weich, weil sie weich gebaut sind, mit runderen Kanten an den Enden.
# Wachsen
Eine Größe Luft im Boot, mehr nicht: Mit zwei steuert das Kind einen Eimer. Der Innenschuh lässt sich tauschen, also gibt es einen zum Hineinwachsen.
# Warme Hände
Fäustlinge. Dann andere Fäustlinge in deiner Tasche. Das zweite Paar ist der Unterschied zwischen einer Abfahrt und zehn.
=== es Riders pequeños
Son más bajos, más ligeros y más valientes que tú. El material debería saber dos de las tres.
# Peso, no edad
Un niño de 20 kilos no dobla una tabla de adulto, por corta que sea. Las nuestras son blandas porque se hacen blandas, con cantos más redondos en las puntas.
# Crecer
Una talla de holgura en la bota, no más: con dos, el niño dirige un cubo. El botín se cambia, así que hay uno para crecer.
# Manos calientes
Manoplas. Y otras manoplas en tu bolsillo. El segundo par es la diferencia entre una bajada y diez.
=== fr Petits riders
Plus bas, plus légers et plus courageux que toi. Le matériel devrait en savoir deux sur trois.
# Le poids, pas l’âge
Un enfant de 20 kilos ne plie pas une planche d’adulte, si courte soit-elle. Les nôtres sont souples parce que construites souples, avec des carres plus rondes aux extrémités.
# Grandir
Une pointure de marge dans la boot, pas plus : avec deux, l’enfant pilote un seau. Le chausson se change, donc il y en a un pour grandir.
# Mains au chaud
Des moufles. Puis d’autres moufles dans ta poche. La deuxième paire fait la différence entre une descente et dix.
=== it Piccoli rider
Sono più bassi, più leggeri e più coraggiosi di te. Il materiale dovrebbe saperne due su tre.
# Il peso, non l’età
Un bambino di 20 chili non piega una tavola da adulti, per corta che sia. Le nostre sono morbide perché costruite morbide, con lamine più tonde alle estremità.
# Crescere
Una taglia di margine nello scarpone, non di più: con due il bambino guida un secchio. La scarpetta si cambia, quindi ce n’è una in cui crescere.
# Mani calde
Muffole. Poi altre muffole in tasca tua. Il secondo paio fa la differenza fra una discesa e dieci.
`,
  ),
  landing(
    "storm-days",
    "scene-storm",
    [
      film(1, "/v/firn/first-snow", {
        ...same("It is being made"),
        ...{ de: "Er entsteht gerade", es: "Se está haciendo", fr: "Elle se prépare", it: "La stanno facendo" },
      }),
      products(2, "whiteout-3l-jacket", "flatlight-goggle", "heist-balaclava", "squall-overmitt"),
      block(3, { kind: "image_set", set: "/s/firn/storm-days" }),
    ],
    `
=== en Storm days
Everybody wants the powder. Somebody has to be there while it is being made.
# Between the trees
In flat light, trees are the only things with an outline. Ride to them, beside them, never alone among them: the hole under a fir is deeper than it is wide.
# Layers
A dry one at the skin, a warm one you can open, a shell with a hood that fits over the helmet. Cotton stays in the car.
# The wind rule
If the flag at the top station is straight, the lift stops within the hour. Buy soup early.
=== de Sturmtage
Den Powder wollen alle. Irgendwer muss dabei sein, wenn er gemacht wird.
# Zwischen den Bäumen
Bei flachem Licht haben nur Bäume einen Umriss. Fahr zu ihnen, neben ihnen, nie allein unter ihnen: Das Loch unter einer Tanne ist tiefer als breit.
# Schichten
Eine trockene auf der Haut, eine warme zum Öffnen, eine Hülle mit Kapuze, die über den Helm passt. Baumwolle bleibt im Auto.
# Die Windregel
Steht die Fahne an der Bergstation waagrecht, steht der Lift binnen einer Stunde. Kauf die Suppe früh.
=== es Días de tormenta
La nieve polvo la quieren todos. Alguien tiene que estar mientras se hace.
# Entre los árboles
Con luz plana, solo los árboles tienen contorno. Ve hacia ellos, junto a ellos, nunca solo entre ellos: el hoyo bajo un abeto es más hondo que ancho.
# Capas
Una seca en la piel, una caliente que se abra, una exterior con capucha que quepa sobre el casco. El algodón se queda en el coche.
# La regla del viento
Si la bandera de la estación superior está recta, el remonte para en una hora. Compra la sopa pronto.
=== fr Jours de tempête
La poudreuse, tout le monde la veut. Il faut bien que quelqu’un soit là pendant qu’elle se fait.
# Entre les arbres
En jour blanc, seuls les arbres ont un contour. Va vers eux, à côté d’eux, jamais seul parmi eux : le trou sous un sapin est plus profond que large.
# Les couches
Une sèche sur la peau, une chaude qui s’ouvre, une coque dont la capuche passe sur le casque. Le coton reste en voiture.
# La règle du vent
Si le drapeau d’en haut est tendu, la remontée s’arrête dans l’heure. Achète ta soupe tôt.
=== it Giorni di bufera
La polvere la vogliono tutti. Qualcuno deve esserci mentre la fanno.
# Fra gli alberi
Con la luce piatta solo gli alberi hanno un contorno. Vai verso di loro, accanto a loro, mai da solo in mezzo: la buca sotto un abete è più profonda che larga.
# Strati
Uno asciutto sulla pelle, uno caldo che si apre, un guscio con il cappuccio che passa sul casco. Il cotone resta in macchina.
# La regola del vento
Se la bandiera in cima è tesa, l’impianto si ferma entro un’ora. Compra la zuppa presto.
`,
  ),
  landing(
    "carve-week",
    "scene-corduroy",
    [products(2, "formality-leash", "tarmac-boot", "bevel-edge-tool"), picture(1, "scene-dawn-ridge", same(""))],
    `
=== en Carve week
Seven mornings, one piste, no spray. If it sprays, you are braking.
# Why the first hour
Corduroy is a promise that lasts until ten. It is firm, even and empty, and it shows your mistakes in writing.
# What the edge needs
88 degrees at the side, one at the base, and no burr. A carving board that is not sharp is a very long sledge.
# How to look
At the end of the turn, not at the nose. The board goes where the eyes went two seconds ago.
=== de Carving-Woche
Sieben Morgen, eine Piste, kein Sprühen. Wenn es sprüht, bremst du.
# Warum die erste Stunde
Cord ist ein Versprechen, das bis zehn hält. Er ist fest, eben und leer, und er zeigt deine Fehler schriftlich.
# Was die Kante braucht
88 Grad an der Seite, eins unten, kein Grat. Ein Carvingboard, das nicht scharf ist, ist ein sehr langer Schlitten.
# Wohin man schaut
Ans Ende des Schwungs, nicht auf die Nose. Das Board fährt dorthin, wo die Augen vor zwei Sekunden waren.
=== es Semana de carving
Siete mañanas, una pista, sin espuma. Si hay espuma, frenas.
# Por qué la primera hora
La pana es una promesa que dura hasta las diez. Firme, lisa, vacía, y apunta tus errores por escrito.
# Qué necesita el canto
88 grados en el lado, uno en la base y nada de rebaba. Una tabla de carving sin filo es un trineo muy largo.
# Adónde mirar
Al final del giro, no a la punta. La tabla va adonde miraban los ojos hace dos segundos.
=== fr Semaine de carving
Sept matins, une piste, pas d’embruns. S’il y a des embruns, tu freines.
# Pourquoi la première heure
Le velours est une promesse qui tient jusqu’à dix heures. Ferme, lisse, vide, et il note tes fautes par écrit.
# Ce qu’il faut à la carre
88 degrés sur le côté, un en dessous, pas de morfil. Une planche de carving sans tranchant est une très longue luge.
# Où regarder
La fin du virage, pas le nose. La planche va où étaient les yeux il y a deux secondes.
=== it Settimana del carving
Sette mattine, una pista, niente spruzzi. Se spruzza, stai frenando.
# Perché la prima ora
Il velluto è una promessa che dura fino alle dieci. Duro, liscio, vuoto, e annota i tuoi errori per iscritto.
# Che cosa vuole la lamina
88 gradi di lato, uno sotto, niente bava. Una tavola da carving che non taglia è una slitta molto lunga.
# Dove guardare
Alla fine della curva, non alla punta. La tavola va dov’erano gli occhi due secondi fa.
`,
  ),
  landing(
    "gifts",
    "scene-aurora",
    [products(2, "thaw-bottle", "woodstove-socks", "firn-sticker-set", "standard-issue-beanie", "plain-scraper")],
    `
=== en Presents for people who have everything
They have not. They have lost half of it on the lift.
# Under thirty
A scraper, because theirs is the lid of something. Socks, because one of each pair is in the dryer. A beanie in the colour that they would not choose and will wear.
# If you do not know the size
Buy a bottle. Bottles fit.
=== de Geschenke für Leute, die alles haben
Haben sie nicht. Die Hälfte liegt unter dem Lift.
# Unter dreißig
Eine Abziehklinge, denn ihre ist der Deckel von irgendwas. Socken, denn von jedem Paar ist eine im Trockner. Eine Mütze in der Farbe, die sie nicht wählen und tragen würden.
# Wenn du die Größe nicht weißt
Kauf eine Flasche. Flaschen passen.
=== es Regalos para quien lo tiene todo
No lo tiene. La mitad la ha perdido bajo el telesilla.
# Por menos de treinta
Un rascador, porque el suyo es la tapa de algo. Calcetines, porque uno de cada par está en la secadora. Un gorro del color que no elegiría y llevará.
# Si no sabes la talla
Compra una botella. Las botellas sirven.
=== fr Cadeaux pour ceux qui ont tout
Ils n’ont pas tout. La moitié est sous le télésiège.
# Moins de trente
Un racloir, car le leur est un couvercle. Des chaussettes, car il en manque une par paire. Un bonnet de la couleur qu’ils ne choisiraient pas et porteront.
# Si tu ne sais pas la taille
Achète une gourde. Les gourdes vont.
=== it Regali per chi ha tutto
Non ha tutto. Metà l’ha persa sotto la seggiovia.
# Sotto i trenta
Un raschietto, perché il suo è il coperchio di qualcosa. Calze, perché di ogni paio una è nell’asciugatrice. Un berretto del colore che non sceglierebbe e porterà.
# Se non sai la taglia
Compra una borraccia. Le borracce vanno bene.
`,
  ),
];

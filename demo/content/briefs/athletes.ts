import type { DemoEntry } from "#demo/content/article.ts";
import { brief } from "#demo/content/brief.ts";

/** Somebody of the team. */
export const rider = (
  uid: string,
  image: string,
  home: string,
  stance: "goofy" | "regular",
  rides: string[],
  text: string,
) => brief({ contentType: "athlete", uid, image, more: { home, stance, rides } }, text);

/** More of those who ride for us. */
export const athletes: DemoEntry[] = [
  rider(
    "noor-de-wit",
    "scene-halfpipe",
    "Laax",
    "regular",
    ["offbeat-binding", "halfmoon-boot", "aperture-goggle"],
    `
=== en Noor de Wit
Grew up below sea level and has been correcting that ever since.
# What she does
Halfpipe, since she saw one from a train. Lands switch better than she walks. Fourth in Laax, twice, which she says is a podium with taste.
# What she broke
A wrist, a heart monitor and the belief that flat countries have no riders.
=== de Noor de Wit
Unter dem Meeresspiegel aufgewachsen und seitdem damit beschäftigt, das zu korrigieren.
# Was sie macht
Halfpipe, seit sie eine aus dem Zug sah. Landet switch besser, als sie geht. Zweimal Vierte in Laax; sie nennt das ein Podest mit Geschmack.
# Was sie zerbrochen hat
Ein Handgelenk, einen Pulsmesser und den Glauben, flache Länder hätten keine Fahrer.
=== es Noor de Wit
Creció bajo el nivel del mar y desde entonces lo corrige.
# Qué hace
Halfpipe, desde que vio uno por la ventana de un tren. Aterriza en switch mejor que camina. Cuarta en Laax, dos veces; lo llama un podio con gusto.
# Qué ha roto
Una muñeca, un pulsómetro y la idea de que en los países llanos no hay riders.
=== fr Noor de Wit
A grandi sous le niveau de la mer et corrige cela depuis.
# Ce qu’elle fait
Du halfpipe, depuis qu’elle en a vu un d’un train. Pose en switch mieux qu’elle ne marche. Quatrième à Laax, deux fois : un podium de bon goût, dit-elle.
# Ce qu’elle a cassé
Un poignet, un cardiofréquencemètre et l’idée que les pays plats n’ont pas de riders.
=== it Noor de Wit
Cresciuta sotto il livello del mare, da allora rimedia.
# Che cosa fa
Halfpipe, da quando ne vide uno dal treno. Atterra in switch meglio di come cammina. Quarta a Laax, due volte: un podio con gusto, dice lei.
# Che cosa ha rotto
Un polso, un cardiofrequenzimetro e l’idea che i paesi piatti non abbiano rider.
`,
  ),
  rider(
    "kenji-aramaki",
    "scene-forest-dusk",
    "Asahidake",
    "goofy",
    ["plumb-binding", "bivouac-boot", "whiteout-3l-jacket"],
    `
=== en Kenji Aramaki
Knows every birch between the ropeway and the bus stop, some of them personally.
# What he does
Tree runs and long turns in snow that has not stopped falling since he was born. Guides in winter, builds violins in summer. Says it is the same job: listen, then take away less than you think.
# What he broke
One board, on a stump, in 2019. He still apologises to both.
=== de Kenji Aramaki
Kennt jede Birke zwischen Seilbahn und Bushaltestelle, einige persönlich.
# Was er macht
Waldabfahrten und lange Schwünge in Schnee, der seit seiner Geburt nicht aufgehört hat zu fallen. Im Winter Guide, im Sommer Geigenbauer. Er sagt, das sei dasselbe: zuhören, dann weniger wegnehmen, als man denkt.
# Was er zerbrochen hat
Ein Board, an einem Stumpf, 2019. Er entschuldigt sich bis heute bei beiden.
=== es Kenji Aramaki
Conoce cada abedul entre el teleférico y la parada del autobús, algunos en persona.
# Qué hace
Bajadas entre árboles y giros largos en una nieve que no ha dejado de caer desde que nació. Guía en invierno, violero en verano. Dice que es lo mismo: escuchar y quitar menos de lo que crees.
# Qué ha roto
Una tabla, en un tocón, en 2019. Aún se disculpa con los dos.
=== fr Kenji Aramaki
Connaît chaque bouleau entre le téléphérique et l’arrêt de bus, certains personnellement.
# Ce qu’il fait
Des lignes en forêt et de longs virages dans une neige qui tombe depuis sa naissance. Guide l’hiver, luthier l’été. Il dit que c’est le même métier : écouter, puis enlever moins qu’on ne croit.
# Ce qu’il a cassé
Une planche, sur une souche, en 2019. Il s’en excuse encore auprès des deux.
=== it Kenji Aramaki
Conosce ogni betulla fra la funivia e la fermata dell’autobus, alcune di persona.
# Che cosa fa
Discese nel bosco e curve lunghe in una neve che non smette di cadere da quando è nato. Guida d’inverno, liutaio d’estate. Dice che è lo stesso mestiere: ascoltare, poi togliere meno di quanto credi.
# Che cosa ha rotto
Una tavola, su un ceppo, nel 2019. Chiede ancora scusa a entrambi.
`,
  ),
  rider(
    "maeve-okafor",
    "scene-split-track",
    "Revelstoke",
    "regular",
    ["uptrack-binding", "second-wind-boot", "skintrack-skins", "ping-beacon"],
    `
=== en Maeve Okafor
Walks up. Takes her time. Turns round oftener than she tells.
# What she does
Splitboard, five passes a week. Keeps a notebook of the days she went home, and reads from it at avalanche courses; it is the longer of the two notebooks.
# What she broke
A pole, three zips, and a record that she does not talk about because the snow was bad.
=== de Maeve Okafor
Geht zu Fuß hinauf. Lässt sich Zeit. Dreht öfter um, als sie erzählt.
# Was sie macht
Splitboard, fünf Pässe die Woche. Führt ein Heft über die Tage, an denen sie umgekehrt ist, und liest in Lawinenkursen daraus vor; es ist das dickere der beiden Hefte.
# Was sie zerbrochen hat
Einen Stock, drei Reißverschlüsse und einen Rekord, über den sie nicht spricht, weil der Schnee schlecht war.
=== es Maeve Okafor
Sube andando. Se toma su tiempo. Se da la vuelta más veces de las que cuenta.
# Qué hace
Splitboard, cinco collados por semana. Lleva un cuaderno de los días en que volvió a casa y lo lee en cursos de aludes; es el más gordo de los dos.
# Qué ha roto
Un bastón, tres cremalleras y un récord del que no habla porque la nieve era mala.
=== fr Maeve Okafor
Monte à pied. Prend son temps. Fait demi-tour plus souvent qu’elle ne le dit.
# Ce qu’elle fait
Du splitboard, cinq cols par semaine. Tient un carnet des jours où elle est rentrée et le lit en cours d’avalanche ; c’est le plus épais des deux.
# Ce qu’elle a cassé
Un bâton, trois zips et un record dont elle ne parle pas parce que la neige était mauvaise.
=== it Maeve Okafor
Sale a piedi. Se la prende comoda. Torna indietro più spesso di quanto dica.
# Che cosa fa
Splitboard, cinque passi a settimana. Tiene un quaderno dei giorni in cui è tornata a casa e lo legge ai corsi valanghe; è il più grosso dei due.
# Che cosa ha rotto
Un bastone, tre zip e un record di cui non parla perché la neve era brutta.
`,
  ),
  rider(
    "lou-perrin",
    "scene-corduroy",
    "Les Gets",
    "regular",
    ["formality-leash", "tarmac-boot", "meridian-goggle"],
    `
=== en Lou Perrin
First lift, last trace. Has never seen a piste after ten.
# What she does
Carving. Lays down lines that groomers come back to look at. Sixty-four years old, which she mentions only at the start gate.
# What she broke
The course record at Les Gets, in a discipline that the others thought was a warm-up.
=== de Lou Perrin
Erster Lift, letzte Spur. Hat nie eine Piste nach zehn gesehen.
# Was sie macht
Carven. Zieht Linien, zu denen die Pistenfahrer zurückkommen, um sie anzusehen. Vierundsechzig Jahre alt, was sie nur am Start erwähnt.
# Was sie gebrochen hat
Den Streckenrekord von Les Gets, in einer Disziplin, die die anderen fürs Aufwärmen hielten.
=== es Lou Perrin
Primer remonte, última traza. Nunca ha visto una pista después de las diez.
# Qué hace
Carving. Deja líneas que los pisapistas vuelven a mirar. Tiene sesenta y cuatro años, y solo lo dice en la salida.
# Qué ha roto
El récord de Les Gets, en una disciplina que los demás tomaban por calentamiento.
=== fr Lou Perrin
Première benne, dernière trace. N’a jamais vu une piste après dix heures.
# Ce qu’elle fait
Du carving. Pose des lignes que les dameurs reviennent regarder. Soixante-quatre ans, ce qu’elle ne dit qu’au départ.
# Ce qu’elle a cassé
Le record des Gets, dans une discipline que les autres prenaient pour un échauffement.
=== it Lou Perrin
Primo impianto, ultima traccia. Non ha mai visto una pista dopo le dieci.
# Che cosa fa
Carving. Lascia linee che i gattisti tornano a guardare. Ha sessantaquattro anni, e lo dice solo al cancelletto.
# Che cosa ha rotto
Il record di Les Gets, in una disciplina che gli altri prendevano per riscaldamento.
`,
  ),
];

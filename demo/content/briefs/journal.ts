import { type DemoEntry, products } from "#demo/content/article.ts";
import { shelves } from "./journal-shelves.ts";
import { post } from "./post.ts";

/** More shelves of the journal, and what stands on them. */
export const journal: DemoEntry[] = [
  ...shelves,
  post(
    "what-firn-is",
    "scene-glacier",
    ["snow", "Jonas Varga", "2026-02-03"],
    [],
    `
=== en What firn is
We named a company after it, so we ought to be able to explain it.
# Older than new
Firn is snow that has survived a summer. The flakes have lost their arms, melted a little, frozen again and turned into grains. New snow weighs some 100 kilos a cubic metre, firn 400 and more.
# Why it rides so well
In spring the surface freezes at night and softens from ten to noon. For those two hours it carries you and lets the edge in by a centimetre. Before, it is concrete; after, it is soup.
# How to find it
Follow the sun: east slopes first, south at eleven, west after lunch. When the snow squeaks, you are early. When your heels sink, you are going home.
=== de Was Firn ist
Wir haben eine Firma danach benannt, also sollten wir es erklären können.
# Älter als neu
Firn ist Schnee, der einen Sommer überlebt hat. Die Flocken haben ihre Arme verloren, sind ein wenig geschmolzen, wieder gefroren und zu Körnern geworden. Neuschnee wiegt etwa 100 Kilo je Kubikmeter, Firn 400 und mehr.
# Warum er sich so gut fährt
Im Frühling friert die Oberfläche nachts und wird von zehn bis Mittag weich. In diesen zwei Stunden trägt sie und lässt die Kante einen Zentimeter hinein. Davor ist es Beton, danach Suppe.
# Wo er ist
Der Sonne nach: zuerst Osthänge, um elf Süd, nach dem Essen West. Quietscht der Schnee, bist du früh dran. Sinken die Fersen ein, geht es heim.
=== es Qué es el firn
Le pusimos el nombre a una empresa, así que deberíamos saber explicarlo.
# Más viejo que nuevo
El firn es nieve que ha sobrevivido a un verano. Los copos han perdido los brazos, se han fundido un poco, se han vuelto a helar y son granos. La nieve nueva pesa unos 100 kilos por metro cúbico; el firn, 400 o más.
# Por qué se monta tan bien
En primavera la superficie se hiela de noche y se ablanda de diez a mediodía. En esas dos horas aguanta y deja entrar el canto un centímetro. Antes es hormigón; después, sopa.
# Cómo encontrarlo
Sigue al sol: primero las laderas este, a las once el sur, tras la comida el oeste. Si la nieve chirría, llegas pronto. Si se hunden los talones, a casa.
=== fr Ce qu’est le névé
On en a fait le nom d’une maison, alors autant savoir l’expliquer.
# Plus vieux que neuf
Le névé, firn chez nous, est de la neige qui a survécu à un été. Les flocons ont perdu leurs bras, fondu un peu, regelé, et sont devenus des grains. La neige fraîche pèse environ 100 kilos le mètre cube, le névé 400 et plus.
# Pourquoi ça glisse si bien
Au printemps la surface gèle la nuit et s’attendrit de dix heures à midi. Ces deux heures-là, elle porte et laisse entrer la carre d’un centimètre. Avant, du béton ; après, de la soupe.
# Où le trouver
Suis le soleil : l’est d’abord, le sud à onze heures, l’ouest après manger. Si ça grince, tu es en avance. Si les talons enfoncent, on rentre.
=== it Che cos’è il firn
Ci abbiamo chiamato un’azienda, dovremmo saperlo spiegare.
# Più vecchio che nuovo
Il firn è neve che ha superato un’estate. I fiocchi hanno perso le braccia, si sono sciolti un po’, rigelati, e sono diventati grani. La neve fresca pesa circa 100 chili al metro cubo, il firn 400 e oltre.
# Perché si scia così bene
In primavera la superficie gela di notte e si ammorbidisce dalle dieci a mezzogiorno. In quelle due ore regge e lascia entrare la lamina di un centimetro. Prima è cemento, dopo è minestra.
# Come trovarlo
Segui il sole: prima i versanti est, alle undici il sud, dopo pranzo l’ovest. Se la neve cigola, sei in anticipo. Se affondano i talloni, si torna a casa.
`,
  ),
  post(
    "flat-light",
    "scene-storm",
    ["technique", "Maeve Okafor", "2026-01-27"],
    [products(3, "flatlight-goggle", "horizon-goggle")],
    `
=== en How to ride what you cannot see
The eye needs shadows. When there are none, borrow them.
# Softer
Bend more, stand lower, and let the knees read what the eyes don't. A stiff leg finds out about a bump at the same moment as your teeth.
# Closer
Ride along the edge of the piste, where the poles are, or behind somebody in a dark jacket. Two seconds' distance: enough to stop, close enough to copy.
# The lens
Light lets in more than 40 percent; pink and yellow bring back what contrast there is. A mirrored black lens in fog is a blindfold with a strap.
=== de Fahren, was man nicht sieht
Das Auge braucht Schatten. Gibt es keine, leih dir welche.
# Weicher
Mehr beugen, tiefer stehen, die Knie lesen lassen, was die Augen nicht sehen. Ein steifes Bein erfährt vom Buckel im selben Moment wie die Zähne.
# Näher
Am Pistenrand, wo die Stangen stehen, oder hinter jemandem in dunkler Jacke. Zwei Sekunden Abstand: genug zum Halten, nah genug zum Abschauen.
# Die Scheibe
Hell heißt über 40 Prozent Licht; Rosa und Gelb holen zurück, was an Kontrast da ist. Eine schwarze Spiegelscheibe im Nebel ist eine Augenbinde mit Band.
=== es Cómo bajar lo que no ves
El ojo necesita sombras. Si no hay, pídelas prestadas.
# Más blando
Flexiona más, ponte más bajo y deja que las rodillas lean lo que los ojos no. Una pierna rígida se entera del bache a la vez que los dientes.
# Más cerca
Por el borde de la pista, donde están los palos, o detrás de alguien con chaqueta oscura. Dos segundos: bastante para parar, cerca para copiar.
# La lente
Clara es más del 40 por ciento de luz; rosa y amarillo devuelven el contraste que haya. Una lente negra de espejo en la niebla es una venda con cinta.
=== fr Rider ce qu’on ne voit pas
L’œil a besoin d’ombres. S’il n’y en a pas, emprunte-les.
# Plus souple
Fléchis plus, tiens-toi plus bas, laisse les genoux lire ce que les yeux ne voient pas. Une jambe raide apprend la bosse en même temps que les dents.
# Plus près
Au bord de la piste, le long des jalons, ou derrière quelqu’un en veste foncée. Deux secondes d’écart : assez pour freiner, assez près pour copier.
# L’écran
Clair, c’est plus de 40 pour cent de lumière ; le rose et le jaune rendent le contraste qui reste. Un écran noir miroir dans le brouillard est un bandeau.
=== it Come scendere ciò che non vedi
L’occhio ha bisogno di ombre. Se non ce ne sono, prendile in prestito.
# Più morbido
Piega di più, stai più basso e lascia leggere alle ginocchia quello che gli occhi non vedono. Una gamba rigida scopre la gobba insieme ai denti.
# Più vicino
Lungo il bordo della pista, dove sono i paletti, o dietro qualcuno con la giacca scura. Due secondi: abbastanza per fermarsi, abbastanza vicino per copiare.
# La lente
Chiara vuol dire oltre il 40 per cento di luce; rosa e giallo ridanno il contrasto che c’è. Una lente nera a specchio nella nebbia è una benda con l’elastico.
`,
  ),
  post(
    "falling-well",
    "scene-powder-line",
    ["technique", "Noor de Wit", "2026-01-19"],
    [products(3, "knuckle-wrist-guards", "cushion-impact-shorts")],
    `
=== en Falling well
Nobody practises it, everybody does it.
# Fists, not hands
An open hand in front of a falling body is a broken wrist with five seconds' notice. Make fists, arms in, and land on the forearm.
# Forward
Knees, then forearms, then slide. Lift the board off the snow, or it will pick an edge and turn a slide into a somersault.
# Backward
Chin on the chest, sit down before you are thrown down, roll over the back. The head goes last and, if you do it right, not at all.
=== de Gut stürzen
Niemand übt es, alle tun es.
# Fäuste statt Hände
Eine offene Hand vor einem fallenden Körper ist ein gebrochenes Handgelenk mit fünf Sekunden Vorlauf. Fäuste machen, Arme heran, auf dem Unterarm landen.
# Nach vorn
Knie, dann Unterarme, dann rutschen. Das Board vom Schnee heben, sonst verkantet es und macht aus dem Rutschen einen Salto.
# Nach hinten
Kinn auf die Brust, hinsetzen, bevor du hingesetzt wirst, über den Rücken rollen. Der Kopf kommt zuletzt und, wenn du es richtig machst, gar nicht.
=== es Caer bien
Nadie lo practica, todos lo hacen.
# Puños, no manos
Una mano abierta delante de un cuerpo que cae es una muñeca rota con cinco segundos de aviso. Cierra los puños, brazos dentro, y cae sobre el antebrazo.
# Hacia delante
Rodillas, antebrazos y a resbalar. Levanta la tabla de la nieve, o clavará un canto y hará del resbalón una voltereta.
# Hacia atrás
Barbilla al pecho, siéntate antes de que te sienten, rueda por la espalda. La cabeza, la última y, si lo haces bien, nunca.
=== fr Bien tomber
Personne ne s’entraîne, tout le monde le fait.
# Les poings, pas les mains
Une main ouverte devant un corps qui tombe est un poignet cassé avec cinq secondes de préavis. Ferme les poings, bras rentrés, et pose l’avant-bras.
# En avant
Genoux, avant-bras, puis glisse. Lève la planche, sinon elle prend une carre et fait de la glissade une pirouette.
# En arrière
Menton sur la poitrine, assieds-toi avant qu’on t’asseye, roule sur le dos. La tête vient en dernier et, si tu t’y prends bien, pas du tout.
=== it Cadere bene
Nessuno si esercita, tutti lo fanno.
# Pugni, non mani
Una mano aperta davanti a un corpo che cade è un polso rotto con cinque secondi di preavviso. Chiudi i pugni, braccia strette, e atterra sull’avambraccio.
# In avanti
Ginocchia, avambracci, poi scivola. Alza la tavola dalla neve, o prenderà uno spigolo e farà della scivolata una capriola.
# All’indietro
Mento sul petto, siediti prima che ti facciano sedere, rotola sulla schiena. La testa per ultima e, se lo fai bene, mai.
`,
  ),
  post(
    "first-lift",
    "scene-chairlift",
    ["days-out", "Lou Perrin", "2025-12-30"],
    [products(3, "meridian-goggle")],
    `
=== en The first lift
It leaves at half past eight. It has left without you all your life.
# The queue
Eleven people, all of whom know each other by their gloves. Nobody talks before the second pylon; it is a kind of church.
# The run
Two kilometres of corduroy and not one line on it. You could write your name. Everybody does, and everybody writes the same letter.
# The reward
At half past nine, when the others come, you are drinking coffee and telling them how it was. You will be asleep by eight. It is worth it.
=== de Der erste Lift
Er fährt um halb neun. Er fährt seit jeher ohne dich.
# Die Schlange
Elf Leute, die sich alle an den Handschuhen kennen. Vor der zweiten Stütze redet niemand; es ist eine Art Kirche.
# Die Abfahrt
Zwei Kilometer Cord und keine Linie darauf. Du könntest deinen Namen schreiben. Das tun alle, und alle schreiben denselben Buchstaben.
# Der Lohn
Um halb zehn, wenn die anderen kommen, trinkst du Kaffee und erzählst, wie es war. Um acht schläfst du. Das ist es wert.
=== es El primer remonte
Sale a las ocho y media. Ha salido sin ti toda la vida.
# La cola
Once personas que se conocen por los guantes. Nadie habla antes de la segunda pilona; es una especie de iglesia.
# La bajada
Dos kilómetros de pana y ni una línea. Podrías escribir tu nombre. Todos lo hacen, y todos escriben la misma letra.
# El premio
A las nueve y media, cuando llegan los demás, tomas café y les cuentas cómo fue. A las ocho dormirás. Merece la pena.
=== fr La première benne
Elle part à huit heures et demie. Elle part sans toi depuis toujours.
# La queue
Onze personnes qui se reconnaissent aux gants. Personne ne parle avant le deuxième pylône ; c’est une sorte d’église.
# La descente
Deux kilomètres de velours et pas une ligne dessus. Tu pourrais écrire ton nom. Tout le monde le fait, et tout le monde écrit la même lettre.
# La récompense
À neuf heures et demie, quand les autres arrivent, tu bois un café et tu racontes. Tu dormiras à huit heures. Ça vaut le coup.
=== it Il primo impianto
Parte alle otto e mezza. È partito senza di te per tutta la vita.
# La fila
Undici persone che si riconoscono dai guanti. Nessuno parla prima del secondo pilone; è una specie di chiesa.
# La discesa
Due chilometri di velluto e neanche una riga. Potresti scrivere il tuo nome. Lo fanno tutti, e tutti scrivono la stessa lettera.
# Il premio
Alle nove e mezza, quando arrivano gli altri, bevi il caffè e racconti com’era. Alle otto dormirai. Ne vale la pena.
`,
  ),
];

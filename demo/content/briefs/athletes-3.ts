import type { DemoEntry } from "#demo/content/article.ts";
import { rider } from "./athletes.ts";

/** The newest of those who ride for us. */
export const newestAthletes: DemoEntry[] = [
  rider(
    "anouk-ferreira",
    "scene-split-track-rose",
    "Manteigas",
    "goofy",
    ["zigzag-binding", "tern-boot", "groundfrost-3l-jacket", "pillar-mitten"],
    `
=== en Anouk Ferreira
Lost a leg below the knee at nineteen and her patience with compliments at twenty.
# What she does
Banked slalom and long tours in the Serra da Estrela, on a prosthesis that she built herself from a bicycle damper. Third at the world championships, first of those who had walked up to the start.
# What she broke
Three dampers, all on flat ground. On the mountain, she says, one pays attention.
# What we learnt from her
The ratchet of our split bindings opens with a mitten on because she asked why it didn't.
=== de Anouk Ferreira
Verlor mit neunzehn ein Bein unterhalb des Knies und mit zwanzig die Geduld mit Komplimenten.
# Was sie macht
Banked Slalom und lange Touren in der Serra da Estrela, auf einer Prothese, die sie selbst aus einem Fahrraddämpfer gebaut hat. Dritte bei der Weltmeisterschaft und Erste unter denen, die zu Fuß zum Start gekommen waren.
# Was sie zerbrochen hat
Drei Dämpfer, alle in der Ebene. Am Berg, sagt sie, passt man auf.
# Was wir von ihr gelernt haben
Die Ratschen unserer Splitbindungen gehen mit Fäustlingen auf, weil sie gefragt hat, warum sie es nicht taten.
=== es Anouk Ferreira
Perdió una pierna bajo la rodilla a los diecinueve y la paciencia con los cumplidos a los veinte.
# Qué hace
Banked slalom y travesías largas en la Serra da Estrela, con una prótesis que construyó ella misma con un amortiguador de bici. Tercera en el mundial y primera entre quienes habían subido a pie a la salida.
# Qué ha roto
Tres amortiguadores, todos en llano. En la montaña, dice, una presta atención.
# Qué nos enseñó
Los trinquetes de nuestras fijaciones de splitboard se abren con manoplas porque preguntó por qué no se abrían.
=== fr Anouk Ferreira
A perdu une jambe sous le genou à dix-neuf ans et sa patience pour les compliments à vingt.
# Ce qu’elle fait
Du banked slalom et de longues sorties dans la Serra da Estrela, sur une prothèse qu’elle a montée elle-même avec un amortisseur de vélo. Troisième aux championnats du monde, première de ceux qui étaient montés au départ à pied.
# Ce qu’elle a cassé
Trois amortisseurs, tous sur le plat. En montagne, dit-elle, on fait attention.
# Ce qu’elle nous a appris
Les cliquets de nos fixations de splitboard s’ouvrent en moufles parce qu’elle a demandé pourquoi ils ne le faisaient pas.
=== it Anouk Ferreira
Ha perso una gamba sotto il ginocchio a diciannove anni e la pazienza con i complimenti a venti.
# Che cosa fa
Banked slalom e lunghe gite nella Serra da Estrela, su una protesi che si è costruita da sola con un ammortizzatore da bici. Terza ai mondiali, prima fra chi al cancelletto era salito a piedi.
# Che cosa ha rotto
Tre ammortizzatori, tutti in piano. In montagna, dice, si sta attenti.
# Che cosa ci ha insegnato
I cricchetti dei nostri attacchi da split si aprono con le muffole perché ha chiesto come mai non si aprissero.
`,
  ),
  rider(
    "tomasz-zielak",
    "scene-night-park-close",
    "Zakopane",
    "regular",
    ["handrail", "flatbar-binding", "loose-change-boot", "nightshift-pants"],
    `
=== en Tomasz Zielak
Looks at staircases the way other people look at menus.
# What he does
Street. Shovels for nine hours, rides for four seconds, and brings the neighbours soup afterwards because of the noise. Two film parts, both shot within walking distance of his grandmother's flat.
# What he broke
One collarbone on a school, one on a bank. The school sent flowers.
# What he does in summer
Welds rails for parks that cannot afford any. Eleven so far, all of them blue.
=== de Tomasz Zielak
Schaut Treppen an wie andere die Speisekarte.
# Was er macht
Street. Schaufelt neun Stunden, fährt vier Sekunden und bringt den Nachbarn danach Suppe, wegen des Lärms. Zwei Filmparts, beide zu Fuß von der Wohnung seiner Großmutter aus gedreht.
# Was er gebrochen hat
Ein Schlüsselbein an einer Schule, eines an einer Bank. Die Schule schickte Blumen.
# Was er im Sommer macht
Er schweißt Rails für Parks, die sich keine leisten können. Bisher elf, alle blau.
=== es Tomasz Zielak
Mira las escaleras como otros miran la carta.
# Qué hace
Street. Palea nueve horas, baja cuatro segundos y después lleva sopa a los vecinos por el ruido. Dos partes de vídeo, las dos rodadas a un paseo del piso de su abuela.
# Qué ha roto
Una clavícula en un colegio y otra en un banco. El colegio mandó flores.
# Qué hace en verano
Suelda raíles para parks que no pueden pagarlos. Van once, todos azules.
=== fr Tomasz Zielak
Regarde les escaliers comme d’autres la carte.
# Ce qu’il fait
De la street. Pellette neuf heures, ride quatre secondes, puis porte de la soupe aux voisins à cause du bruit. Deux parts vidéo, tournées l’une et l’autre à pied depuis l’appartement de sa grand-mère.
# Ce qu’il a cassé
Une clavicule sur une école, une sur une banque. L’école a envoyé des fleurs.
# Ce qu’il fait l’été
Il soude des rails pour les parks qui n’ont pas de quoi. Onze pour l’instant, tous bleus.
=== it Tomasz Zielak
Guarda le scale come gli altri guardano il menù.
# Che cosa fa
Street. Spala nove ore, gira quattro secondi e poi porta la minestra ai vicini, per il rumore. Due video part, girate tutte e due a piedi dall’appartamento della nonna.
# Che cosa ha rotto
Una clavicola contro una scuola, una contro una banca. La scuola ha mandato dei fiori.
# Che cosa fa d’estate
Salda rail per i park che non se li possono permettere. Finora undici, tutti blu.
`,
  ),
];

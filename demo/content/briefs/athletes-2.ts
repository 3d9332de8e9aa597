import type { DemoEntry } from "#demo/content/article.ts";
import { rider } from "./athletes.ts";

/** And more of those who ride for us. */
export const moreAthletes: DemoEntry[] = [
  rider(
    "ilse-hofer",
    "scene-summit",
    "Alpbach",
    "goofy",
    ["kingpost-binding", "ridge-walk-boot", "ridgeline-3l-jacket"],
    `
=== en Ilse Hofer
Mountain guide, third generation, first on one board.
# What she does
Takes people where they want to go, and talks them out of it where she must. Knows the names of forty kinds of wind crust, most of them unprintable.
# What she broke
A family tradition. Her grandfather forgave her after the second winter, when he saw the tracks.
=== de Ilse Hofer
Bergführerin in dritter Generation, die erste auf einem Brett.
# Was sie macht
Bringt Leute hin, wo sie hinwollen, und redet es ihnen aus, wo sie muss. Kennt vierzig Namen für Windharsch, die meisten nicht druckbar.
# Was sie gebrochen hat
Eine Familientradition. Der Großvater verzieh ihr nach dem zweiten Winter, als er die Spuren sah.
=== es Ilse Hofer
Guía de montaña de tercera generación, la primera sobre una sola tabla.
# Qué hace
Lleva a la gente adonde quiere ir y se lo quita de la cabeza donde debe. Conoce cuarenta nombres para la costra de viento, casi todos impublicables.
# Qué ha roto
Una tradición familiar. El abuelo la perdonó tras el segundo invierno, al ver las trazas.
=== fr Ilse Hofer
Guide de montagne, troisième génération, première sur une seule planche.
# Ce qu’elle fait
Emmène les gens où ils veulent aller et les en dissuade où il le faut. Connaît quarante noms pour la croûte de vent, presque tous impubliables.
# Ce qu’elle a cassé
Une tradition familiale. Le grand-père a pardonné après le deuxième hiver, en voyant les traces.
=== it Ilse Hofer
Guida alpina di terza generazione, la prima su una tavola sola.
# Che cosa fa
Porta la gente dove vuole andare e la dissuade dove deve. Conosce quaranta nomi per la crosta da vento, quasi tutti impubblicabili.
# Che cosa ha rotto
Una tradizione di famiglia. Il nonno l’ha perdonata dopo il secondo inverno, vedendo le tracce.
`,
  ),
  rider(
    "dario-reyes",
    "scene-low-sun",
    "Cerro Catedral",
    "regular",
    ["offbeat-binding", "soft-landing-boot", "fairweather-anorak"],
    `
=== en Dario Reyes
Two winters a year, no summer since 2014.
# What he does
Sidehits, side walls, side streets. Anything beside the thing that was built for it. Films the rest of the team and is in none of the pictures.
# What he broke
Three drones and his father's patience, the latter in front of the camera.
=== de Dario Reyes
Zwei Winter im Jahr, kein Sommer seit 2014.
# Was er macht
Sidehits, Seitenwände, Seitenstraßen. Alles neben dem, was dafür gebaut wurde. Filmt das restliche Team und ist auf keinem Bild.
# Was er zerbrochen hat
Drei Drohnen und die Geduld seines Vaters, Letztere vor der Kamera.
=== es Dario Reyes
Dos inviernos al año, ningún verano desde 2014.
# Qué hace
Sidehits, paredes laterales, calles laterales. Todo lo que hay al lado de lo que se construyó para eso. Graba al resto del equipo y no sale en ninguna foto.
# Qué ha roto
Tres drones y la paciencia de su padre, esta última ante la cámara.
=== fr Dario Reyes
Deux hivers par an, plus d’été depuis 2014.
# Ce qu’il fait
Des sidehits, des murs de côté, des rues de côté. Tout ce qui est à côté de ce qu’on a construit pour ça. Filme le reste du team et n’est sur aucune image.
# Ce qu’il a cassé
Trois drones et la patience de son père, celle-ci devant la caméra.
=== it Dario Reyes
Due inverni l’anno, nessuna estate dal 2014.
# Che cosa fa
Sidehit, pareti laterali, strade laterali. Tutto ciò che sta accanto a quello che hanno costruito apposta. Filma il resto del team e non è in nessuna foto.
# Che cosa ha rotto
Tre droni e la pazienza di suo padre, quest’ultima davanti alla camera.
`,
  ),
  rider(
    "aila-niemi",
    "scene-aurora",
    "Ylläs",
    "goofy",
    ["almanac-binding", "larkspur-boot", "pillar-mitten"],
    `
=== en Aila Niemi
Rides from November to May, mostly by headlamp.
# What she does
Banked slaloms. Won the one at Ylläs by four hundredths, and lost it the year after by the same four. Waxes for the whole team and will not say with what.
# What she broke
The silence, once, in 2022, to say that the snow was good.
=== de Aila Niemi
Fährt von November bis Mai, meist mit Stirnlampe.
# Was sie macht
Banked Slalom. Gewann den von Ylläs um vier Hundertstel und verlor ihn im Jahr darauf um dieselben vier. Wachst für das ganze Team und sagt nicht, womit.
# Was sie gebrochen hat
Das Schweigen, einmal, 2022, um zu sagen, dass der Schnee gut sei.
=== es Aila Niemi
Monta de noviembre a mayo, casi siempre con frontal.
# Qué hace
Banked slalom. Ganó el de Ylläs por cuatro centésimas y lo perdió al año siguiente por las mismas cuatro. Encera para todo el equipo y no dice con qué.
# Qué ha roto
El silencio, una vez, en 2022, para decir que la nieve era buena.
=== fr Aila Niemi
Ride de novembre à mai, surtout à la frontale.
# Ce qu’elle fait
Du banked slalom. A gagné celui d’Ylläs de quatre centièmes et l’a perdu l’année d’après des mêmes quatre. Farte pour tout le team et ne dit pas avec quoi.
# Ce qu’elle a rompu
Le silence, une fois, en 2022, pour dire que la neige était bonne.
=== it Aila Niemi
Gira da novembre a maggio, quasi sempre con la frontale.
# Che cosa fa
Banked slalom. Vinse quello di Ylläs per quattro centesimi e l’anno dopo lo perse per gli stessi quattro. Sciolina per tutto il team e non dice con che cosa.
# Che cosa ha rotto
Il silenzio, una volta, nel 2022, per dire che la neve era buona.
`,
  ),
];

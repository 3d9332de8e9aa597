import { type DemoEntry, products } from "#demo/content/article.ts";
import type { Text } from "#demo/shapes.ts";
import { block, landing, same } from "./landing-page.ts";
import { words } from "./post.ts";

const lampsOn = words(
  "Lamps on at five",
  "Um fünf gehen die Lampen an",
  "A las cinco se encienden las luces",
  "À cinq heures, les lampes s’allument",
  "Alle cinque si accendono le luci",
);

/** Landing pages: one occasion each. */
export const landingPages: DemoEntry[] = [
  landing(
    "first-board",
    "scene-low-sun",
    [products(2, "footbridge-binding", "first-chair-boot", "runt-helmet"), block(3, { kind: "form", form: "contact" })],
    `
=== en The first board
You need three things and a patient friend. We sell the three things.
# Length
Stood on its tail, the board ends between your chin and your nose. Heavier than most of your height? Towards the nose. The weight on the size chart counts more than the mirror.
# Softness
A soft board forgives what you did a moment ago. Flex 3 or 4, a flat or rockered nose, and edges that let go before you ask them to.
# Order
Boots first, and properly. Then the binding that fits the boot. The board comes last, whatever your eyes say.
=== de Das erste Board
Du brauchst drei Dinge und einen geduldigen Freund. Die drei Dinge verkaufen wir.
# Länge
Aufs Tail gestellt, endet das Board zwischen Kinn und Nase. Schwerer als die meisten deiner Größe? Richtung Nase. Das Gewicht in der Größentabelle zählt mehr als der Spiegel.
# Weichheit
Ein weiches Board verzeiht, was du eben getan hast. Flex 3 oder 4, eine flache oder gerockerte Nose und Kanten, die loslassen, bevor du bittest.
# Reihenfolge
Zuerst die Boots, und richtig. Dann die Bindung, die zum Boot passt. Das Board kommt zuletzt, egal was die Augen sagen.
=== es La primera tabla
Necesitas tres cosas y un amigo paciente. Las tres cosas las vendemos.
# Longitud
De pie sobre la cola, la tabla acaba entre la barbilla y la nariz. ¿Pesas más que la mayoría de tu altura? Hacia la nariz. El peso de la tabla de tallas cuenta más que el espejo.
# Blandura
Una tabla blanda perdona lo que acabas de hacer. Flex 3 o 4, punta plana o con rocker y cantos que sueltan antes de que lo pidas.
# Orden
Primero las botas, y bien. Luego la fijación que va con la bota. La tabla, al final, digan lo que digan los ojos.
=== fr La première planche
Il te faut trois choses et un ami patient. Les trois choses, on les vend.
# La longueur
Debout sur le tail, la planche finit entre le menton et le nez. Plus lourd que la plupart à ta taille ? Vers le nez. Le poids du tableau compte plus que le miroir.
# La souplesse
Une planche souple pardonne ce que tu viens de faire. Flex 3 ou 4, un nose plat ou rocké, des carres qui lâchent avant qu’on le demande.
# L’ordre
Les boots d’abord, et sérieusement. Puis la fixation qui va avec. La planche en dernier, quoi qu’en disent les yeux.
=== it La prima tavola
Ti servono tre cose e un amico paziente. Le tre cose le vendiamo noi.
# Lunghezza
In piedi sulla coda, la tavola finisce fra il mento e il naso. Pesi più di chi è alto come te? Verso il naso. Il peso della tabella conta più dello specchio.
# Morbidezza
Una tavola morbida perdona quello che hai appena fatto. Flex 3 o 4, punta piatta o rocker e lamine che mollano prima che tu lo chieda.
# Ordine
Prima gli scarponi, e per bene. Poi l’attacco che va con lo scarpone. La tavola per ultima, qualunque cosa dicano gli occhi.
`,
  ),
  landing(
    "walk-up",
    "scene-split-track",
    [
      {
        after: 0,
        block: (language) => ({
          ...{ kind: "quote", author: "Maeve Okafor" },
          text: words(
            "The lift you own.",
            "Der Lift, der dir gehört.",
            "El remonte que es tuyo.",
            "La remontée qui t’appartient.",
            "L’impianto che è tuo.",
          )[language],
        }),
      },
      products(2, "uptrack-binding", "skintrack-skins", "ping-beacon", "needle-320-probe", "trench-shovel"),
      block(3, { kind: "category_group", group: [{ uid: "walkers", _content_type_uid: "category_groups" }] }),
      block(3, { kind: "picture", media: [{ uid: "dawn-ridge", _content_type_uid: "image" }] }),
    ],
    `
=== en Walk up
Twice the weather, a tenth of the people, and legs that ask questions on Monday.
# Two halves
A splitboard is a compromise that rides well downhill. Take it two centimetres longer than your solid board; the inner edges eat some of the width.
# Three things that stay on you
Beacon on the body, shovel and probe in the pack, never the other way round. A beacon that you have not practised with this season is jewellery.
# The turn-round time
Fix it before you leave, write it on your hand, and keep it. The mountain has no opening hours, but the sun does.
=== de Zu Fuß hinauf
Doppelt so viel Wetter, ein Zehntel der Leute und Beine, die am Montag Fragen stellen.
# Zwei Hälften
Ein Splitboard ist ein Kompromiss, der bergab gut fährt. Nimm es zwei Zentimeter länger als dein festes Board; die inneren Kanten kosten etwas Breite.
# Drei Dinge, die bei dir bleiben
LVS am Körper, Schaufel und Sonde im Rucksack, nie umgekehrt. Ein LVS, mit dem du diese Saison nicht geübt hast, ist Schmuck.
# Die Umkehrzeit
Leg sie vor dem Start fest, schreib sie auf die Hand und halte sie. Der Berg hat keine Öffnungszeiten, die Sonne schon.
=== es Subir andando
El doble de tiempo, una décima parte de la gente y piernas que preguntan el lunes.
# Dos mitades
Una splitboard es un compromiso que baja bien. Cógela dos centímetros más larga que tu tabla entera; los cantos interiores se comen algo de anchura.
# Tres cosas que no sueltas
El ARVA en el cuerpo, pala y sonda en la mochila, nunca al revés. Un ARVA con el que no has practicado esta temporada es una joya.
# La hora de vuelta
Fíjala antes de salir, escríbela en la mano y respétala. La montaña no tiene horario; el sol, sí.
=== fr Monter à pied
Deux fois plus de météo, dix fois moins de monde, et des jambes qui posent des questions le lundi.
# Deux moitiés
Un splitboard est un compromis qui descend bien. Prends-le deux centimètres plus long que ta planche entière ; les carres intérieures mangent un peu de largeur.
# Trois choses qui restent sur toi
Le DVA sur le corps, pelle et sonde dans le sac, jamais l’inverse. Un DVA avec lequel tu ne t’es pas exercé cette saison est un bijou.
# L’heure du demi-tour
Fixe-la avant de partir, écris-la sur ta main et tiens-la. La montagne n’a pas d’horaires, le soleil si.
=== it Salire a piedi
Il doppio del tempo meteo, un decimo della gente e gambe che il lunedì fanno domande.
# Due metà
Una splitboard è un compromesso che scende bene. Prendila due centimetri più lunga della tua tavola intera; le lamine interne si mangiano un po’ di larghezza.
# Tre cose che restano con te
ARTVA addosso, pala e sonda nello zaino, mai il contrario. Un ARTVA con cui non ti sei esercitato questa stagione è un gioiello.
# L’ora di girarsi
Fissala prima di partire, scrivila sulla mano e rispettala. La montagna non ha orari; il sole sì.
`,
  ),
  landing(
    "night-sessions",
    "scene-night-park",
    [
      {
        after: 1,
        block: (language) => ({
          kind: "banner",
          title: "Park",
          content: `<h2><span class="black-background">${lampsOn[language]}</span></h2>`,
          wrap_copy: true,
          content_layout: "bottom-left",
          dark_overlay_on_banner_image: true,
          background: {
            type: "Image",
            imageset: "Yes",
            amplience_id: "/s/firn/after-dark",
            alt_text: "",
            desktop_aspect_ratio: "21:9",
            mobile_aspect_ratio: "4:5",
          },
          cta_button_global: [
            {
              button_text: "Handrail",
              button_class: "snow",
              type: "Internal",
              internal_link: [{ uid: "handrail", _content_type_uid: "product" }],
            },
          ],
        }),
      },
      products(2, "handrail-binding", "loose-change-boot", "nightshift-jacket", "lantern-goggle"),
    ],
    `
=== en Night sessions
The lifts shut, the lamps come on, and the park belongs to those who have a job.
# What changes after dark
Ice. What was slush at three is a mirror at eight. Detune the contact points, keep the edge between the bindings, and wear the wrist guards you own.
# What to see with
A clear lens or a light yellow one; anything darker is for being photographed. Wipe it with the soft bag, never with a glove.
=== de Abends im Park
Die Lifte schließen, die Lampen gehen an, und der Park gehört denen, die arbeiten.
# Was im Dunkeln anders ist
Eis. Was um drei Sulz war, ist um acht ein Spiegel. Kontaktpunkte brechen, Kante zwischen den Bindungen scharf lassen und die Handgelenkschoner tragen, die du besitzt.
# Womit man sieht
Eine klare oder hellgelbe Scheibe; alles Dunklere ist fürs Foto. Mit dem weichen Beutel wischen, nie mit dem Handschuh.
=== es Sesiones nocturnas
Los remontes cierran, las lámparas se encienden y el park es de quien tiene trabajo.
# Qué cambia de noche
El hielo. Lo que a las tres era papa, a las ocho es un espejo. Redondea los puntos de contacto, deja el canto entre fijaciones y ponte las muñequeras que tienes.
# Con qué ver
Una lente transparente o amarillo claro; lo más oscuro es para las fotos. Límpiala con la bolsa suave, nunca con el guante.
=== fr Sessions de nuit
Les remontées ferment, les lampes s’allument, et le park est à ceux qui travaillent.
# Ce que la nuit change
La glace. Ce qui était soupe à trois heures est un miroir à huit. Casse les points de contact, garde la carre entre les fixations et mets les protège-poignets que tu possèdes.
# Avec quoi voir
Un écran clair ou jaune pâle ; plus sombre, c’est pour la photo. Essuie avec la pochette, jamais avec le gant.
=== it Sessioni notturne
Gli impianti chiudono, le lampade si accendono e il park è di chi lavora.
# Che cosa cambia di notte
Il ghiaccio. Quello che alle tre era granita, alle otto è uno specchio. Smussa i punti di contatto, lascia la lamina fra gli attacchi e metti i polsini che possiedi.
# Con che cosa vedere
Una lente chiara o giallo pallido; più scura è per le foto. Pulisci con il sacchetto, mai con il guanto.
`,
  ),
];

/** Among bindings they are called after the boards alone. */
const splitBindings: Text = {
  ...{ en: "Split bindings", de: "Splitbindungen", es: "Fijaciones de splitboard", fr: "Fixations de splitboard" },
  ...{
    it: "Attacchi da splitboard",
    ja: "スプリットボード用バインディング",
    sv: "Splitbindningar",
    no: "Splitbindinger",
  },
};

/** Categories that landing pages lead to together (specification 3.8). */
export const walkers: DemoEntry = {
  contentType: "category_groups",
  uid: "walkers",
  title: {
    ...same("Walk up"),
    ...{ de: "Zu Fuß hinauf", es: "Subir andando", fr: "Monter à pied", it: "Salire a piedi" },
    ...{ ja: "歩いて登る", sv: "Upp till fots", no: "Opp til fots" },
  },
  data: (language) => ({
    parent_category: [{ uid: "snowboards", _content_type_uid: "product_category" }],
    categories: ["splitboards", "split-bindings", "safety"].map((uid) => ({
      category: [{ uid, _content_type_uid: "product_category" }],
      clp_display_title: uid === "split-bindings" ? splitBindings[language] : "",
    })),
    clp_layout_tags: ["row"],
  }),
};

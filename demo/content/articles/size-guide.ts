import { article, products, table } from "#demo/content/article.ts";

/** Support: boot and clothing sizes. Lengths of the foot in centimetres. */
export const sizeGuide = article({
  contentType: "support",
  uid: "size-guide",
  url: "/support/size-guide",
  more: { order: 3 },
  title: {
    en: "Boot size guide",
    de: "Größen für Boots",
    fr: "Guide des tailles de boots",
    es: "Guía de tallas de botas",
    it: "Guida alle taglie degli scarponi",
    ja: "ブーツのサイズ選び",
    sv: "Storleksguide för boots",
    no: "Størrelsesguide for boots",
  },
  extras: [
    table(
      1,
      {
        en: "From foot to size",
        de: "Vom Fuß zur Größe",
        fr: "Du pied à la pointure",
        es: "Del pie a la talla",
        it: "Dal piede alla taglia",
        ja: "足の長さとサイズ",
        sv: "Från fot till storlek",
        no: "Fra fot til størrelse",
      },
      {
        en: ["Foot, cm", "US men", "US women", "EU", "UK"],
        de: ["Fuß, cm", "US Herren", "US Damen", "EU", "UK"],
        fr: ["Pied, cm", "US homme", "US femme", "EU", "UK"],
        es: ["Pie, cm", "US hombre", "US mujer", "EU", "UK"],
        it: ["Piede, cm", "US uomo", "US donna", "EU", "UK"],
        ja: ["足長 cm", "USメンズ", "USウィメンズ", "EU", "UK"],
        sv: ["Fot, cm", "US herr", "US dam", "EU", "UK"],
        no: ["Fot, cm", "US herre", "US dame", "EU", "UK"],
      },
      [
        ["23", "5", "6", "37", "4"],
        ["24", "6", "7", "38.5", "5"],
        ["25", "7", "8", "40", "6"],
        ["26", "8", "9", "41", "7"],
        ["27", "9", "10", "42", "8"],
        ["28", "10", "11", "43", "9"],
        ["29", "11", "12", "44.5", "10"],
        ["30", "12", "13", "46", "11"],
      ],
    ),
    products(3, "waymark-boot", "larkspur-boot", "hardpack-boot", "keel-socks"),
  ],
  bodies: {
    en: {
      intro: "A boot that fits is snug like a handshake, not like a vice.",
      parts: [
        [
          "Measure",
          "Heel against the wall, full weight on the foot, ruler to the longest toe. Both feet; the longer one decides. Evening is better than morning, feet grow during the day.",
        ],
        [
          "Try",
          "One thin sock, laced up, knees bent. The toes touch the end when you stand straight and pull back when you bend. If the heel lifts, go half a size down; if the toes curl, half a size up.",
        ],
        [
          "Wait",
          "Liners pack out by about half a size in ten days. A boot that is perfect in the living room is too big in March.",
        ],
      ],
    },
    de: {
      intro: "Ein Boot, der passt, sitzt wie ein Händedruck, nicht wie ein Schraubstock.",
      parts: [
        [
          "Messen",
          "Ferse an die Wand, volles Gewicht auf den Fuß, Lineal bis zum längsten Zeh. Beide Füße; der längere entscheidet. Abends ist besser als morgens, Füße wachsen über den Tag.",
        ],
        [
          "Probieren",
          "Eine dünne Socke, geschnürt, Knie gebeugt. Stehst du gerade, berühren die Zehen vorne; gehst du in die Knie, ziehen sie sich zurück. Hebt sich die Ferse, eine halbe Nummer kleiner; krallen die Zehen, eine halbe größer.",
        ],
        [
          "Abwarten",
          "Innenschuhe geben in zehn Tagen etwa eine halbe Nummer nach. Ein Boot, der im Wohnzimmer perfekt ist, ist im März zu groß.",
        ],
      ],
    },
    fr: {
      intro: "Une boots qui va tient comme une poignée de main, pas comme un étau.",
      parts: [
        [
          "Mesurer",
          "Talon au mur, tout le poids sur le pied, règle jusqu’à l’orteil le plus long. Les deux pieds ; le plus long décide. Le soir plutôt que le matin : le pied gonfle dans la journée.",
        ],
        [
          "Essayer",
          "Une chaussette fine, lacets serrés, genoux fléchis. Debout, les orteils touchent ; en flexion, ils reculent. Si le talon se lève, une demi-pointure de moins ; si les orteils se plient, une demie de plus.",
        ],
        [
          "Attendre",
          "Le chausson se tasse d’environ une demi-pointure en dix jours. Une boots parfaite au salon est trop grande en mars.",
        ],
      ],
    },
    es: {
      intro: "Una bota que va bien aprieta como un apretón de manos, no como un tornillo de banco.",
      parts: [
        [
          "Medir",
          "Talón contra la pared, todo el peso en el pie, regla hasta el dedo más largo. Los dos pies; manda el más largo. Mejor por la tarde: los pies crecen durante el día.",
        ],
        [
          "Probar",
          "Un calcetín fino, atada, rodillas flexionadas. De pie, los dedos tocan; al flexionar, se retiran. Si el talón se levanta, media talla menos; si los dedos se encogen, media más.",
        ],
        ["Esperar", "El botín cede como media talla en diez días. Una bota perfecta en el salón es grande en marzo."],
      ],
    },
    it: {
      intro: "Uno scarpone giusto stringe come una stretta di mano, non come una morsa.",
      parts: [
        [
          "Misurare",
          "Tallone al muro, tutto il peso sul piede, righello fino al dito più lungo. Tutti e due i piedi; decide il più lungo. Meglio la sera: i piedi crescono durante il giorno.",
        ],
        [
          "Provare",
          "Una calza sottile, allacciato, ginocchia piegate. In piedi le dita toccano; piegando si ritirano. Se il tallone si alza, mezza taglia in meno; se le dita si piegano, mezza in più.",
        ],
        [
          "Aspettare",
          "La scarpetta cede di circa mezza taglia in dieci giorni. Uno scarpone perfetto in salotto a marzo è grande.",
        ],
      ],
    },
    ja: {
      intro: "合うブーツは、万力ではなく握手のように締まります。",
      parts: [
        [
          "測る",
          "かかとを壁につけ、体重をすべてかけて、いちばん長い指まで測ります。両足とも測り、長いほうに合わせます。足は日中に大きくなるので、朝より夕方に。",
        ],
        [
          "履く",
          "薄い靴下で紐を締め、膝を曲げます。まっすぐ立つと指先が触れ、曲げると離れるのが正解。かかとが浮くなら半サイズ小さく、指が曲がるなら半サイズ大きく。",
        ],
        ["待つ", "インナーは10日ほどで約半サイズ分なじみます。居間で完璧なブーツは、3月には大きすぎます。"],
      ],
    },
    sv: {
      intro: "En boot som passar sitter som ett handslag, inte som ett skruvstäd.",
      parts: [
        [
          "Mät",
          "Hälen mot väggen, hela tyngden på foten, linjal till den längsta tån. Båda fötterna; den längsta bestämmer. Kväll är bättre än morgon, fötter växer under dagen.",
        ],
        [
          "Prova",
          "En tunn strumpa, snörd, böjda knän. Står du rak rör tårna vid framtill; böjer du knäna drar de sig tillbaka. Lyfter hälen, en halv storlek ner; kröker sig tårna, en halv upp.",
        ],
        [
          "Vänta",
          "Innerskor ger efter ungefär en halv storlek på tio dagar. En boot som är perfekt i vardagsrummet är för stor i mars.",
        ],
      ],
    },
    no: {
      intro: "En boot som passer, sitter som et håndtrykk, ikke som en skrustikke.",
      parts: [
        [
          "Mål",
          "Hælen mot veggen, hele vekten på foten, linjal til den lengste tåa. Begge føttene; den lengste bestemmer. Kveld er bedre enn morgen, føtter vokser i løpet av dagen.",
        ],
        [
          "Prøv",
          "En tynn sokk, snørt, bøyde knær. Står du rett, berører tærne fronten; bøyer du knærne, trekker de seg tilbake. Løfter hælen seg, en halv størrelse ned; krøller tærne seg, en halv opp.",
        ],
        [
          "Vent",
          "Innerskoen gir etter omtrent en halv størrelse på ti dager. En boot som er perfekt i stua, er for stor i mars.",
        ],
      ],
    },
  },
});

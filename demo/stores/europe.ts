/** One line a store; demo/stores/read.ts says what stands where. */
export const europe = {
  es: `
Nieve Cruzada|Calle de Fuencarral 104|28004|Madrid||40.4289|-3.7020|mall|trbp|NPO
Cantell|Carrer de Verdi 38|08012|Barcelona||41.4036|2.1570|siesta|trbp|NKS
Ventisca|Avenida Pas d'Arró 21|25530|Vielha||42.7017|0.7952|village|trbnd|NP
Canto Vivo|Calle Mayor 33|22700|Jaca||42.5697|-0.5496|siesta|trn|S
Veleta Tablas|Plaza de Andalucía 4|18196|Sierra Nevada||37.0950|-3.3985|resort|trbn|PO
Alhambra Snow|Calle Recogidas 27|18002|Granada||37.1717|-3.6030|siesta|tb|K
Ur Izoztua|Calle Ledesma 15|48001|Bilbao||43.2624|-2.9300|siesta|trb|NP`,
  gb: `
Firn London|46 Neal Street|WC2H 9PA|London||51.5141|-0.1263|mall|trbndp|NPO|own
Old Street Snow|211 Old Street|EC1V 9NR|London||51.5258|-0.0871|city|bp|NK
Lean Over|19 Oldham Street|M1 1JN|Manchester||53.4826|-2.2356|city|trb|PS
Cairn & Camber|58 Cockburn Street|EH1 1PB|Edinburgh||55.9507|-3.1886|city|trbp|NPO
Ptarmigan Boards|97 Grampian Road|PH22 1RH|Aviemore||57.1931|-3.8282|village|trbn|NS
Nevis Slide Co.|34 High Street|PH33 6AH|Fort William||56.8170|-5.1127|city|trn|K
Harbourside Snow|12 Gas Ferry Road|BS1 6UN|Bristol||51.4487|-2.6068|city|tb|P
Indoor Weather|8 Xscape Walk|MK9 3XS|Milton Keynes||52.0396|-0.7489|late|trbnd|NPK`,
  se: `
Firn Stockholm|Götgatan 53|116 21|Stockholm||59.3145|18.0730|mall|trbndp|NPO|own
Vasaloppet nej tack|Kyrkogatan 14|792 30|Mora||61.0049|14.5410|city|trb|K
Skarsnö|Årevägen 81|837 52|Åre||63.3988|13.0800|resort|trbnd|NPS
Hundfjällsbrädan|Sälfjällsgården 2|780 67|Sälen||61.1560|13.2660|resort|trbn|PO
Västlig Vind|Linnégatan 29|413 04|Göteborg||57.6965|11.9500|city|trbp|NK
Möllans Snö|Bergsgatan 18|214 22|Malmö||55.5945|13.0060|city|bp|P
Midnattssol Boards|Lars Janssonsgatan 11|981 31|Kiruna||67.8558|20.2253|city|trn|S
Storsjö Snö|Prästgatan 36|831 31|Östersund||63.1770|14.6370|city|tr|NO`,
  no: `
Firn Oslo|Markveien 42|0554|Oslo||59.9238|10.7575|city|trbndp|NPO|own
Kald Røyk|Strandgaten 86|5004|Bergen||60.3950|5.3170|city|trbp|NK
Skrå Kant|Storgata 70|2609|Lillehammer||61.1153|10.4662|city|trb|PS
Hallingbrettet|Hemsedalsvegen 2899|3560|Hemsedal||60.8630|8.5520|resort|trbnd|NPO
Fageråsen Snø|Fageråsvegen 5|2420|Trysil||61.3020|12.2430|resort|trbn|K
Vossevind|Vangsgata 30|5700|Voss||60.6290|6.4180|village|trn|S
Nordkant|Storgata 91|9008|Tromsø||69.6500|18.9570|city|trbd|NP
Vollan Brett|O. Skasliens vei 12|7340|Oppdal||62.5940|9.6910|village|tr|O`,
  nl: `
Vlak Land|Haarlemmerdijk 148|1013 JJ|Amsterdam||52.3831|4.8870|mall|trbp|NPO
Zonder Berg|Witte de Withstraat 63|3012 BN|Rotterdam||51.9161|4.4770|city|trb|NK
Domsneeuw|Voorstraat 41|3512 AK|Utrecht||52.0938|5.1181|city|tbp|PS
Witte Baan|Witte Wereld 1|6372 VG|Landgraaf||50.8690|6.0270|late|trbnd|NPO
Strandlift|Prins Hendrikstraat 107|2518 HM|Den Haag||52.0806|4.2930|city|tb|K`,
  cz: `
Kroupa|Korunní 48|120 00|Praha||50.0756|14.4437|city|trbp|NPO
Prkno Brno|Veveří 21|602 00|Brno||49.2010|16.6000|city|trb|NK
Starý Sníh|Svatopetrská 211|543 51|Špindlerův Mlýn||50.7265|15.6090|resort|trbn|PS
Medvědín Servis|Harrachov 147|512 46|Harrachov||50.7722|15.4310|village|trn|S
Ještěd Hrana|Pražská 16|460 01|Liberec||50.7660|15.0560|city|tr|O`,
};

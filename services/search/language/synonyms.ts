/** Words for the same thing, per language; each line is one thing. A joined pair ("neck tube") is found by both its words. */
export const synonyms: Readonly<Record<string, string>> = {
  "en-us": `
beanie, hat, cap, toque
balaclava, face mask, facemask, ski mask
neck tube, neck warmer, gaiter, buff, neckwarmer
mitten, mitt
jacket, coat, anorak, parka
pants, trousers, bib, salopettes
bib, dungarees, overalls
fleece, sweater, pullover
hoodie, hoody, sweatshirt
base top, base layer, baselayer, thermal, long underwear, undershirt
leggings, base layer, baselayer, thermal, long johns
crew, base layer, baselayer, thermal
midlayer, layer
backpack, rucksack, daypack, pack
duffel, holdall, travel bag, gym bag
tote, shopping bag
board bag, snowboard bag
beacon, transceiver, avalanche transceiver
shovel, spade
skins, climbing skins
goggles, mask
otg, over glasses, spectacles
lens, spare lens, replacement lens
multitool, multi tool
wax, waxing
scraper, plexi
edge tool, edge sharpener, sharpener
tuning kit, wax kit, tuning set
stomp pad, traction pad, grip pad
cable lock, lock
leash, safety strap
bottle, flask, thermos
sticker, decal
wrist guards, wrist protection
impact shorts, padded shorts, crash pants
back protector, spine protector
kids, children, child, youth, junior
women, woman, ladies, female, womens
men, man, mens, male
beginner, novice, entry level, first
powder, deep snow, backcountry
piste, groomer, slope
park, freestyle, jib
splitboard, touring, backcountry
heated, warming, battery
wide, broad
waterproof, rain
boa, dial
laces, lace up
size guide, size chart, sizing
shipping, delivery, postage, shipping cost
return, refund, exchange, send back
warranty, guarantee
gift card, voucher, gift certificate
store, shop, dealer, retailer, stockist, store locator, store finder`,
  de: `
mütze, beanie, haube
sturmhaube, balaclava, gesichtsmaske, skimaske
schlauchschal, halstuch, neckwarmer, halswärmer, schal, buff
fäustling, fausthandschuh, fäustel, mitten
jacke, anorak, parka, mantel, jacket
hose, latzhose, pants
latzhose, trägerhose, bib
fleecejacke, fleece, pullover
hoodie, kapuzenpullover, kapuzenpulli
funktionsshirt, unterhemd, funktionsunterwäsche, thermounterwäsche, baselayer
leggings, unterhose, funktionsunterwäsche, thermounterwäsche, baselayer
rundhalsshirt, funktionsunterwäsche, thermounterwäsche, baselayer
rucksack, backpack, tagesrucksack
reisetasche, duffel, sporttasche
tragetasche, einkaufstasche
boardbag, snowboardtasche, brettsack
lvs, lawinenpiepser, verschüttetensuchgerät, piepser
schaufel, schippe
sonde, lawinensonde
steigfelle, felle
brille, skibrille, schneebrille, snowboardbrille, goggle
helm, skihelm, snowboardhelm
ersatzscheibe, wechselscheibe, scheibe, glas
multitool, multifunktionswerkzeug
wachs, heißwachs
abziehklinge, plexiklinge
kantenschleifer, kantenschärfer
fangriemen, leash
thermosflasche, trinkflasche, flasche
handgelenkschoner, handgelenkschützer
protektorshorts, schutzhose, crashpants
rückenprotektor, rückenschutz, rückenpanzer
kinder, kind, junior, jugend
damen, frauen, frau
herren, männer, mann
einsteiger, anfänger
powder, tiefschnee, pulverschnee, freeride
splitboard, tourenboard, tour, splitboarding
heizhandschuh, beheizt, heizung, beheizbar
boots, schuhe, stiefel, snowboardschuhe
snowboard, board, brett
bindung, bindungen
socken, strümpfe
schloss, kabelschloss
versand, lieferung, versandkosten, lieferkosten, porto
rückgabe, retoure, rücksendung, umtausch, widerruf, erstattung
garantie, gewährleistung
gutschein, geschenkkarte
läden, laden, filiale, händler, geschäft, händlersuche, filialfinder`,
  fr: `
bonnet, tuque
cagoule, balaclava
tour de cou, cache-cou, écharpe, buff
moufle, mitaine
veste, blouson, manteau, anorak, doudoune
pantalon, salopette
salopette, bavette
polaire, pull
sweat, hoodie, capuche
sous-couche, sous-vêtement, thermique
sac à dos, rucksack, sac airbag
sac, bagage, duffel
housse, boardbag
dva, arva, détecteur
pelle, avalanche
sonde, avalanche
peaux, phoque
masque, lunettes, goggle
écran, verre, lentille
fart, cire
racloir, plexi
leash, lanière
gourde, bouteille, thermos
protège-poignets, poignet
dorsale, dos
enfant, junior, kids
femme, dame
homme, masculin
débutant, initiation
poudreuse, freeride, hors-piste
splitboard, randonnée
chauffant, chauffage
boots, chaussures, bottes
snowboard, planche, board
chaussettes, bas
cadenas, antivol
livraison, expédition, frais de port, envoi
retour, remboursement, échange, rétractation
carte cadeau, bon cadeau, chèque cadeau
magasin, boutique, revendeur, point de vente
snowboard, planche à neige, planche de snow, snow
boots, chaussures de snow, chaussures de snowboard`,
  es: `
gorro, beanie
pasamontañas, balaclava
braga, cuello, tubular, buff
manopla, mitón
chaqueta, anorak, abrigo, cazadora
pantalón, peto
peto, tirantes
forro, polar
sudadera, capucha
térmica, interior, capa
mochila, backpack
bolsa, bolso, petate
arva, dva, detector
pala, avalancha
sonda, avalancha
pieles, foca
gafas, máscara, goggle
lente, pantalla, recambio
cera, encerado
rasqueta, rascador
botella, termo
muñequera, muñeca
espaldera, espalda
niño, infantil, junior, kids
mujer, femenino
hombre, masculino
principiante, iniciación
polvo, freeride, powder
splitboard, travesía
calefactable, calefacción
botas, boots
snowboard, tabla, board
calcetines, medias
casco, helmet
candado, cable
envío, entrega, gastos de envío, portes
devolución, reembolso, cambio
tarjeta regalo, cheque regalo, vale
tienda, distribuidor, punto de venta
snowboard, tabla de snow, snow
botas, botas de snow, botas de snowboard`,
  it: `
berretto, cappello, cuffia, beanie
passamontagna, balaclava
scaldacollo, collo, tubolare, buff
muffola, moffola
giacca, anorak, giubbotto, giaccone
pantaloni, salopette
salopette, bretelle
pile, fleece
felpa, cappuccio
intimo, termico
zaino, backpack
borsone, borsa, sacca
artva, arva, arta
pala, valanga
sonda, valanga
pelli, foca
maschera, occhiali, goggle
lente, ricambio
sciolina, cera
raschietto, spatola
borraccia, thermos
polsiere, parapolsi
paraschiena, schiena
bambino, bimbo, ragazzo, junior, kids
donna, femminile
uomo, maschile
principiante, esordiente
neve fresca, freeride, powder
splitboard, scialpinismo
riscaldato, riscaldamento
scarponi, boots, scarpe
snowboard, tavola, board
calze, calzini
casco, helmet
lucchetto, cavo
spedizione, consegna, spese di spedizione
reso, rimborso, cambio, restituzione
carta regalo, buono regalo, buono
negozio, rivenditore, punto vendita
snowboard, tavola da neve, tavola da snow, snow
scarponi, scarponi da snow, scarponi da snowboard`,
  ja: `
ビーニー, 帽子, ニット帽
ビンディング, バインディング
ジャケット, アウター
グローブ, 手袋
ソックス, 靴下
バックパック, リュック
キッズ, 子供, ジュニア
ウィメンズ, レディース, 女性
メンズ, 男性
初心者, 初級, ビギナー
パウダー, 新雪
スノーボード, スノボ, snowboard, board
ブーツ, boots, boot
ビンディング, binding, bindings
ジャケット, jacket
ゴーグル, goggle, goggles
ヘルメット, helmet
配送, 送料, 発送
返品, 返金, 交換
ギフトカード, 商品券, ギフト券
ショップ, 店舗, 取扱店, 販売店`,
  sv: `
mössa, beanie
balaklava, rånarluva
vantar, tumvantar
jacka, anorak, skaljacka
byxor, hängselbyxor
ryggsäck, backpack
transceiver, lavinsökare
spade, skyffel
goggles, skidglasögon
hjälm, skidhjälm
barn, junior
dam, kvinna
herr, män
nybörjare, första
puder, lössnö
boots, pjäxor, skor
bräda, snowboard
frakt, leverans, fraktkostnad
retur, återbetalning, byte, ångerrätt
garanti, reklamation
butik, återförsäljare
boots, snowboardskor, snowboardboots
goggles, skidglasögon, snowboardglasögon`,
  no: `
lue, beanie
balaklava, finlandshette
votter, polvotter
jakke, anorakk
bukse, selebukse
sekk, ryggsekk
skredsøker, sender
spade, skuffe
briller, goggles
hjelm, skihjelm
barn, junior
dame, kvinne
herre, menn
nybegynner, første
pudder, løssnø
boots, støvler, sko
brett, snowboard
frakt, levering, fraktkostnad
retur, refusjon, bytte, angrerett
garanti, reklamasjon
butikk, forhandler
boots, snowboardsko, snowboardstøvler
briller, goggles, skibriller, snowboardbriller, slalåmbriller`,
};

/** German; as en.ts. */
export const german = `
boards: Snowboard; Snowboards; Snowboard kaufen; Brett; Snowbord; Snowboard Herren Damen; Board; Bretter; günstiges Snowboard
allMountain: All-Mountain Board; Allmountain Snowboard; all mountain
freestyle: Freestyle Board; Snowboard für den Park; Parkboard; Freestyle Snowboard
freeride: Powderboard; Freeride Snowboard; Board für Tiefschnee; Freerideboard; Pulverschnee Board
carving: Carvingboard; Carving Snowboard; Pistenboard; Snowboard zum Carven
splitboards: Splitboard; Splitboards; Tourenboard; Board für Skitouren
kidsBoards: Kindersnowboard; Snowboard Kinder; Kinder Board; Snowboard für Kinder; Jugend Snowboard; Kinderboard
womensBoards&boards: Damensnowboard; Snowboard Damen; Frauen Snowboard; Snowboard für Frauen; Damen Board
beginnerBoards: Anfänger Snowboard; Snowboard für Anfänger; Einsteigerboard; Snowboard Einsteiger; erstes Snowboard
boards&new: neue Snowboards; neues Board; Snowboard Neuheiten
boards&sale: Snowboard Angebote; reduzierte Snowboards; Snowboard Sale; Snowboard im Angebot
boards&size154: Snowboard 154; Snowboard 154 cm; Board 154; Brett 154
boards&size158W: Snowboard 158 breit; Snowboard 158W; 158 wide
boots: Snowboardboots; Snowboardschuhe; Snowboard Schuhe; Boots; Stiefel; Schuhe; Snowboardstiefel; Schneeschuhe zum Boarden
mensBoots: Herrenboots; Boots Herren; Snowboardschuhe Herren; Männer Boots; Herren Snowboardboots
womensBoots: Damenboots; Boots Damen; Snowboardschuhe Damen; Damen Snowboardboots; Boots für Frauen
kidsBoots: Kinderboots; Boots Kinder; Kinder Snowboardschuhe; Snowboardboots Kinder
boots&sale: Boots Sale; reduzierte Boots; Boots im Angebot
boots&new: neue Boots; Boots Neuheiten
boots&size42: Boots 42; Boots Größe 42; Snowboardschuhe 42
womensBoots&size39: Damen Boots 39; Boots Damen Größe 39
bindings: Bindung; Bindungen; Snowboardbindung; Snowboard Bindung; Snowboardbindungen
freestyleBindings: Freestyle Bindung; Park Bindung
splitBindings: Splitboardbindung; Splitboard Bindung; Tourenbindung
kidsBindings: Kinderbindung; Bindung Kinder; Bindung für Kinder
jackets: Snowboardjacke; Skijacke; Winterjacke; Jacken; Schneejacke; wasserdichte Jacke; Anorak Jacke; Jacke Herren
jackets&sale: Jacken Sale; reduzierte Jacken; Jacke im Angebot
pants: Snowboardhose; Skihose; Schneehose; Hosen; Winterhose; Hose
bibs: Latzhose; Trägerhose; Snowboard Latzhose
baseTops leggings: Funktionsunterwäsche; Thermounterwäsche; lange Unterwäsche; Skiunterwäsche
kindling-fleece: Fleece; Fleecejacke; Fleecepulli
campfire-hoodie: Hoodie; Kapuzenpulli; Kapuzenpullover
gloves mittens: Handschuhe; Skihandschuhe; Snowboardhandschuhe; warme Handschuhe; Winterhandschuhe
mittens: Fäustlinge; Fausthandschuhe; Fäustel
goggles: Skibrille; Snowboardbrille; Goggle; Schneebrille; Brille
lenses: Ersatzglas; Ersatzscheibe; Wechselglas; Wechselscheibe
helmets: Helm; Skihelm; Snowboardhelm; Helme; Schneehelm
runt-helmet: Kinderhelm; Helm Kinder
beanies: Mütze; Beanie; Wintermütze; Strickmütze; Wollmütze
balaclavas: Sturmhaube; Gesichtsmaske; Balaclava
socks: Socken; Snowboardsocken; Skisocken; warme Socken; Strümpfe
packs: Rucksack; Skirucksack; Snowboard Rucksack; Tagesrucksack
boardBags: Boardbag; Snowboardtasche; Brettasche; Boardtasche
drip-boot-bag: Schuhtasche; Bootbag; Tasche für Boots
beacons: LVS; Lawinenpieper; LVS-Gerät; Verschüttetensuchgerät
trench-shovel: Schaufel; Lawinenschaufel
wax: Wachs; Snowboardwachs; Skiwachs
gift-card: Gutschein; Geschenkgutschein; Geschenkkarte
support:returns: Rückgabe; Retoure; Rücksendung; Artikel zurückschicken; Widerrufsrecht
support:shipping: Versandkosten; Lieferzeit; Versand; kostenloser Versand
support:size-guide: Größentabelle; Schuhgröße; Größen für Boots
support:track-a-parcel page:own-order-status: Paket verfolgen; Sendungsverfolgung; wo ist mein Paket; Bestellstatus
support:warranty support:warranty-claim: Garantie; Gewährleistung; Reklamation
support:paying: Zahlungsarten; Kreditkarte; Zahlung
page:own-contact: Kontakt; Telefonnummer; Kundenservice; Kontaktformular
page:own-stores store:*: Händlersuche; Läden; Filialen; Öffnungszeiten
store:firn-innsbruck store:firnlinie-innsbruck: Innsbruck; Laden Innsbruck
support:board-length: welche Boardlänge; Boardlänge; Snowboardlänge
`;

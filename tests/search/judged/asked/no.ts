/** Norwegian; as en.ts. */
export const norwegian = `
boards: snowboard; snowboardbrett; brett; snøbrett; brettet; kjøpe snowboard; snowbord; billig snowboard; snowboard voksen; nytt brett
allMountain: all mountain brett; all mountain snowboard; allmountain; allround snowboard
freestyle: freestylebrett; snowboard freestyle; parkbrett; snowboard park; brett til park
freeride: pudderbrett; snowboard pudder; freeride snowboard; frikjøringsbrett; brett for løssnø
carving: carvingbrett; snowboard carving; brett for bakke; snowboard til preparert løype
splitboards: splitboard; splittboard; splitbrett; toppturbrett; snowboard for topptur
kidsBoards: barnesnowboard; snowboard barn; barnebrett; snowboard junior; brett til barn; snowboard for barn
womensBoards&boards: snowboard dame; damebrett; snowboard for damer; snowboard kvinne; brett dame
beginnerBoards: snowboard nybegynner; nybegynnerbrett; første snowboard; brett for nybegynnere; lett snowboard
boards&new: nye snowboard; nye brett; snowboard nyheter
boards&sale: snowboard salg; brett på salg; snowboard tilbud; snowboard outlet; nedsatte snowboard
boards&size154: snowboard 154; brett 154 cm; snowboard 154 cm
boards&size158W: snowboard 158w; brett 158 bredt; 158 wide
boots: snowboardboots; boots; snowboardsko; snowboard sko; snowboardstøvler; støvler; sko; snøsko til brett
mensBoots: snowboardboots herre; herreboots; boots herre; boots for menn
womensBoots: snowboardboots dame; dameboots; boots dame; boots til kvinner
kidsBoots: barneboots; snowboardboots barn; boots barn; boots junior
boots&dial: boa boots; boots med boa; snowboardboots boa
boots&sale: boots salg; boots på salg; boots tilbud
boots&new: nye boots; boots nyheter
boots&size42: boots 42; boots størrelse 42; snowboardboots 42; snowboardboots str 42
womensBoots&size39: boots dame 39; dameboots størrelse 39
bindings: bindinger; snowboardbindinger; binding; snowboard bindinger; bindniger
freestyleBindings: freestylebindinger; bindinger park; bindinger freestyle
splitBindings: splitboardbindinger; bindinger splitboard; bindinger til topptur
kidsBindings: barnebindinger; bindinger barn; snowboardbindinger barn
jackets: snowboardjakke; skijakke; vinterjakke; jakker; jakke; skalljakke; vanntett jakke; snøjakke
insulatedJackets: varm jakke; fôret jakke; isolert jakke
hearth-down-jacket: dunjakke; dunjakke dame; jakke med dun
jackets&sale: jakker salg; jakke på salg; nedsatte jakker
pants: snowboardbukse; skibukse; bukser; vinterbukse; snøbukse; bukse
bibs: selebukse; skibukse med seler; bib; snowboardbukse med seler
baseTops leggings: ullundertøy; superundertøy; undertøy; stillongs; langt undertøy
kindling-fleece: fleece; fleecejakke; fleecegenser
campfire-hoodie: hettegenser; hoodie; genser med hette
gloves mittens: hansker; skihansker; snowboardhansker; varme hansker; vinterhansker
mittens: votter; skivotter; varme votter; polvotter
element-heated-glove: varmehansker; oppvarmede hansker; hansker med varme
goggles: goggles; skibriller; snowboardbriller; briller; alpinbriller; slalåmbriller
lenses: reservelinse; ekstra linse; linse til briller
helmets: hjelm; skihjelm; snowboardhjelm; hjelmer; alpinhjelm
runt-helmet: barnehjelm; hjelm barn; skihjelm barn
beanies: lue; luer; vinterlue; strikket lue; lue med dusk
balaclavas: balaklava; finlandshette; ansiktsmaske
chimney-neck-tube: hals; buff; halsvarmer
socks: sokker; skisokker; snowboardsokker; ullsokker; strømper; varme sokker
packs: ryggsekk; skisekk; sekk; snowboardsekk; dagstursekk
boardBags: snowboardbag; brettbag; brettpose; bag til snowboard; trekk til snowboard
drip-boot-bag: bootbag; bag til boots; støvelbag
beacons: skredsøker; sender mottaker; skredsøkere
trench-shovel: spade; skredspade; snøspade
needle-320-probe: søkestang; skredsøkestang
updraft-30-airbag-pack: airbagsekk; skredsekk; sekk med airbag
wax: voks; snowboardvoks; skivoks; glider
foothold-stomp-pad: stomp pad; sklisikring
formality-leash: leash; sikkerhetsreim
thaw-bottle: termos; flaske; drikkeflaske
knuckle-wrist-guards: håndleddsbeskytter; håndleddsbeskyttere snowboard
carapace-back-protector carapace-vest: ryggskinne; ryggbeskytter; ryggplate
liftline-multitool stub-driver: skrutrekker; multiverktøy
skintrack-skins: feller; stigefeller; feller til splitboard
gift-card: gavekort; kjøpe gavekort; gavekort på e-post
support:returns: retur; returnere; hvordan returnerer jeg; angrerett; sende tilbake; bytte og retur
support:shipping: frakt; fraktkostnad; leveringstid; gratis frakt; hva koster frakt; levering
support:size-guide: størrelsesguide; størrelsestabell; skostørrelse; hvilken størrelse boots
support:track-a-parcel page:own-order-status: spore pakke; hvor er pakken min; sporing; ordrestatus; spor ordre
support:warranty support:warranty-claim: garanti; reklamasjon; reklamere
support:paying: betaling; betalingsmåter; betale med kort
support:where-is-my-refund: refusjon; når får jeg pengene tilbake
support:exchange-a-size: bytte størrelse; bytte i en annen størrelse
support:change-an-order: avbestille; endre bestilling; kansellere ordre
support:wash-a-jacket: vaske jakke; hvordan vaske jakken
page:own-contact: kontakt; kundeservice; telefonnummer; kontakt oss
page:own-stores store:*: butikker; finn butikk; åpningstider butikker; forhandlere
store:firn-oslo: butikk oslo; oslo
support:board-length: brettlengde; hvor langt snowboard; hvilken lengde på brett
`;

/** Swedish; as en.ts. */
export const swedish = `
boards: snowboard; snowboards; snowboardbräda; bräda; brädor; köpa snowboard; snöbräda; snowbord; billig snowboard; snowboard vuxen
allMountain: all mountain bräda; all mountain snowboard; allmountain; allround snowboard
freestyle: freestylebräda; snowboard freestyle; parkbräda; snowboard park; bräda för park
freeride: puderbräda; snowboard puder; freeride snowboard; friåkningsbräda; bräda för lössnö
carving: carvingbräda; snowboard carving; bräda för pist; pistbräda
splitboards: splitboard; splitboards; splitbräda; turbräda; snowboard för topptur
kidsBoards: barnsnowboard; snowboard barn; bräda barn; snowboard junior; barnbräda; snowboard för barn
womensBoards&boards: snowboard dam; damsnowboard; dambräda; snowboard för tjejer; snowboard kvinna
beginnerBoards: snowboard nybörjare; nybörjarbräda; första snowboarden; bräda för nybörjare; lätt snowboard
boards&new: nya snowboards; nya brädor; snowboard nyheter
boards&sale: snowboard rea; brädor på rea; snowboard erbjudande; snowboard outlet; nedsatta snowboards
boards&size154: snowboard 154; bräda 154 cm; snowboard 154 cm
boards&size158W: snowboard 158w; bräda 158 bred; 158 wide
boots: snowboardboots; boots; snowboardskor; snowboard skor; snowboard boots; skor; snowboardkängor; snöboots
mensBoots: snowboardboots herr; herrboots; boots herr; boots för män
womensBoots: snowboardboots dam; damboots; boots dam; boots för kvinnor
kidsBoots: barnboots; snowboardboots barn; boots barn; boots junior
boots&dial: boa boots; boots med boa; snowboardboots boa
boots&sale: boots rea; boots på rea; snowboardboots erbjudande
boots&new: nya boots; boots nyheter
boots&size42: boots 42; boots storlek 42; snowboardboots 42; snowboardboots strl 42
womensBoots&size39: boots dam 39; damboots storlek 39
bindings: bindningar; snowboardbindningar; bindning; snowboard bindningar; bindnigar
freestyleBindings: freestylebindningar; bindningar park; bindningar freestyle
splitBindings: splitboardbindningar; bindningar splitboard; splitbindning
kidsBindings: barnbindningar; bindningar barn; snowboardbindningar barn
jackets: snowboardjacka; skidjacka; vinterjacka; jackor; jacka; skaljacka; vattentät jacka; snöjacka
insulatedJackets: varm jacka; fodrad jacka; vadderad jacka
hearth-down-jacket: dunjacka; dunjacka dam; jacka med dun
jackets&sale: jackor rea; jacka på rea; nedsatta jackor
pants: snowboardbyxor; skidbyxor; täckbyxor; byxor; vinterbyxor; snöbyxor
bibs: hängselbyxor; skidbyxor med hängslen; bib; snowboardbyxor hängslen
baseTops leggings: underställ; underställ merino; långkalsonger; termounderställ
kindling-fleece: fleece; fleecejacka; fleecetröja
campfire-hoodie: hoodie; huvtröja; luvtröja
gloves mittens: handskar; skidhandskar; snowboardhandskar; varma handskar; vinterhandskar
mittens: vantar; tumvantar; lovikkavantar; skidvantar
element-heated-glove: värmehandskar; uppvärmda handskar; handskar med värme
goggles: goggles; skidglasögon; snowboardglasögon; glasögon; skidgoggles
lenses: reservlins; extralins; lins till goggles
helmets: hjälm; skidhjälm; snowboardhjälm; hjälmar
runt-helmet: barnhjälm; hjälm barn; skidhjälm barn
beanies: mössa; mössor; vintermössa; stickad mössa; mössa med tofs
balaclavas: balaklava; rånarluva; ansiktsmask
chimney-neck-tube: halskrage; buff; halsvärmare
socks: strumpor; skidstrumpor; snowboardstrumpor; ullstrumpor; sockor; varma strumpor
packs: ryggsäck; skidryggsäck; snowboardryggsäck; dagsryggsäck
boardBags: snowboardfodral; snowboardväska; bräda väska; fodral till snowboard
drip-boot-bag: bootbag; väska för boots; pjäxväska
beacons: transceiver; lavinsändare; lavintransceiver
trench-shovel: spade; lavinspade; snöspade
needle-320-probe: sond; lavinsond
updraft-30-airbag-pack: airbag ryggsäck; lavinryggsäck; lavinairbag
wax: valla; vax; snowboardvalla; skidvalla
foothold-stomp-pad: stomp pad; halkskydd
formality-leash: leash; säkerhetsrem
thaw-bottle: termos; flaska; vattenflaska
knuckle-wrist-guards: handledsskydd; handledsskydd snowboard
carapace-back-protector carapace-vest: ryggskydd; ryggskydd snowboard
liftline-multitool stub-driver: skruvmejsel; multiverktyg
skintrack-skins: stighudar; hudar splitboard
gift-card: presentkort; gåvokort; ge bort presentkort
support:returns: retur; returer; returnera; hur returnerar jag; öppet köp; ångerrätt
support:shipping: frakt; fraktkostnad; leveranstid; fri frakt; vad kostar frakten
support:size-guide: storleksguide; storlekstabell; skostorlek; vilken storlek boots
support:track-a-parcel page:own-order-status: spåra paket; var är mitt paket; spåra order; orderstatus; följ min beställning
support:warranty support:warranty-claim: garanti; reklamation; reklamera
support:paying: betalning; betalsätt; betala med kort
support:where-is-my-refund: återbetalning; när får jag pengarna tillbaka
support:exchange-a-size: byta storlek; byte av storlek
support:change-an-order: avbeställa; ändra beställning; avboka order
support:wash-a-jacket: tvätta jacka; hur tvättar jag jackan
page:own-contact: kontakt; kundtjänst; telefonnummer; kontakta oss
page:own-stores store:*: butiker; hitta butik; öppettider butiker; återförsäljare
store:firn-stockholm: butik stockholm; stockholm
support:board-length: brädlängd; hur lång snowboard; vilken längd på bräda
`;

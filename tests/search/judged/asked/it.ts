/** Italian; as en.ts. */
export const italian = `
boards: snowboard; tavola da snowboard; tavole snowboard; tavola snow; comprare snowboard; tavola da neve; snowbord; tavole da snow economiche; snowboard adulto
allMountain: tavola all mountain; snowboard all mountain; snowboard allmountain; tavola polivalente
freestyle: tavola freestyle; snowboard freestyle; tavola da park; snowboard per snowpark; tavola per trick
freeride: tavola freeride; snowboard freeride; tavola per neve fresca; snowboard powder; tavola fuoripista
carving: tavola carving; snowboard carving; tavola da pista; snowboard da pista
splitboards: splitboard; tavola splitboard; tavola da scialpinismo; snowboard da alpinismo; split board
kidsBoards: snowboard bambino; tavola bambino; snowboard per bambini; tavola snowboard junior; snowboard bimba
womensBoards&boards: snowboard donna; tavola donna; tavola snowboard donna; snowboard da donna
beginnerBoards: snowboard principianti; tavola per principianti; tavola facile; prima tavola da snowboard; snowboard per iniziare
boards&new: tavole nuove; novità snowboard; nuovi snowboard
boards&sale: snowboard in saldo; tavole in offerta; offerte snowboard; snowboard scontati; outlet snowboard
boards&size154: snowboard 154; tavola 154 cm; tavola 154
boards&size158W: snowboard 158w; tavola 158 larga; 158 wide
boots: scarponi da snowboard; scarponi; scarponi snowboard; boots snowboard; stivali da neve; scarpe da snowboard
mensBoots: scarponi snowboard uomo; scarponi uomo; boots uomo
womensBoots: scarponi snowboard donna; scarponi donna; boots donna; scarponi da donna
kidsBoots: scarponi bambino; scarponi snowboard bambino; boots bambini; scarponi per bambini
boots&dial: scarponi boa; scarponi con boa; boots boa
boots&sale: scarponi in saldo; scarponi in offerta; offerte scarponi snowboard
boots&new: scarponi nuovi; novità scarponi
boots&size42: scarponi 42; scarponi snowboard 42; scarponi taglia 42; scarponi numero 42
womensBoots&size39: scarponi donna 39; scarponi snowboard donna numero 39
bindings: attacchi; attacchi snowboard; attacco; attacchi da snowboard; attachi snowboard
freestyleBindings: attacchi freestyle; attacchi park
splitBindings: attacchi splitboard; attacchi split; attacchi scialpinismo
kidsBindings: attacchi bambino; attacchi per bambini; attacchi junior
jackets: giacca da neve; giacca snowboard; giacca da sci; giacche; giaccone; giacca impermeabile; giacca invernale; giubbotto
insulatedJackets: giacca imbottita; giacca calda; giacca termica
hearth-down-jacket: piumino; giacca in piuma; piumino donna
jackets&sale: giacche in saldo; giacche in offerta; giacca scontata
pants: pantaloni da neve; pantaloni snowboard; pantaloni da sci; pantaloni; pantaloni impermeabili
bibs: salopette; salopette da neve; salopette snowboard; pantaloni con bretelle
baseTops leggings: intimo termico; maglia termica; biancheria termica; calzamaglia termica
kindling-fleece: pile; giacca in pile; felpa in pile
campfire-hoodie: felpa; felpa con cappuccio
gloves mittens: guanti; guanti da neve; guanti da sci; guanti snowboard; guanti caldi
mittens: muffole; muffole da neve; moffole
element-heated-glove: guanti riscaldati; guanti riscaldabili
goggles: maschera; maschera da sci; maschera snowboard; maschere; occhiali da neve; occhiali snowboard
lenses: lente di ricambio; lenti di ricambio; lente maschera
helmets: casco; casco da sci; casco snowboard; caschi
runt-helmet: casco bambino; casco per bambini
beanies: berretto; cappello; cappellino di lana; berretto invernale; cuffia di lana
balaclavas: passamontagna; balaclava; sottocasco
chimney-neck-tube: scaldacollo; collo; fascia collo
socks: calze; calze da sci; calze snowboard; calzini; calze di lana; calzettoni da neve
packs: zaino; zaino da sci; zaino snowboard; zaini
boardBags: sacca snowboard; sacca per tavola; borsa porta tavola; sacca con ruote
drip-boot-bag: borsa scarponi; porta scarponi; sacca per scarponi
beacons: arva; artva; apparecchio di ricerca valanghe
trench-shovel: pala; pala da neve; pala da valanga
needle-320-probe: sonda; sonda da valanga
updraft-30-airbag-pack: zaino airbag; airbag valanga
wax: sciolina; cera snowboard; sciolina snowboard
foothold-stomp-pad: stomp pad; antiscivolo tavola
formality-leash: leash; laccio di sicurezza
thaw-bottle: borraccia; thermos; borraccia termica
knuckle-wrist-guards: polsiere; protezione polso
carapace-back-protector carapace-vest: paraschiena; protezione schiena
liftline-multitool stub-driver: cacciavite; multiattrezzo
skintrack-skins: pelli di foca; pelli; pelli splitboard
gift-card: carta regalo; buono regalo; gift card
support:returns: resi; reso; come restituire; politica di reso
support:shipping: spedizione; spese di spedizione; tempi di consegna; spedizione gratuita; costi di spedizione
support:size-guide: guida alle taglie; tabella taglie scarponi; taglia scarponi; che numero di scarponi
support:track-a-parcel page:own-order-status: traccia ordine; dov'è il mio pacco; tracciamento; stato ordine
support:warranty support:warranty-claim: garanzia; reclamo
support:paying: pagamento; metodi di pagamento; pagare con carta
support:where-is-my-refund: rimborso; quando arriva il rimborso
support:exchange-a-size: cambio taglia; cambiare taglia
support:change-an-order: annullare ordine; modificare ordine; cancellare ordine
support:wash-a-jacket: lavare giacca; come lavare la giacca
page:own-contact: contatti; numero di telefono; servizio clienti; assistenza clienti
page:own-stores store:*: negozi; trova negozio; orari negozi; rivenditori
store:lamina-milano: negozio milano; milano
support:board-length: lunghezza tavola; misura snowboard; che lunghezza di tavola
`;

/** French; as en.ts. */
export const french = `
boards: snowboard; snowboards; planche de snowboard; planche; planche de snow; planches; snow; acheter snowboard; board
allMountain: snowboard all mountain; planche all-mountain; all mountain
freestyle: snowboard freestyle; planche freestyle; planche de park; snowboard park
freeride: snowboard freeride; planche freeride; snowboard poudreuse; planche de poudreuse; hors-piste
carving: snowboard carving; planche de carving; carving; planche piste
splitboards: splitboard; splitboards; planche de randonnée; snowboard de rando
kidsBoards: snowboard enfant; planche enfant; snowboard junior; snowboard pour enfants; planche pour enfant
womensBoards&boards: snowboard femme; planche femme; snowboard pour femme; snowboards femmes
beginnerBoards: snowboard débutant; planche débutant; snowboard pour débuter; snowboard pour débutants
boards&new: nouveaux snowboards; nouvelle planche; snowboard nouveautés
boards&sale: snowboard en solde; snowboards soldes; snowboard promo; planche en promotion
boards&size154: snowboard 154; planche 154 cm; planche 154; snowboard taille 154
boards&size158W: snowboard 158 large; snowboard 158W; 158 wide
boots: boots; boots snowboard; boots de snowboard; chaussures de snowboard; chaussures snow; bottes de snow; bottes
mensBoots: boots homme; boots snowboard homme; chaussures homme; bottes homme
womensBoots: boots femme; boots snowboard femme; chaussures femme; bottes femme
kidsBoots: boots enfant; boots snowboard enfant; chaussures enfant; bottes enfant
boots&sale: boots soldes; boots en promo; boots en promotion
boots&new: nouvelles boots; boots nouveautés
boots&size42: boots 42; boots taille 42; boots pointure 42
womensBoots&size39: boots femme 39; boots femme taille 39
bindings: fixation; fixations; fixations snowboard; fixation de snowboard; fixs
freestyleBindings: fixations freestyle; fixations park
splitBindings: fixations splitboard; fixations split; fixation rando
kidsBindings: fixations enfant; fixation junior
jackets: veste; veste de ski; veste snowboard; veste de snow; blouson; manteau; vestes; veste imperméable; blouson de ski
jackets&sale: veste en solde; vestes soldes; veste promo
pants: pantalon; pantalon de ski; pantalon de snow; pantalon snowboard; pantalons
bibs: salopette; salopette de ski; salopettes
baseTops leggings: sous-vêtements thermiques; sous-vêtement; sous-couche; thermique
kindling-fleece: polaire; veste polaire; pull polaire
campfire-hoodie: sweat à capuche; hoodie; sweat
gloves mittens: gants; gants de ski; gants snowboard; gants chauds; gants d’hiver
mittens: moufles; moufle; mitaines
goggles: masque; masque de ski; masque snowboard; lunettes de ski; masques
lenses: écran de rechange; écran; verre de rechange
helmets: casque; casque de ski; casque snowboard; casques
runt-helmet: casque enfant; casque de ski enfant
beanies: bonnet; bonnets; bonnet en laine; bonnet d’hiver
balaclavas: cagoule; cagoules; balaclava
socks: chaussettes; chaussettes de ski; chaussettes snowboard; chaussettes chaudes
packs: sac à dos; sac à dos ski; sacs à dos; sac à dos snowboard
boardBags: housse snowboard; housse; housse de planche; boardbag
drip-boot-bag: sac à boots; sac pour boots; sac chaussures
beacons: DVA; arva; détecteur avalanche; détecteur de victimes
trench-shovel: pelle; pelle à neige; pelle avalanche
wax: fart; fart snowboard; cire
gift-card: carte cadeau; bon cadeau; chèque cadeau
support:returns: retour; retours; retourner un article; politique de retour
support:shipping: livraison; frais de port; délai de livraison; frais de livraison
support:size-guide: guide des tailles; tableau des tailles; pointures
support:track-a-parcel page:own-order-status: suivi de colis; où est mon colis; suivi de commande; suivre ma commande
support:warranty support:warranty-claim: garantie; réclamation
support:paying: moyens de paiement; paiement; carte bancaire
page:own-contact: contact; service client; téléphone; nous contacter
page:own-stores store:*: magasins; trouver un magasin; points de vente; horaires
store:firn-chamonix: chamonix; magasin chamonix
support:board-length: quelle taille de snowboard; longueur de planche; taille de planche
support:exchange-a-size: échange; changer de taille
`;

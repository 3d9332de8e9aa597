/** Spanish; as en.ts. */
export const spanish = `
boards: snowboard; tabla de snowboard; tablas snowboard; tabla snow; comprar snowboard; tablas de snow baratas; tabla para la nieve; snowbord; tablas de snowboard para adultos
allMountain: tabla all mountain; snowboard all mountain; tabla polivalente; tabla allmountain
freestyle: tabla freestyle; snowboard freestyle; tabla para snowpark; tabla para park; tabla de trucos
freeride: tabla freeride; snowboard freeride; tabla para nieve polvo; snowboard powder; tabla fuera de pista
carving: tabla carving; snowboard carving; tabla de pista; snowboard para pista
splitboards: splitboard; splitboards; tabla de travesía; tabla splitboard; snowboard de travesía
kidsBoards: snowboard niños; tabla de snowboard infantil; tabla niño; tabla para niños; snowboard júnior
womensBoards&boards: snowboard mujer; tabla de snowboard mujer; tablas de chica; snowboard para mujeres
beginnerBoards: snowboard para principiantes; tabla principiante; tabla para empezar; mi primera tabla de snowboard; tabla fácil
boards&new: tablas nuevas; snowboard novedades; nuevas tablas de snowboard
boards&sale: snowboard rebajas; tablas en oferta; ofertas snowboard; snowboard outlet; tablas rebajadas
boards&size154: snowboard 154; tabla 154 cm; tabla de 154
boards&size158W: snowboard 158w; tabla 158 ancha; 158 wide
boots: botas de snowboard; botas snow; botas; botas de nieve; bota snowboard
mensBoots: botas de snowboard hombre; botas hombre; botas snow hombre
womensBoots: botas de snowboard mujer; botas mujer; botas de chica; botas para mujer
kidsBoots: botas de snowboard niño; botas infantiles; botas niños; botas de nieve niños; botas para niña
boots&dial: botas boa; botas snowboard boa; botas con boa
boots&sale: botas en oferta; botas rebajadas; botas de snowboard rebajas
boots&new: botas nuevas; novedades botas
boots&size42: botas 42; botas snowboard talla 42; botas de snow número 42
womensBoots&size39: botas mujer 39; botas mujer talla 39
bindings: fijaciones; fijaciones snowboard; fijación; fijaciones para tabla; ataduras snowboard
freestyleBindings: fijaciones freestyle; fijaciones park
splitBindings: fijaciones splitboard; fijaciones de travesía; fijaciones split
kidsBindings: fijaciones niños; fijaciones infantiles; fijaciones para niño
jackets: chaqueta de nieve; chaqueta snowboard; chaqueta de esquí; chaquetas; cazadora; abrigo de nieve; chaqueta impermeable; chaqueta de invierno
insulatedJackets: chaqueta térmica; chaqueta acolchada; chaqueta abrigada
hearth-down-jacket: chaqueta de plumas; plumífero; plumas mujer
jackets&sale: chaquetas rebajas; chaquetas en oferta; oferta chaqueta
pants: pantalón de nieve; pantalones de snowboard; pantalón esquí; pantalones; pantalón impermeable; pantalones de snow
bibs: peto; peto de nieve; peto snowboard; pantalón con tirantes
baseTops leggings: ropa interior térmica; camiseta térmica; primera capa; mallas térmicas
kindling-fleece: forro polar; polar; chaqueta polar
campfire-hoodie: sudadera; sudadera con capucha
gloves mittens: guantes; guantes de nieve; guantes de esquí; guantes snowboard; guantes calientes
mittens: manoplas; manopla de nieve; mitones
element-heated-glove: guantes calefactables; guantes con calefacción
goggles: gafas; gafas de esquí; gafas snowboard; máscara de snow; gafas de ventisca; gafas de nieve baratas
lenses: lente de repuesto; lentes de recambio; cristal de repuesto
helmets: casco; casco de esquí; casco snowboard; cascos de nieve
runt-helmet: casco niño; casco infantil
beanies: gorro; gorros; gorro de lana; gorro de invierno; gorro con pompón
balaclavas: pasamontañas; braga cara; balaclava
chimney-neck-tube: braga de cuello; cuello; tubular
socks: calcetines; calcetines de esquí; calcetines snowboard; calcetines de nieve; calcetines de lana
packs: mochila; mochila de esquí; mochila snowboard; mochilas
boardBags: funda de snowboard; funda tabla; bolsa para tabla; funda con ruedas
drip-boot-bag: bolsa para botas; portabotas; bolsa botas
beacons: arva; dva; detector de víctimas de avalancha
trench-shovel: pala; pala de nieve; pala de avalancha
needle-320-probe: sonda; sonda de avalancha
updraft-30-airbag-pack: mochila airbag; airbag avalanchas
wax: cera; cera snowboard; cera para tablas
foothold-stomp-pad: stomp pad; antideslizante para tabla
formality-leash: leash; correa tabla
thaw-bottle: termo; botella; botella térmica
knuckle-wrist-guards: muñequeras; protector de muñeca
carapace-back-protector carapace-vest: espaldera; protector de espalda
liftline-multitool stub-driver: destornillador; multiherramienta
skintrack-skins: pieles de foca; pieles; pieles splitboard
gift-card: tarjeta regalo; cheque regalo; vale regalo
support:returns: devoluciones; cómo devolver un pedido; devolver; política de devoluciones
support:shipping: gastos de envío; envío; plazo de entrega; envío gratis; cuánto cuesta el envío
support:size-guide: guía de tallas; tabla de tallas botas; qué número de bota
support:track-a-parcel page:own-order-status: seguimiento del pedido; dónde está mi pedido; seguimiento; estado del pedido
support:warranty support:warranty-claim: garantía; reclamación garantía
support:paying: formas de pago; pagar con tarjeta; métodos de pago
support:where-is-my-refund: reembolso; cuándo me devuelven el dinero
support:exchange-a-size: cambiar talla; cambio de talla
support:change-an-order: cancelar pedido; anular pedido; modificar pedido
support:wash-a-jacket: lavar chaqueta; cómo lavar la chaqueta
page:own-contact: contacto; teléfono; atención al cliente; contactar
page:own-stores store:*: tiendas; buscar tienda; horarios tiendas; tienda cerca
store:nieve-cruzada-madrid: tienda madrid; madrid
support:board-length: qué medida de tabla; largo de tabla; medida snowboard
`;

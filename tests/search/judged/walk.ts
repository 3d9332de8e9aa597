/** Questions of a walk through the shop: language | question | the kind that opens | what may stand among the first five. */
export const walked = `
en-us | denver | store | store:firn-denver store:lift-line-denver
fr | magasin paris | store | store:canal-neige-paris
de | öffnungszeiten | store | store:*
en-us | contact | page | page:own-contact
de | kontakt | page | page:own-contact
en-us | snow pants | product | pants
en-us | snow boots | product | boots
en-us | snow gloves | product | gloves mittens
fr | pantalon de neige | product | pants
fr | masque de ski | product | goggles
es | gafas de nieve | product | goggles
sv | snowboard för nybörjare | product | beginnerBoards
ja | 配送料 | support | support:shipping
en-us | size guide | support | support:size-guide
en-us | track order | page | page:own-order-status
fr | livraison gratuite | support | support:shipping
fr | retour | support | support:returns
ja | 返品 | support | support:returns
it | reso | support | support:returns
en-us | store locator | page | page:own-stores
en-us | sale | product | sale
en-us | outlet | product | sale
en-us | new | product | new
de | angebote | product | sale
de | neu | product | new
fr | soldes | product | sale
fr | nouveautés | product | new
es | rebajas | product | sale
es | novedades | product | new
it | saldi | product | sale
it | novità | product | new
ja | セール | product | sale
ja | 新作 | product | new
sv | rea | product | sale
sv | nyheter | product | new
no | salg | product | sale
no | nyheter | product | new
en-us | snowboard 156 wide | product | boards&size156W
en-us | snowboard under 300 | product | boards&under300
en-us | mens boots size 10 | product | mensBoots&size43
en-us | boots 42 | product | boots&size42
en-us | boots with boa | product | boots&dial
en-us | board | product | boards
sv | spåra paket | support | support:track-a-parcel
ja | 追跡 | support | support:track-a-parcel
`;

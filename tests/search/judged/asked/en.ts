/** Right answers: questions. Written before anybody saw what is found, and nothing is tuned to them. */
export const english = `
boards: snowboarding board; boards for snow; adult snowboard; snowbords; snowboard deck; snow boards for sale online; best snowboard
allMountain: all mountain snowboard; allmountain board; all-mountain
freestyle: park snowboard; freestyle snowboard; jib board; snowboard for park; trick board
freeride: powder snowboard; freeride board; deep snow board; backcountry snowboard
carving: carving board; carve snowboard; piste snowboard; carving snowboards
splitboards: split board; splitboards; touring snowboard
kidsBoards: childrens snowboard; youth snowboard; junior board; snowboard for kids; kids board; boys snowboard
womensBoards&boards: ladies snowboard; snowboard for women; women's snowboard; female snowboard
beginnerBoards: first snowboard; snowboard for beginners; novice snowboard; learn to snowboard board; easy snowboard
boards&new: new snowboards; latest boards; newest snowboard; snowboard new arrivals
boards&sale: snowboards on sale; discounted snowboards; snowboard deals; clearance snowboards; snowboard outlet
boards&under400: snowboard under 400; board below $400; snowboards less than 400; snowboard up to 400 dollars
boards&size154: snowboard 154; 154 board; board 154 cm; snowboard size 154
boards&size158W: 158 wide snowboard; snowboard 158w; 158W
boots: snowboard boots; boot; snowboarding boots; snow boarding boots; boots for snowboarding; snowboots
mensBoots: men's boots; mens snowboard boots; boots for men; male boots
womensBoots: women's snowboard boots; ladies boots; boots for women; womens snow boots
kidsBoots: children's boots; youth snowboard boots; junior boots; boots for kids; kids snow boots
boots&dial: boa boots; boots boa; dial boots; snowboard boots boa
boots&sale: boots on sale; boots clearance; cheap boots on sale; snowboard boots sale
boots&new: new snowboard boots; boots new in
womensBoots&size39: womens boots eu 39; womens boots size 7.5
mensBoots&size42: mens boots us 9; mens boots 27 cm; mens boots eu 42
bindings: snowboard bindings; binding; bindngs for snowboard; snowboard binding
freestyleBindings: park bindings; freestyle bindings
splitBindings: splitboard bindings; touring bindings
kidsBindings: kids bindings; children bindings; junior bindings
jackets: snowboard jacket; ski jacket; snow jacket; winter jacket; jackets; waterproof jacket; coat; snow coat
insulatedJackets: warm jacket; insulated jacket
jackets&sale: jacket sale; jackets on sale
pants: ski pants; trousers; snow trousers; snowboarding pants; pants
bibs: bib pants; bibs; snow bibs
baseTops leggings: thermals; thermal underwear; base layers; long underwear
kindling-fleece: fleece jacket; fleece pullover
campfire-hoodie: hoody; hooded sweatshirt
gloves mittens: snowboard gloves; ski gloves; warm gloves; winter gloves
mittens: mitts; snow mittens; mitten
goggles: ski goggles; snowboard goggles; snow goggles; goggle; ski mask goggles
lenses: replacement lens; goggle lens; spare lenses
helmets: ski helmet; snowboard helmet; helmets; snow helmet
beanies: beanies; winter hat; knit hat; wool hat
balaclavas: face mask; ski mask; balaclavas
socks: snowboard socks; ski socks; warm socks; merino socks
packs: backpacks; ski backpack; snowboard backpack; day pack
boardBags: snowboard bag; board bags; snowboard travel bag
drip-boot-bag: boot bag; bag for boots
beacons: avalanche transceiver; lvs; beacon
trench-shovel: avalanche shovel; snow shovel
wax: snowboard wax; board wax; ski wax
foothold-stomp-pad: stomp pads; traction pad
thaw-bottle: bottle; thermos
gift-card: gift card; gift voucher; gift certificate
support:returns: how do I return something; return policy; can I send it back; returns
support:shipping: shipping costs; how much is shipping; delivery time; free shipping
support:size-guide: boot size chart; sizing chart; what boot size do I need
support:track-a-parcel page:own-order-status: where is my package; track my parcel; tracking number; order status
support:warranty support:warranty-claim: warranty; guarantee
support:paying: payment methods; can I pay with paypal
page:own-contact: contact us; phone number; email address; customer service
page:own-stores store:*: find a store; shops near me; dealers
store:firn-denver store:lift-line-denver: store denver; denver shop
support:board-length: what size snowboard; snowboard length; board size chart
`;

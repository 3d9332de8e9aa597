/** Texts of the account overview; English is the list of keys. */
export default {
  "over.latest": "Latest order",
  "over.pieces": { one: "{count} piece, {total}", other: "{count} pieces, {total}" },
  "over.returns": "On its way back",
  "over.return": "Return {number} of order {order}",
  "over.next": "Next",
  "over.review": "How is {name}? Tell others",
  "over.address": "Keep an address, and checkout fills itself in",
  "over.orders.none": "Nothing ordered yet",
  "over.orders.none.text": "Once you order, this is where you see how far it is.",
  "over.pro": "Pro limit",
  "over.employee": "Employee limit",
  "over.wished": { one: "{count} thing on your wishlist", other: "{count} things on your wishlist" },
  "over.wished.none": "Your wishlist is empty",
  "over.addresses": { one: "{count} address kept", other: "{count} addresses kept" },
  "over.left": "{left} of {limit} left",
  "over.until": "Pro prices until",
};

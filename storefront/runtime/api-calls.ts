import type { Static } from "typebox";
import type { PasskeyV3, PasswordBody, RegisterBody, SignInBody } from "#commerce/customers/passkeys/schema.ts";
import type { WishlistItemBody, WishlistV1 } from "#commerce/customers/wishlists/schema.ts";
import type { LinesBody, QuantityBody } from "#commerce/sales/cart/bodies.ts";
import type { CartV3 } from "#commerce/sales/cart/rest.ts";
import type { OrderBody } from "#commerce/sales/checkout/bodies.ts";
import type { PlacedV3 } from "#commerce/sales/checkout/rest.ts";
import type { CodeAnswer } from "#commerce/shared/postal-codes/schema.ts";
import type { VisitorSession } from "#storefront/app/visitor-session.ts";

type CartPath = { id: string };

/**
 * The API calls made by the storefront's browser code, typed by the schemas with which their routes validate and
 * serialise. `data` is the body of a successful response.
 */
export type ApiCalls = {
  get: {
    "/api/csrf": { data: { token: string } };
    "/api/addresses/postal-codes/{country}/{code}": { path: { country: string; code: string }; data: CodeAnswer };
    "/api/session": { data: VisitorSession };
    "/api/cart/{id}": { path: CartPath; data: CartV3 };
  };
  post: {
    "/api/cart/create": { body: Static<typeof LinesBody>; data: CartV3 };
    "/api/cart/{id}/items": { path: CartPath; body: Static<typeof LinesBody>; data: CartV3 };
    "/api/checkout/{cartId}/order": {
      path: { cartId: string };
      body: Static<typeof OrderBody>;
      data: Static<typeof PlacedV3>;
    };
    "/api/customers/passkeys": { body: Static<typeof RegisterBody>; data: Static<typeof PasskeyV3> };
    "/api/customers/passkeys/registration": {
      body: Static<typeof PasswordBody>;
      data: PublicKeyCredentialCreationOptionsJSON;
    };
    "/api/customers/passkeys/sign-in": { body: Static<typeof SignInBody>; data: { id: number } };
    "/api/customers/passkeys/sign-in-options": { data: PublicKeyCredentialRequestOptionsJSON };
    "/api/wishlist": { body: Static<typeof WishlistItemBody>; data: Static<typeof WishlistV1> };
  };
  put: {
    "/api/cart/{id}/items/{itemId}": {
      path: CartPath & { itemId: string };
      body: Static<typeof QuantityBody>;
      data: CartV3;
    };
  };
  delete: {
    "/api/cart/{id}": { path: CartPath; data: never };
    "/api/cart/{id}/items/{itemId}": { path: CartPath & { itemId: string }; data: CartV3 };
    "/api/wishlist/{productId}": { path: { productId: string }; data: never };
  };
};

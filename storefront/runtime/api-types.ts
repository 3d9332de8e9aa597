/** The API's types, made of /api/openapi.json by `npm run client`. Not to be changed by hand. */

export interface paths {
    "/api/bot-check": {
        parameters: {
        };
        /** What a shopper's program has to do before it opens an account; its answer goes into the header bot-check */
        get: operations["getBotCheck"];
    };
    "/api/csrf": {
        parameters: {
        };
        /** A token for the header csrf-token; begins a session */
        get: operations["getCsrf"];
    };
    "/api/session": {
        parameters: {
        };
        /** Who is here, and what is in the cart */
        get: operations["getSession"];
    };
    "/api/locale": {
        parameters: {
        };
        /** Keeps the choice of country and language (query: locale, to) and leads to that page */
        get: operations["getLocale"];
    };
    "/api/geolocation": {
        parameters: {
        };
        /** The visitor's country, in lower case */
        get: operations["getGeolocation"];
    };
    "/api/content/preview": {
        parameters: {
        };
        /** Begins a preview of drafts in this browser */
        get: operations["getContentPreview"];
    };
    "/api/content/preview/end": {
        parameters: {
        };
        /** Ends the preview */
        get: operations["getContentPreviewEnd"];
    };
    "/api/search/suggest": {
        parameters: {
        };
        /** What a question may lead to while it is typed (query: q, locale) */
        get: operations["getSearchSuggest"];
    };
    "/api/search/synonyms": {
        parameters: {
        };
        /** Words for the same thing */
        get: operations["getSearchSynonyms"];
        /** Puts a list of synonyms in the place of the former */
        put: operations["putSearchSynonyms"];
    };
    "/api/search/kinds": {
        parameters: {
        };
        /** What goods of each kind are called */
        get: operations["getSearchKinds"];
        /** Puts a list of such words in the place of the former */
        put: operations["putSearchKinds"];
    };
    "/api/search/curations": {
        parameters: {
        };
        /** What stands first, or nowhere, for which questions */
        get: operations["getSearchCurations"];
        /** Puts a list of curations in the place of the former */
        put: operations["putSearchCurations"];
    };
    "/api/interstack/references": {
        parameters: {
        };
        /** Display texts of content entries */
        get: operations["getInterstackReferences"];
    };
    "/api/graphql": {
        parameters: {
        };
        /** The GraphQL schema of related products, colour groups and the error page */
        get: operations["getGraphql"];
        /** The GraphQL schema of related products, colour groups and the error page */
        post: operations["postGraphql"];
    };
    "/api/wishlist": {
        parameters: {
        };
        /** The visitor's wishlist, the latest wish first */
        get: operations["getWishlist"];
        /** Puts a product onto the wishlist */
        post: operations["postWishlist"];
        /** Empties the wishlist */
        delete: operations["deleteWishlist"];
    };
    "/api/wishlist/{productId}": {
        parameters: {
        };
        /** Takes a product off the wishlist */
        delete: operations["deleteWishlistByProductId"];
    };
    "/api/stores": {
        parameters: {
        };
        /** Where to buy over the counter: around a point or a place, or in a country, by pages */
        get: operations["getStores"];
        /** Adds a store to the locator */
        post: operations["postStores"];
    };
    "/api/stores/{id}": {
        parameters: {
        };
        /** One store, by its number or its slug */
        get: operations["getStoresById"];
        /** Changes a store */
        put: operations["putStoresById"];
        /** Removes a store */
        delete: operations["deleteStoresById"];
    };
    "/api/pro/order_total": {
        parameters: {
        };
        /** What a professional has spent this season, and may */
        get: operations["getProOrderTotal"];
    };
    "/api/pro/shipping_method_settings": {
        parameters: {
        };
        /** Which groups see no free delivery */
        get: operations["getProShippingMethodSettings"];
    };
    "/api/catalog/categories": {
        parameters: {
        };
        /** All categories as staff keep them, those above before those below */
        get: operations["getCatalogCategories"];
        /** Adds and changes up to 250 categories by id or uid: all or none */
        put: operations["putCatalogCategories"];
        /** Adds a category */
        post: operations["postCatalogCategories"];
    };
    "/api/catalog/categories/{id}": {
        parameters: {
        };
        /** Changes, hides or moves a category */
        put: operations["putCatalogCategoriesById"];
        /** Removes a category that has none below it */
        delete: operations["deleteCatalogCategoriesById"];
    };
    "/api/catalog/products": {
        parameters: {
        };
        /** All products as staff keep them, hidden and withdrawn ones too, by pages */
        get: operations["getCatalogProducts"];
        /** Adds and changes up to 50 products by id, uid or SKU: all or none */
        put: operations["putCatalogProducts"];
        /** Adds a product with its options, variants, prices and stock */
        post: operations["postCatalogProducts"];
    };
    "/api/catalog/products/{id}": {
        parameters: {
        };
        /** One product as staff keep it */
        get: operations["getCatalogProductsById"];
        /** Changes what is named of a product; lists as a whole */
        put: operations["putCatalogProductsById"];
        /** Removes a product; orders keep what they say of it */
        delete: operations["deleteCatalogProductsById"];
    };
    "/api/pricelists/{list}/records": {
        parameters: {
        };
        /** Sets up to 1000 prices of a region by variant or SKU: all or none */
        put: operations["putPricelistsByListRecords"];
        /** Ends the sale of variants in a region: query variant_id:in or sku:in */
        delete: operations["deletePricelistsByListRecords"];
    };
    "/api/inventory/adjustments/absolute": {
        parameters: {
        };
        /** Says how many pieces there are, of up to 1000 variants: all or none */
        put: operations["putInventoryAdjustmentsAbsolute"];
    };
    "/api/inventory/adjustments/relative": {
        parameters: {
        };
        /** Adds pieces, or takes them away, of up to 1000 variants: all or none */
        post: operations["postInventoryAdjustmentsRelative"];
    };
    "/api/cart/{id}/coupons": {
        parameters: {
        };
        /** Puts a code on a cart; 422 says why it does not count */
        post: operations["postCartByIdCoupons"];
    };
    "/api/cart/{id}/coupons/{code}": {
        parameters: {
        };
        /** Takes a code off a cart */
        delete: operations["deleteCartByIdCouponsByCode"];
    };
    "/api/payments/test/challenge/{reference}": {
        parameters: {
        };
        /** The test bank's question about a payment */
        get: operations["getPaymentsTestChallengeByReference"];
        /** The shopper's answer to the test bank */
        post: operations["postPaymentsTestChallengeByReference"];
    };
    "/api/checkout/{cartId}/gift-certificates": {
        parameters: {
        };
        /** Lets a gift card pay, before the card payment */
        post: operations["postCheckoutByCartIdGiftCertificates"];
    };
    "/api/checkout/{cartId}/gift-certificates/{id}": {
        parameters: {
        };
        /** Takes a gift card off a checkout */
        delete: operations["deleteCheckoutByCartIdGiftCertificatesById"];
    };
    "/api/orders": {
        parameters: {
        };
        /** All orders, for staff */
        get: operations["getOrders"];
    };
    "/api/orders/{id}/history": {
        parameters: {
        };
        /** What happened to an order, for staff */
        get: operations["getOrdersByIdHistory"];
    };
    "/api/orders/{id}/invoice": {
        parameters: {
        };
        /** An order's invoice as a PDF: for its customer, for staff, or with the key in its mails */
        get: operations["getOrdersByIdInvoice"];
    };
    "/api/order/{id}": {
        parameters: {
        };
        /** One order */
        get: operations["getOrderById"];
        /** Moves an order on: its status, for staff */
        put: operations["putOrderById"];
    };
    "/api/orders/{id}/shipments": {
        parameters: {
        };
        /** An order's parcels */
        get: operations["getOrdersByIdShipments"];
        /** Reports a parcel, for staff */
        post: operations["postOrdersByIdShipments"];
    };
    "/api/orders/{id}/shipments/{shipment_id}/delivered": {
        parameters: {
        };
        /** A parcel has arrived: its buyer is told, and the last one completes the order */
        post: operations["postOrdersByIdShipmentsByShipmentIdDelivered"];
    };
    "/api/orders/{id}/refunds": {
        parameters: {
        };
        /** What was paid back, for staff */
        get: operations["getOrdersByIdRefunds"];
        /** Pays back, for staff */
        post: operations["postOrdersByIdRefunds"];
    };
    "/api/orders/{id}/paid": {
        parameters: {
        };
        /** An invoice's money has come */
        post: operations["postOrdersByIdPaid"];
    };
    "/api/orders/{id}/cancel": {
        parameters: {
        };
        /** Cancels an order that has not been sent */
        post: operations["postOrdersByIdCancel"];
    };
    "/api/invoice_terms": {
        parameters: {
        };
        /** Who may pay by invoice, by customer or group */
        get: operations["getInvoiceTerms"];
        /** Lets a customer, a group or all professionals pay by invoice, up to a credit limit */
        put: operations["putInvoiceTerms"];
    };
    "/api/invoice_terms/{id}": {
        parameters: {
        };
        /** Ends paying by invoice for a customer or a group */
        delete: operations["deleteInvoiceTermsById"];
    };
    "/api/orders/{id}/returns": {
        parameters: {
        };
        /** What comes back of an order */
        get: operations["getOrdersByIdReturns"];
        /** Announces pieces of an order for return */
        post: operations["postOrdersByIdReturns"];
    };
    "/api/orders/{id}/withdrawals": {
        parameters: {
        };
        /** What of an order the law lets one withdraw from now */
        get: operations["getOrdersByIdWithdrawals"];
        /** Withdraws from the contract about pieces of an order, without a reason; a letter confirms when */
        post: operations["postOrdersByIdWithdrawals"];
    };
    "/api/returns": {
        parameters: {
        };
        /** All returns, for staff */
        get: operations["getReturns"];
    };
    "/api/returns/{id}": {
        parameters: {
        };
        /** One return, for staff */
        get: operations["getReturnsById"];
        /** Approves, receives or refuses a return, for staff */
        put: operations["putReturnsById"];
    };
    "/api/products/{id}/reviews": {
        parameters: {
        };
        /** What buyers say of a product, with the summary of all of them */
        get: operations["getProductsByIdReviews"];
        /** Reviews a product that one has bought */
        post: operations["postProductsByIdReviews"];
    };
    "/api/products/{id}/questions": {
        parameters: {
        };
        /** Questions about a product with their answers, the latest first */
        get: operations["getProductsByIdQuestions"];
        /** Asks a question about a product */
        post: operations["postProductsByIdQuestions"];
    };
    "/api/questions/{id}/answers": {
        parameters: {
        };
        /** Answers a question: as a buyer of the product, or as staff */
        post: operations["postQuestionsByIdAnswers"];
    };
    "/api/reviews/{id}": {
        parameters: {
        };
        /** One review: a published one, or one's own */
        get: operations["getReviewsById"];
        /** Publishes or rejects a review */
        put: operations["putReviewsById"];
    };
    "/api/reviews/{id}/helpful": {
        parameters: {
        };
        /** Finds a review helpful; once for each visitor */
        put: operations["putReviewsByIdHelpful"];
        /** Takes that back */
        delete: operations["deleteReviewsByIdHelpful"];
    };
    "/api/reviews/{id}/reports": {
        parameters: {
        };
        /** Tells staff that a review should not stand there */
        post: operations["postReviewsByIdReports"];
    };
    "/api/questions/{id}/reports": {
        parameters: {
        };
        /** Tells staff that a question should not stand there */
        post: operations["postQuestionsByIdReports"];
    };
    "/api/answers/{id}/reports": {
        parameters: {
        };
        /** Tells staff that an answer should not stand there */
        post: operations["postAnswersByIdReports"];
    };
    "/api/reviews": {
        parameters: {
        };
        /** All reviews, for staff */
        get: operations["getReviews"];
    };
    "/api/questions": {
        parameters: {
        };
        /** All questions about products, for staff */
        get: operations["getQuestions"];
    };
    "/api/answers": {
        parameters: {
        };
        /** All answers to them, for staff */
        get: operations["getAnswers"];
    };
    "/api/questions/{id}": {
        parameters: {
        };
        /** Publishes or rejects a question */
        put: operations["putQuestionsById"];
    };
    "/api/answers/{id}": {
        parameters: {
        };
        /** Publishes or rejects an answer */
        put: operations["putAnswersById"];
    };
    "/api/reviews/reports": {
        parameters: {
        };
        /** What visitors have reported, the latest first */
        get: operations["getReviewsReports"];
    };
    "/api/promotions": {
        parameters: {
        };
        /** What takes something off carts, newest first */
        get: operations["getPromotions"];
        /** Adds a promotion */
        post: operations["postPromotions"];
    };
    "/api/promotions/{id}": {
        parameters: {
        };
        /** One promotion */
        get: operations["getPromotionsById"];
        /** Changes a promotion */
        put: operations["putPromotionsById"];
        /** Removes a promotion with its codes; orders keep what it took off */
        delete: operations["deletePromotionsById"];
    };
    "/api/promotions/{id}/codes": {
        parameters: {
        };
        /** A promotion's codes, and how often each was used */
        get: operations["getPromotionsByIdCodes"];
        /** Adds a code to a promotion */
        post: operations["postPromotionsByIdCodes"];
    };
    "/api/promotions/{id}/codes/{code}": {
        parameters: {
        };
        /** Removes a code */
        delete: operations["deletePromotionsByIdCodesByCode"];
    };
    "/api/gift-certificates": {
        parameters: {
        };
        /** Gift cards, newest first */
        get: operations["getGiftCertificates"];
        /** Gives a gift card out; its code is shown this once */
        post: operations["postGiftCertificates"];
    };
    "/api/gift-certificates/{id}": {
        parameters: {
        };
        /** One gift card */
        get: operations["getGiftCertificatesById"];
        /** Changes a gift card: switched off, its end, its balance */
        put: operations["putGiftCertificatesById"];
    };
    "/api/gift-certificates/{id}/transactions": {
        parameters: {
        };
        /** A gift card's ledger: every change of its balance */
        get: operations["getGiftCertificatesByIdTransactions"];
    };
    "/api/webhooks": {
        parameters: {
        };
        /** Whom the shop tells what happens */
        get: operations["getWebhooks"];
        /** Adds a webhook; its secret is shown this once */
        post: operations["postWebhooks"];
    };
    "/api/webhooks/{id}": {
        parameters: {
        };
        /** One webhook */
        get: operations["getWebhooksById"];
        /** Changes a webhook */
        put: operations["putWebhooksById"];
        /** Removes a webhook */
        delete: operations["deleteWebhooksById"];
    };
    "/api/webhooks/{id}/test": {
        parameters: {
        };
        /** Sends a test message to a webhook */
        post: operations["postWebhooksByIdTest"];
    };
    "/api/webhooks/{id}/deliveries": {
        parameters: {
        };
        /** What a webhook was sent, and how that went */
        get: operations["getWebhooksByIdDeliveries"];
    };
    "/api/webhooks/{id}/deliveries/{delivery}/retry": {
        parameters: {
        };
        /** Sends a message once more */
        post: operations["postWebhooksByIdDeliveriesByDeliveryRetry"];
    };
    "/api/customers/logout-everywhere": {
        parameters: {
        };
        /** Signs out on all devices */
        post: operations["postCustomersLogoutEverywhere"];
    };
    "/api/customers/bclogin/{token}": {
        parameters: {
        };
        /** Signs in by such an address, and leads on */
        get: operations["getCustomersBcloginByToken"];
    };
    "/api/customers/forgot-password": {
        parameters: {
        };
        /** Sends a link for a new password */
        post: operations["postCustomersForgotPassword"];
    };
    "/api/customers/reset-password": {
        parameters: {
        };
        /** Sets a new password by such a link */
        post: operations["postCustomersResetPassword"];
    };
    "/api/customers/confirm-email": {
        parameters: {
        };
        /** Confirms an e-mail address by its link */
        post: operations["postCustomersConfirmEmail"];
    };
    "/api/customers/{id}/confirmation": {
        parameters: {
        };
        /** Sends that link again */
        post: operations["postCustomersByIdConfirmation"];
    };
    "/api/customers/{id}/export": {
        parameters: {
        };
        /** Everything stored about a customer */
        get: operations["getCustomersByIdExport"];
    };
    "/api/customer_groups": {
        parameters: {
        };
        /** Groups whose prices the visitor may know */
        get: operations["getCustomerGroups"];
        /** Adds a customer group with its discount rules */
        post: operations["postCustomerGroups"];
    };
    "/api/customer_groups/{id}": {
        parameters: {
        };
        /** One such group */
        get: operations["getCustomerGroupsById"];
        /** Changes a customer group; discount_rules as a whole list */
        put: operations["putCustomerGroupsById"];
        /** Removes a customer group; its members are in none then */
        delete: operations["deleteCustomerGroupsById"];
    };
    "/api/customers/passkeys": {
        parameters: {
        };
        /** The signed-in customer's passkeys */
        get: operations["getCustomersPasskeys"];
        /** Keeps the passkey made with these options */
        post: operations["postCustomersPasskeys"];
    };
    "/api/customers/passkeys/registration": {
        parameters: {
        };
        /** What navigator.credentials.create() needs; the password, unless signed in within 15 minutes */
        post: operations["postCustomersPasskeysRegistration"];
    };
    "/api/customers/passkeys/{id}": {
        parameters: {
        };
        /** Renames a passkey */
        put: operations["putCustomersPasskeysById"];
        /** Removes a passkey; header current-password (percent-encoded), unless signed in within 15 minutes */
        delete: operations["deleteCustomersPasskeysById"];
    };
    "/api/customers/passkeys/sign-in-options": {
        parameters: {
        };
        /** What navigator.credentials.get() needs; begins a session */
        post: operations["postCustomersPasskeysSignInOptions"];
    };
    "/api/customers/passkeys/sign-in": {
        parameters: {
        };
        /** Signs in with a passkey */
        post: operations["postCustomersPasskeysSignIn"];
    };
    "/api/pro/applications": {
        parameters: {
        };
        /** Applications for the pro programme, for staff */
        get: operations["getProApplications"];
    };
    "/api/pro/applications/{id}": {
        parameters: {
        };
        /** One application, for staff */
        get: operations["getProApplicationsById"];
        /** Approves or refuses an application, for staff */
        put: operations["putProApplicationsById"];
    };
    "/api/pro/applications/{id}/proof": {
        parameters: {
        };
        /** What an applicant showed: for staff, or with the key of the mail to the shop */
        get: operations["getProApplicationsByIdProof"];
    };
    "/api/stores/import": {
        parameters: {
        };
        /** Adds and replaces many stores by slug, as JSON or as a table (text/csv) */
        post: operations["postStoresImport"];
    };
    "/api/products": {
        parameters: {
        };
        /** Products sold in the region, by pages */
        get: operations["getProducts"];
    };
    "/api/products/{id}": {
        parameters: {
        };
        /** One product */
        get: operations["getProductsById"];
    };
    "/api/products/{id}/options": {
        parameters: {
        };
        /** A product's options and their values */
        get: operations["getProductsByIdOptions"];
    };
    "/api/products/{id}/variants": {
        parameters: {
        };
        /** A product's variants */
        get: operations["getProductsByIdVariants"];
    };
    "/api/products/{id}/variants/{variantId}": {
        parameters: {
        };
        /** One variant of a product */
        get: operations["getProductsByIdVariantsByVariantId"];
    };
    "/api/categories": {
        parameters: {
        };
        /** All categories, by pages */
        get: operations["getCategories"];
    };
    "/api/categories/{id}": {
        parameters: {
        };
        /** One category */
        get: operations["getCategoriesById"];
    };
    "/api/category_tree": {
        parameters: {
        };
        /** The categories as a tree */
        get: operations["getCategoryTree"];
    };
    "/api/out-of-stock": {
        parameters: {
        };
        /** Which variants of these products are sold out */
        get: operations["getOutOfStock"];
    };
    "/api/category/products/inventory": {
        parameters: {
        };
        /** What is left of these products */
        get: operations["getCategoryProductsInventory"];
    };
    "/api/variants": {
        parameters: {
        };
        /** Variants of all products, by pages */
        get: operations["getVariants"];
    };
    "/api/cart/create": {
        parameters: {
        };
        /** Makes a cart, with lines or without */
        post: operations["postCartCreate"];
    };
    "/api/cart/{id}": {
        parameters: {
        };
        /** A cart: a guest's by its id, a customer's in their session alone */
        get: operations["getCartById"];
        /** Attaches a guest's cart to the signed-in customer */
        put: operations["putCartById"];
        /** Throws a cart away */
        delete: operations["deleteCartById"];
    };
    "/api/cart/{id}/items": {
        parameters: {
        };
        /** Adds lines to a cart */
        post: operations["postCartByIdItems"];
    };
    "/api/cart/{id}/items/{itemId}": {
        parameters: {
        };
        /** Sets a line's quantity; 0 removes it */
        put: operations["putCartByIdItemsByItemId"];
        /** Removes a line */
        delete: operations["deleteCartByIdItemsByItemId"];
    };
    "/api/checkout/{cartId}": {
        parameters: {
        };
        /** How far the checkout of a cart is, with totals and ways of delivery */
        get: operations["getCheckoutByCartId"];
        /** Saves e-mail address, addresses or delivery of a checkout */
        post: operations["postCheckoutByCartId"];
    };
    "/api/checkout/{cartId}/order": {
        parameters: {
        };
        /** Places the order and pays; needs an Idempotency-Key */
        post: operations["postCheckoutByCartIdOrder"];
    };
    "/api/customers/create": {
        parameters: {
        };
        /** Opens an account; where GET /bot-check asks for it, with the header bot-check */
        post: operations["postCustomersCreate"];
    };
    "/api/customers/{id}": {
        parameters: {
        };
        /** One customer */
        get: operations["getCustomersById"];
        /** Changes name, e-mail address or password */
        put: operations["putCustomersById"];
        /** Closes the account and erases what is not owed to the books */
        delete: operations["deleteCustomersById"];
    };
    "/api/customers/login": {
        parameters: {
        };
        /** Signs in */
        post: operations["postCustomersLogin"];
    };
    "/api/customers/logout": {
        parameters: {
        };
        /** Signs out */
        post: operations["postCustomersLogout"];
    };
    "/api/customers/validate-session": {
        parameters: {
        };
        /** The signed-in customer */
        post: operations["postCustomersValidateSession"];
    };
    "/api/customers/validate": {
        parameters: {
        };
        /** Whether this is the password */
        post: operations["postCustomersValidate"];
    };
    "/api/customers/bclogin": {
        parameters: {
        };
        /** An address that signs its first opener in */
        post: operations["postCustomersBclogin"];
    };
    "/api/customers": {
        parameters: {
        };
        /** Customers by e-mail address: oneself, or all for staff */
        get: operations["getCustomers"];
    };
    "/api/customers/{id}/addresses": {
        parameters: {
        };
        /** The address book */
        get: operations["getCustomersByIdAddresses"];
        /** Changes an address */
        put: operations["putCustomersByIdAddresses"];
        /** Adds an address */
        post: operations["postCustomersByIdAddresses"];
    };
    "/api/customers/{id}/addresses/{addressId}": {
        parameters: {
        };
        /** Removes an address */
        delete: operations["deleteCustomersByIdAddressesByAddressId"];
    };
    "/api/orders/{customerId}": {
        parameters: {
        };
        /** The customer's orders, newest first */
        get: operations["getOrdersByCustomerId"];
    };
    "/api/order-status/{id}": {
        parameters: {
        };
        /** An order's status, for whoever knows its number and e-mail address */
        get: operations["getOrderStatusById"];
    };
    "/api/shippingzones": {
        parameters: {
        };
        /** Where is delivered to, with the ways of delivery */
        get: operations["getShippingzones"];
    };
    "/api/shippingzones/{id}": {
        parameters: {
        };
        /** One delivery zone */
        get: operations["getShippingzonesById"];
    };
    "/api/shippingmethods/{id}": {
        parameters: {
        };
        /** The ways of delivery of a zone, or one of them by its own id */
        get: operations["getShippingmethodsById"];
    };
    "/api/currencies": {
        parameters: {
        };
        /** Currencies, the region's own first */
        get: operations["getCurrencies"];
    };
    "/api/currencies/{id}": {
        parameters: {
        };
        /** One currency */
        get: operations["getCurrenciesById"];
    };
    "/api/countries": {
        parameters: {
        };
        /** Countries that the shop knows */
        get: operations["getCountries"];
    };
    "/api/countries/{id}": {
        parameters: {
        };
        /** One country, by number or code */
        get: operations["getCountriesById"];
    };
    "/api/countries/{id}/states": {
        parameters: {
        };
        /** A country's states or provinces */
        get: operations["getCountriesByIdStates"];
    };
    "/api/store": {
        parameters: {
        };
        /** The shop as the visitor sees it: currency, language, units */
        get: operations["getStore"];
    };
    "/api/reviews/{id}/photos": {
        parameters: {
        };
        /** Adds a photo to one's review that waits for staff: the file itself as the body, four at most */
        post: operations["postReviewsByIdPhotos"];
    };
    "/api/as/v1/engines/{engine}/search": {
        parameters: {
        };
        /** Searches products and pages */
        post: operations["postAsV1EnginesByEngineSearch"];
    };
    "/api/as/v1/engines/{engine}/multi_search": {
        parameters: {
        };
        /** Several searches at once */
        post: operations["postAsV1EnginesByEngineMultiSearch"];
    };
    "/api/as/v1/engines/{engine}/query_suggestion": {
        parameters: {
        };
        /** How a query may go on */
        post: operations["postAsV1EnginesByEngineQuerySuggestion"];
    };
    "/api/as/v1/engines/{engine}/click": {
        parameters: {
        };
        /** Reports which result was chosen */
        post: operations["postAsV1EnginesByEngineClick"];
    };
    "/api/as/v1/engines/{engine}/search.json": {
        parameters: {
        };
        /** Searches products and pages */
        post: operations["postAsV1EnginesByEngineSearchJson"];
    };
    "/api/as/v1/engines/{engine}/multi_search.json": {
        parameters: {
        };
        /** Several searches at once */
        post: operations["postAsV1EnginesByEngineMultiSearchJson"];
    };
    "/api/as/v1/engines/{engine}/query_suggestion.json": {
        parameters: {
        };
        /** How a query may go on */
        post: operations["postAsV1EnginesByEngineQuerySuggestionJson"];
    };
    "/api/as/v1/engines/{engine}/click.json": {
        parameters: {
        };
        /** Reports which result was chosen */
        post: operations["postAsV1EnginesByEngineClickJson"];
    };
    "/api/search/click": {
        parameters: {
        };
        /** Tells which result of a search was chosen */
        post: operations["postSearchClick"];
    };
    "/api/payments/webhook/{provider}": {
        parameters: {
        };
        /** Where payment providers report; signed by them */
        post: operations["postPaymentsWebhookByProvider"];
    };
    "/api/media": {
        parameters: {
        };
        /** Images, sets or videos, by pages */
        get: operations["getMedia"];
        /** Takes a picture or a video in: the file itself as the body */
        post: operations["postMedia"];
    };
    "/api/media/sets": {
        parameters: {
        };
        /** Puts images and videos together as a set */
        post: operations["postMediaSets"];
    };
    "/api/media/{kind}/{id}": {
        parameters: {
        };
        /** An image, a set or a video */
        get: operations["getMediaByKindById"];
        /** Removes it, with its master */
        delete: operations["deleteMediaByKindById"];
        /** Changes what is known of it: title, point of interest, items, poster */
        patch: operations["patchMediaByKindById"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Passkey: {
            id: number;
            name: string;
            is_synced: boolean;
            /** @description ISO 8601 */
            created_at: string;
            last_used_at: string | null;
        };
        /** @description Without include_fields all of it; with it only the id, those fields and what include names. */
        Product: {
            uid?: string;
            name?: string;
            type?: string;
            sku?: string;
            description?: string;
            brand?: string;
            /** @description In the region's currency, decimal */
            price?: number;
            /** @description 0 without a reduction */
            sale_price?: number;
            /** @description Before the reduction; 0 without one */
            retail_price?: number;
            /** @description What is paid */
            calculated_price?: number;
            currency_code?: string;
            categories?: number[];
            availability?: string;
            preorder_release_date?: string | null;
            inventory_level?: number;
            inventory_tracking?: string;
            is_visible?: boolean;
            custom_fields?: {
                name: string;
                value: string;
            }[];
            custom_url?: {
                url: string;
                is_customized: boolean;
            };
            images?: {
                url_standard: string;
                sort_order: number;
            }[];
            retailPrice?: {
                /** @description In the region's currency, decimal */
                value: number;
            } | null;
            calculatedPrice?: {
                /** @description In the region's currency, decimal */
                value: number;
            } | null;
            inventoryLevel?: number;
            isInStock?: boolean;
            isPurchasable?: boolean;
            isNew?: boolean;
            isRedesigned?: boolean;
            customFields?: {
                name: string;
                value: string;
            }[];
            made_in?: string | null;
            variants?: components["schemas"]["Variant"][];
            options?: components["schemas"]["Option"][];
            product_options?: {
                id: number;
                displayName: string;
                values: {
                    entityId: number;
                    label: string;
                    hexColors: string[];
                }[];
            }[];
            id: number;
        };
        /** @description Without include_fields all of it; with it only the id, those fields and what include names. */
        Variant: {
            product_id?: number;
            sku?: string;
            /** @description In the region's currency, decimal */
            price?: number;
            /** @description 0 without a reduction */
            sale_price?: number;
            /** @description Before the reduction; 0 without one */
            retail_price?: number;
            /** @description What is paid */
            calculated_price?: number;
            currency_code?: string;
            inventory_level?: number;
            purchasing_disabled?: boolean;
            image_url?: string;
            thumbnail?: string;
            inventoryLevel?: number;
            isInStock?: boolean;
            isPurchasable?: boolean;
            calculatedPrice?: {
                /** @description In the region's currency, decimal */
                value: number;
            } | null;
            retailPrice?: {
                /** @description In the region's currency, decimal */
                value: number;
            } | null;
            option_values?: {
                id: number;
                label: string;
                option_id: number;
                option_display_name: string;
            }[];
            id: number;
        };
        Option: {
            id: number;
            display_name: string;
            type: string;
            sort_order: number;
            option_values: {
                id: number;
                label: string;
                sort_order: number;
                value_data: {
                    code: string;
                    colors?: string[];
                };
            }[];
        };
        Category: {
            id: number;
            uid: string;
            parent_id: number;
            name: string;
            sort_order: number;
            is_visible: boolean;
            url: string;
            custom_url: {
                url: string;
                is_customized: boolean;
            };
            children?: components["schemas"]["Category"][];
        };
        Inventory: {
            id: number;
            sku: string;
            inventory_level: number;
            isInStock: boolean;
            isPurchasable: boolean;
            variants: {
                id: number;
                sku: string;
                inventory_level: number;
                isInStock: boolean;
                isPurchasable: boolean;
                inventoryLevel: number;
            }[];
        };
        Customer: {
            id: number;
            email: string;
            first_name: string;
            last_name: string;
            firstName: string;
            lastName: string;
            customer_group_id: number | null;
            groupId: number | null;
            notes: string;
            isPro: boolean;
            proCodeInfo: {
                region: string;
            } | null;
            /** @description Absent where customers are a platform's */
            email_verified?: boolean;
            /** @description A new address that its owner has not confirmed yet */
            pending_email?: string | null;
        };
        Address: {
            id: number;
            first_name: string;
            last_name: string;
            company: string;
            address1: string;
            address2: string;
            city: string;
            state_or_province: string;
            postal_code: string;
            country_code: string;
            phone: string;
            default_for?: ("shipping" | "billing")[];
        };
        CustomerGroup: {
            id: number;
            name: string;
            region: string | null;
            is_default: boolean;
            is_group_for_guests: boolean;
            discount_rules: {
                type: "all" | "category" | "product";
                method: "percent" | "fixed" | "price";
                amount: number;
                category_id?: number;
                product_id?: number;
            }[];
        };
        Currency: {
            id: number;
            currency_code: string;
            name: string;
            is_default: boolean;
            enabled: boolean;
            token: string;
            token_location: string;
            decimal_token: string;
            thousands_token: string;
            decimal_places: number;
            currency_exchange_rate: string;
        };
        Country: {
            id: number;
            country: string;
            country_iso2: string;
            country_iso3: string;
        };
        State: {
            id: number;
            state: string;
            state_abbreviation: string;
            country_id: number;
        };
        Store: {
            id: string;
            name: string;
            domain: string;
            secure_url: string;
            status: string;
            country_code: string;
            language: string;
            currency: string;
            currency_symbol: string;
            currency_symbol_location: string;
            decimal_separator: string;
            thousands_separator: string;
            decimal_places: number;
            weight_units: string;
            dimension_units: string;
            is_price_entered_with_tax: boolean;
        };
        Session: {
            customer: {
                firstName: string;
                lastName: string;
            } | null;
            cartId: string | null;
            cartCount: number;
            wishes: number[];
        };
        Pages: {
            pagination: {
                total: number;
                count: number;
                per_page: number;
                current_page: number;
                total_pages: number;
                links: {
                    previous?: string;
                    current?: string;
                    next?: string;
                };
            };
        };
        /** @description RFC 9457, with facts to act on beside it */
        Problem: {
            type: string;
            /** @description For people, in English */
            title: string;
            status: number;
            /** @description For programs; a closed list per room */
            code: string;
            /** @description What is wrong, by the field's name */
            errors?: {
                [key: string]: string;
            };
        };
        SearchErrors: {
            errors: string[];
        };
        /** @enum {string} */
        Region: "us" | "ca" | "eu_region_1" | "pro" | "pro_ca" | "pro_eu_region_1";
    };
    responses: {
        /** @description Malformed, or asks for what does not exist */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Malformed, or asks for what does not exist */
        SearchBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SearchErrors"];
            };
        };
        /** @description Nobody is signed in, or the key is unknown */
        NotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Nobody is signed in, or the key is unknown */
        SearchNotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SearchErrors"];
            };
        };
        /** @description The csrf-token is missing or foreign, or not allowed */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The csrf-token is missing or foreign, or not allowed */
        SearchForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SearchErrors"];
            };
        };
        /** @description There is none, or it is another's */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is none, or it is another's */
        SearchNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SearchErrors"];
            };
        };
        /** @description Not in this state, or the first request with this key is still open */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not in this state, or the first request with this key is still open */
        SearchConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SearchErrors"];
            };
        };
        /** @description The body is larger than 1 MB */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 1 MB */
        SearchTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SearchErrors"];
            };
        };
        /** @description The body is no JSON */
        NoJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is no JSON */
        SearchNoJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SearchErrors"];
            };
        };
        /** @description Fields are wrong, and errors names them */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Fields are wrong, and errors names them */
        SearchInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SearchErrors"];
            };
        };
        /** @description Too many requests */
        TooMany: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests */
        SearchTooMany: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SearchErrors"];
            };
        };
        /** @description Any other refusal; 503 with Retry-After when something we need is away */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other refusal; 503 with Retry-After when something we need is away */
        SearchRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SearchErrors"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getBotCheck: {
        parameters: {
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        kind: "off" | "work" | "recaptcha";
                        challenge?: {
                            [key: string]: unknown;
                        };
                        siteKey?: string;
                        host?: string;
                        action?: string;
                    };
                };
            };
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getCsrf: {
        parameters: {
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getSession: {
        parameters: {
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getLocale: {
        parameters: {
        };
        responses: {
            /** @description On to another address */
            302: {
                headers: {
                    [name: string]: unknown;
                };
            };
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getGeolocation: {
        parameters: {
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        country: string;
                    };
                };
            };
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getContentPreview: {
        parameters: {
        };
        responses: {
            /** @description On to another address */
            302: {
                headers: {
                    [name: string]: unknown;
                };
            };
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getContentPreviewEnd: {
        parameters: {
        };
        responses: {
            /** @description On to another address */
            302: {
                headers: {
                    [name: string]: unknown;
                };
            };
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getSearchSuggest: {
        parameters: {
            query?: {
                q?: string;
                locale?: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        query: string;
                        meant: string | null;
                        request_id: string;
                        products: {
                            path: string;
                            title: string;
                            document?: string;
                            image?: string;
                            price?: string;
                            former_price?: string;
                        }[];
                        categories: {
                            path: string;
                            title: string;
                            document?: string;
                            image?: string;
                            price?: string;
                            former_price?: string;
                        }[];
                        articles: {
                            path: string;
                            title: string;
                            document?: string;
                            image?: string;
                            price?: string;
                            former_price?: string;
                        }[];
                        popular: {
                            path: string;
                            title: string;
                            document?: string;
                            image?: string;
                            price?: string;
                            former_price?: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getSearchSynonyms: {
        parameters: {
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            locale: "en-us" | "de" | "fr" | "es" | "it" | "ja" | "sv" | "no";
                            words: string[];
                        }[];
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putSearchSynonyms: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    synonyms: {
                        locale: "en-us" | "de" | "fr" | "es" | "it" | "ja" | "sv" | "no";
                        words: string[];
                    }[];
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            locale: "en-us" | "de" | "fr" | "es" | "it" | "ja" | "sv" | "no";
                            words: string[];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getSearchKinds: {
        parameters: {
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            kind: string;
                            locale: "en-us" | "de" | "fr" | "es" | "it" | "ja" | "sv" | "no";
                            words: string[];
                        }[];
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putSearchKinds: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    kinds: {
                        kind: string;
                        locale: "en-us" | "de" | "fr" | "es" | "it" | "ja" | "sv" | "no";
                        words: string[];
                    }[];
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            kind: string;
                            locale: "en-us" | "de" | "fr" | "es" | "it" | "ja" | "sv" | "no";
                            words: string[];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getSearchCurations: {
        parameters: {
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            locale: "en-us" | "de" | "fr" | "es" | "it" | "ja" | "sv" | "no";
                            queries: string[];
                            promoted: string[];
                            hidden: string[];
                        }[];
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putSearchCurations: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    curations: {
                        locale: "en-us" | "de" | "fr" | "es" | "it" | "ja" | "sv" | "no";
                        queries: string[];
                        promoted: string[];
                        hidden: string[];
                    }[];
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            locale: "en-us" | "de" | "fr" | "es" | "it" | "ja" | "sv" | "no";
                            queries: string[];
                            promoted: string[];
                            hidden: string[];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getInterstackReferences: {
        parameters: {
            query: {
                content_type: string;
                api_key: string;
                entry_uids: string;
                locale: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        entries: {
                            uid: string;
                            display_text_input: {
                                title: string;
                                text: string;
                            }[];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getGraphql: {
        parameters: {
            query?: {
                query?: string;
                operationName?: string;
                /** @description JSON */
                variables?: string;
                /** @description JSON; persistedQuery { version: 1, sha256Hash } */
                extensions?: string;
            };
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: unknown;
                        errors?: {
                            message: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postGraphql: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    query?: null | string;
                    operationName?: null | string;
                    variables?: null | Record<string, never>;
                    extensions?: null | Record<string, never>;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: unknown;
                        errors?: {
                            message: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getWishlist: {
        parameters: {
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        product_ids: number[];
                        /** @description Opens the list to others; null while it is empty. */
                        token: string | null;
                    };
                };
            };
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postWishlist: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    product_id: number;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        product_ids: number[];
                        /** @description Opens the list to others; null while it is empty. */
                        token: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    deleteWishlist: {
        parameters: {
        };
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    deleteWishlistByProductId: {
        parameters: {
            path: {
                productId: string;
            };
        };
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getStores: {
        parameters: {
            query?: {
                /** @description 47.27,11.39 */
                near?: string;
                /** @description A town or postal code */
                place?: string;
                /** @description Kilometres; usually 100 */
                radius?: number;
                country?: string;
                /** @description All of these: tuning,rental */
                services?: string;
                /** @description Any of these: Firn,Nunatak */
                brands?: string;
                /** @description true: these alone; false: all, as without it */
                is_own?: boolean;
                /** @description On the store's own clock; true: these alone; false: all, as without it */
                open_now?: boolean;
                page?: number;
                limit?: number;
            };
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            slug: string;
                            name: string;
                            street: string;
                            city: string;
                            /** @description ISO 3166, lower case */
                            country: string;
                            lat: number;
                            lng: number;
                            /** @description IANA: Europe/Vienna */
                            time_zone: string;
                            hours: {
                                week: {
                                    days: number[];
                                    /** @description On the store's clock: 09:30 */
                                    opens: string;
                                    closes: string;
                                }[];
                                seasons?: {
                                    /** @description 12-01 */
                                    from: string;
                                    /** @description 12-01 */
                                    to: string;
                                    hours: {
                                        days: number[];
                                        /** @description On the store's clock: 09:30 */
                                        opens: string;
                                        closes: string;
                                    }[];
                                }[];
                                exceptions?: {
                                    /** @description 2026-12-24 */
                                    date: string;
                                    hours: {
                                        /** @description On the store's clock: 09:30 */
                                        opens: string;
                                        closes: string;
                                    }[];
                                }[];
                            };
                            is_own: boolean;
                            state: string;
                            postal_code: string;
                            phone: string;
                            email: string;
                            website: string;
                            brands: string[];
                            services: string[];
                            is_visible: boolean;
                            /** @description Now */
                            is_open: boolean;
                            /** @description When it closes or opens next; null: not within a year */
                            changes_at: string | null;
                            /** @description Kilometres from the place asked for */
                            distance?: number;
                            /** Format: date-time */
                            updated_at: string;
                        }[];
                        meta: {
                            pagination: {
                                total: number;
                                count: number;
                                per_page: number;
                                current_page: number;
                                total_pages: number;
                            };
                            place?: {
                                name: string;
                                region: string;
                                country: string;
                                lat: number;
                                lng: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postStores: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    street: string;
                    city: string;
                    /** @description ISO 3166, lower case */
                    country: string;
                    lat: number;
                    lng: number;
                    /** @description IANA: Europe/Vienna */
                    time_zone: string;
                    hours: {
                        week: {
                            days: number[];
                            /** @description On the store's clock: 09:30 */
                            opens: string;
                            closes: string;
                        }[];
                        seasons?: {
                            /** @description 12-01 */
                            from: string;
                            /** @description 12-01 */
                            to: string;
                            hours: {
                                days: number[];
                                /** @description On the store's clock: 09:30 */
                                opens: string;
                                closes: string;
                            }[];
                        }[];
                        exceptions?: {
                            /** @description 2026-12-24 */
                            date: string;
                            hours: {
                                /** @description On the store's clock: 09:30 */
                                opens: string;
                                closes: string;
                            }[];
                        }[];
                    };
                    /** @description Its address; made of name and town where it is left out */
                    slug?: string;
                    is_own?: boolean;
                    state?: string;
                    postal_code?: string;
                    phone?: string;
                    email?: string;
                    website?: string;
                    brands?: string[];
                    services?: ("tuning" | "repair" | "boot-fitting" | "rental" | "demo-boards" | "pick-up")[];
                    is_visible?: boolean;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            slug: string;
                            name: string;
                            street: string;
                            city: string;
                            /** @description ISO 3166, lower case */
                            country: string;
                            lat: number;
                            lng: number;
                            /** @description IANA: Europe/Vienna */
                            time_zone: string;
                            hours: {
                                week: {
                                    days: number[];
                                    /** @description On the store's clock: 09:30 */
                                    opens: string;
                                    closes: string;
                                }[];
                                seasons?: {
                                    /** @description 12-01 */
                                    from: string;
                                    /** @description 12-01 */
                                    to: string;
                                    hours: {
                                        days: number[];
                                        /** @description On the store's clock: 09:30 */
                                        opens: string;
                                        closes: string;
                                    }[];
                                }[];
                                exceptions?: {
                                    /** @description 2026-12-24 */
                                    date: string;
                                    hours: {
                                        /** @description On the store's clock: 09:30 */
                                        opens: string;
                                        closes: string;
                                    }[];
                                }[];
                            };
                            is_own: boolean;
                            state: string;
                            postal_code: string;
                            phone: string;
                            email: string;
                            website: string;
                            brands: string[];
                            services: string[];
                            is_visible: boolean;
                            /** @description Now */
                            is_open: boolean;
                            /** @description When it closes or opens next; null: not within a year */
                            changes_at: string | null;
                            /** @description Kilometres from the place asked for */
                            distance?: number;
                            /** Format: date-time */
                            updated_at: string;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getStoresById: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            slug: string;
                            name: string;
                            street: string;
                            city: string;
                            /** @description ISO 3166, lower case */
                            country: string;
                            lat: number;
                            lng: number;
                            /** @description IANA: Europe/Vienna */
                            time_zone: string;
                            hours: {
                                week: {
                                    days: number[];
                                    /** @description On the store's clock: 09:30 */
                                    opens: string;
                                    closes: string;
                                }[];
                                seasons?: {
                                    /** @description 12-01 */
                                    from: string;
                                    /** @description 12-01 */
                                    to: string;
                                    hours: {
                                        days: number[];
                                        /** @description On the store's clock: 09:30 */
                                        opens: string;
                                        closes: string;
                                    }[];
                                }[];
                                exceptions?: {
                                    /** @description 2026-12-24 */
                                    date: string;
                                    hours: {
                                        /** @description On the store's clock: 09:30 */
                                        opens: string;
                                        closes: string;
                                    }[];
                                }[];
                            };
                            is_own: boolean;
                            state: string;
                            postal_code: string;
                            phone: string;
                            email: string;
                            website: string;
                            brands: string[];
                            services: string[];
                            is_visible: boolean;
                            /** @description Now */
                            is_open: boolean;
                            /** @description When it closes or opens next; null: not within a year */
                            changes_at: string | null;
                            /** @description Kilometres from the place asked for */
                            distance?: number;
                            /** Format: date-time */
                            updated_at: string;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putStoresById: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    street?: string;
                    city?: string;
                    /** @description ISO 3166, lower case */
                    country?: string;
                    lat?: number;
                    lng?: number;
                    /** @description IANA: Europe/Vienna */
                    time_zone?: string;
                    hours?: {
                        week: {
                            days: number[];
                            /** @description On the store's clock: 09:30 */
                            opens: string;
                            closes: string;
                        }[];
                        seasons?: {
                            /** @description 12-01 */
                            from: string;
                            /** @description 12-01 */
                            to: string;
                            hours: {
                                days: number[];
                                /** @description On the store's clock: 09:30 */
                                opens: string;
                                closes: string;
                            }[];
                        }[];
                        exceptions?: {
                            /** @description 2026-12-24 */
                            date: string;
                            hours: {
                                /** @description On the store's clock: 09:30 */
                                opens: string;
                                closes: string;
                            }[];
                        }[];
                    };
                    /** @description Its address; made of name and town where it is left out */
                    slug?: string;
                    is_own?: boolean;
                    state?: string;
                    postal_code?: string;
                    phone?: string;
                    email?: string;
                    website?: string;
                    brands?: string[];
                    services?: ("tuning" | "repair" | "boot-fitting" | "rental" | "demo-boards" | "pick-up")[];
                    is_visible?: boolean;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            slug: string;
                            name: string;
                            street: string;
                            city: string;
                            /** @description ISO 3166, lower case */
                            country: string;
                            lat: number;
                            lng: number;
                            /** @description IANA: Europe/Vienna */
                            time_zone: string;
                            hours: {
                                week: {
                                    days: number[];
                                    /** @description On the store's clock: 09:30 */
                                    opens: string;
                                    closes: string;
                                }[];
                                seasons?: {
                                    /** @description 12-01 */
                                    from: string;
                                    /** @description 12-01 */
                                    to: string;
                                    hours: {
                                        days: number[];
                                        /** @description On the store's clock: 09:30 */
                                        opens: string;
                                        closes: string;
                                    }[];
                                }[];
                                exceptions?: {
                                    /** @description 2026-12-24 */
                                    date: string;
                                    hours: {
                                        /** @description On the store's clock: 09:30 */
                                        opens: string;
                                        closes: string;
                                    }[];
                                }[];
                            };
                            is_own: boolean;
                            state: string;
                            postal_code: string;
                            phone: string;
                            email: string;
                            website: string;
                            brands: string[];
                            services: string[];
                            is_visible: boolean;
                            /** @description Now */
                            is_open: boolean;
                            /** @description When it closes or opens next; null: not within a year */
                            changes_at: string | null;
                            /** @description Kilometres from the place asked for */
                            distance?: number;
                            /** Format: date-time */
                            updated_at: string;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    deleteStoresById: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getProOrderTotal: {
        parameters: {
            query: {
                customer_id: number;
                brand_id?: "us" | "ca" | "no" | "eu";
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        order_total: number;
                        spend_limit: number;
                        employee_group: boolean;
                        expiration_date: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getProShippingMethodSettings: {
        parameters: {
            query?: {
                bcRegion?: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        is_enabled: boolean;
                        hide_free_shipping_groups: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getCatalogCategories: {
        parameters: {
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            uid: string;
                            name: string;
                            parent_id: number;
                            parent: string | null;
                            sort_order: number;
                            is_visible: boolean;
                        }[];
                        meta: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putCatalogCategories: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    categories: {
                        id?: number;
                        /** @description Lower-case words joined by hyphens */
                        uid?: string;
                        name?: string;
                        parent_id?: number;
                        parent?: string | null;
                        sort_order?: number;
                        is_visible?: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            uid: string;
                            name: string;
                            parent_id: number;
                            parent: string | null;
                            sort_order: number;
                            is_visible: boolean;
                        }[];
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCatalogCategories: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Lower-case words joined by hyphens */
                    uid: string;
                    name: string;
                    parent_id?: number;
                    parent?: string | null;
                    sort_order?: number;
                    is_visible?: boolean;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            uid: string;
                            name: string;
                            parent_id: number;
                            parent: string | null;
                            sort_order: number;
                            is_visible: boolean;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putCatalogCategoriesById: {
        parameters: {
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: number;
                    /** @description Lower-case words joined by hyphens */
                    uid?: string;
                    name?: string;
                    parent_id?: number;
                    parent?: string | null;
                    sort_order?: number;
                    is_visible?: boolean;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            uid: string;
                            name: string;
                            parent_id: number;
                            parent: string | null;
                            sort_order: number;
                            is_visible: boolean;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    deleteCatalogCategoriesById: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getCatalogProducts: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                "id:in"?: string;
                sku?: string;
                uid?: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            uid: string;
                            sku: string;
                            kind: string;
                            brand: string;
                            name: string;
                            description: string;
                            availability: string;
                            preorder_release_date: string | null;
                            made_in: string | null;
                            inventory_tracking: string;
                            is_visible: boolean;
                            is_new: boolean;
                            is_redesigned: boolean;
                            is_best_seller: boolean;
                            popularity: number;
                            categories: string[];
                            custom_fields: {
                                name: string;
                                value: string;
                            }[];
                            attributes: {
                                [key: string]: string[];
                            };
                            images: {
                                id: string;
                                color?: string;
                            }[];
                            options: {
                                display_name: string;
                                type: string;
                                option_values: {
                                    label: string;
                                    value_data: {
                                        code: string;
                                        colors?: string[];
                                    };
                                }[];
                            }[];
                            variants: {
                                id: number;
                                sku: string;
                                image: string | null;
                                purchasing_disabled: boolean;
                                inventory_level?: number;
                                option_values: {
                                    option_display_name: string;
                                    label: string;
                                    code: string;
                                }[];
                                prices: {
                                    region: string;
                                    currency: string;
                                    price: number;
                                    retail_price?: number;
                                }[];
                            }[];
                        }[];
                        meta: {
                            pagination: {
                                total: number;
                                count: number;
                                per_page: number;
                                current_page: number;
                                total_pages: number;
                                links: {
                                    previous?: string;
                                    current?: string;
                                    next?: string;
                                };
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putCatalogProducts: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    products: {
                        id?: number;
                        /** @description Lower-case words joined by hyphens */
                        uid?: string;
                        sku?: string;
                        kind?: string;
                        brand?: string;
                        name?: string;
                        description?: string;
                        availability?: "available" | "preorder" | "disabled";
                        preorder_release_date?: string | null;
                        made_in?: string | null;
                        inventory_tracking?: "none" | "product" | "variant";
                        is_visible?: boolean;
                        is_new?: boolean;
                        is_redesigned?: boolean;
                        is_best_seller?: boolean;
                        popularity?: number;
                        categories?: (number | string)[];
                        custom_fields?: {
                            name: string;
                            value: string;
                        }[];
                        attributes?: {
                            [key: string]: string[];
                        };
                        images?: {
                            /** @description 1 to 120 letters, digits, ., _ and - */
                            id: string;
                            /** @description Stands in addresses */
                            color?: string;
                        }[];
                        options?: {
                            display_name: string;
                            type: "swatch" | "rectangles" | "dropdown";
                            option_values: {
                                label: string;
                                value_data?: {
                                    /** @description Stands in addresses */
                                    code?: string;
                                    colors?: string[];
                                };
                            }[];
                        }[];
                        variants?: {
                            id?: number;
                            sku?: string;
                            option_values?: {
                                option_display_name: string;
                                label?: string;
                                /** @description Stands in addresses */
                                code?: string;
                            }[];
                            image?: string | null;
                            purchasing_disabled?: boolean;
                            inventory_level?: number;
                            prices?: {
                                region: "us" | "ca" | "eu_region_1" | "pro" | "pro_ca" | "pro_eu_region_1";
                                price: number;
                                sale_price?: number | null;
                                retail_price?: number | null;
                                /** @description The region's own, or left out */
                                currency?: string;
                            }[];
                        }[];
                    }[];
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            uid: string;
                            sku: string;
                            kind: string;
                            brand: string;
                            name: string;
                            description: string;
                            availability: string;
                            preorder_release_date: string | null;
                            made_in: string | null;
                            inventory_tracking: string;
                            is_visible: boolean;
                            is_new: boolean;
                            is_redesigned: boolean;
                            is_best_seller: boolean;
                            popularity: number;
                            categories: string[];
                            custom_fields: {
                                name: string;
                                value: string;
                            }[];
                            attributes: {
                                [key: string]: string[];
                            };
                            images: {
                                id: string;
                                color?: string;
                            }[];
                            options: {
                                display_name: string;
                                type: string;
                                option_values: {
                                    label: string;
                                    value_data: {
                                        code: string;
                                        colors?: string[];
                                    };
                                }[];
                            }[];
                            variants: {
                                id: number;
                                sku: string;
                                image: string | null;
                                purchasing_disabled: boolean;
                                inventory_level?: number;
                                option_values: {
                                    option_display_name: string;
                                    label: string;
                                    code: string;
                                }[];
                                prices: {
                                    region: string;
                                    currency: string;
                                    price: number;
                                    retail_price?: number;
                                }[];
                            }[];
                        }[];
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCatalogProducts: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Lower-case words joined by hyphens */
                    uid: string;
                    sku: string;
                    kind: string;
                    name: string;
                    brand?: string;
                    description?: string;
                    availability?: "available" | "preorder" | "disabled";
                    preorder_release_date?: string | null;
                    made_in?: string | null;
                    inventory_tracking?: "none" | "product" | "variant";
                    is_visible?: boolean;
                    is_new?: boolean;
                    is_redesigned?: boolean;
                    is_best_seller?: boolean;
                    popularity?: number;
                    categories?: (number | string)[];
                    custom_fields?: {
                        name: string;
                        value: string;
                    }[];
                    attributes?: {
                        [key: string]: string[];
                    };
                    images?: {
                        /** @description 1 to 120 letters, digits, ., _ and - */
                        id: string;
                        /** @description Stands in addresses */
                        color?: string;
                    }[];
                    options?: {
                        display_name: string;
                        type: "swatch" | "rectangles" | "dropdown";
                        option_values: {
                            label: string;
                            value_data?: {
                                /** @description Stands in addresses */
                                code?: string;
                                colors?: string[];
                            };
                        }[];
                    }[];
                    variants?: {
                        id?: number;
                        sku?: string;
                        option_values?: {
                            option_display_name: string;
                            label?: string;
                            /** @description Stands in addresses */
                            code?: string;
                        }[];
                        image?: string | null;
                        purchasing_disabled?: boolean;
                        inventory_level?: number;
                        prices?: {
                            region: "us" | "ca" | "eu_region_1" | "pro" | "pro_ca" | "pro_eu_region_1";
                            price: number;
                            sale_price?: number | null;
                            retail_price?: number | null;
                            /** @description The region's own, or left out */
                            currency?: string;
                        }[];
                    }[];
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            uid: string;
                            sku: string;
                            kind: string;
                            brand: string;
                            name: string;
                            description: string;
                            availability: string;
                            preorder_release_date: string | null;
                            made_in: string | null;
                            inventory_tracking: string;
                            is_visible: boolean;
                            is_new: boolean;
                            is_redesigned: boolean;
                            is_best_seller: boolean;
                            popularity: number;
                            categories: string[];
                            custom_fields: {
                                name: string;
                                value: string;
                            }[];
                            attributes: {
                                [key: string]: string[];
                            };
                            images: {
                                id: string;
                                color?: string;
                            }[];
                            options: {
                                display_name: string;
                                type: string;
                                option_values: {
                                    label: string;
                                    value_data: {
                                        code: string;
                                        colors?: string[];
                                    };
                                }[];
                            }[];
                            variants: {
                                id: number;
                                sku: string;
                                image: string | null;
                                purchasing_disabled: boolean;
                                inventory_level?: number;
                                option_values: {
                                    option_display_name: string;
                                    label: string;
                                    code: string;
                                }[];
                                prices: {
                                    region: string;
                                    currency: string;
                                    price: number;
                                    retail_price?: number;
                                }[];
                            }[];
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getCatalogProductsById: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            uid: string;
                            sku: string;
                            kind: string;
                            brand: string;
                            name: string;
                            description: string;
                            availability: string;
                            preorder_release_date: string | null;
                            made_in: string | null;
                            inventory_tracking: string;
                            is_visible: boolean;
                            is_new: boolean;
                            is_redesigned: boolean;
                            is_best_seller: boolean;
                            popularity: number;
                            categories: string[];
                            custom_fields: {
                                name: string;
                                value: string;
                            }[];
                            attributes: {
                                [key: string]: string[];
                            };
                            images: {
                                id: string;
                                color?: string;
                            }[];
                            options: {
                                display_name: string;
                                type: string;
                                option_values: {
                                    label: string;
                                    value_data: {
                                        code: string;
                                        colors?: string[];
                                    };
                                }[];
                            }[];
                            variants: {
                                id: number;
                                sku: string;
                                image: string | null;
                                purchasing_disabled: boolean;
                                inventory_level?: number;
                                option_values: {
                                    option_display_name: string;
                                    label: string;
                                    code: string;
                                }[];
                                prices: {
                                    region: string;
                                    currency: string;
                                    price: number;
                                    retail_price?: number;
                                }[];
                            }[];
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putCatalogProductsById: {
        parameters: {
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: number;
                    /** @description Lower-case words joined by hyphens */
                    uid?: string;
                    sku?: string;
                    kind?: string;
                    brand?: string;
                    name?: string;
                    description?: string;
                    availability?: "available" | "preorder" | "disabled";
                    preorder_release_date?: string | null;
                    made_in?: string | null;
                    inventory_tracking?: "none" | "product" | "variant";
                    is_visible?: boolean;
                    is_new?: boolean;
                    is_redesigned?: boolean;
                    is_best_seller?: boolean;
                    popularity?: number;
                    categories?: (number | string)[];
                    custom_fields?: {
                        name: string;
                        value: string;
                    }[];
                    attributes?: {
                        [key: string]: string[];
                    };
                    images?: {
                        /** @description 1 to 120 letters, digits, ., _ and - */
                        id: string;
                        /** @description Stands in addresses */
                        color?: string;
                    }[];
                    options?: {
                        display_name: string;
                        type: "swatch" | "rectangles" | "dropdown";
                        option_values: {
                            label: string;
                            value_data?: {
                                /** @description Stands in addresses */
                                code?: string;
                                colors?: string[];
                            };
                        }[];
                    }[];
                    variants?: {
                        id?: number;
                        sku?: string;
                        option_values?: {
                            option_display_name: string;
                            label?: string;
                            /** @description Stands in addresses */
                            code?: string;
                        }[];
                        image?: string | null;
                        purchasing_disabled?: boolean;
                        inventory_level?: number;
                        prices?: {
                            region: "us" | "ca" | "eu_region_1" | "pro" | "pro_ca" | "pro_eu_region_1";
                            price: number;
                            sale_price?: number | null;
                            retail_price?: number | null;
                            /** @description The region's own, or left out */
                            currency?: string;
                        }[];
                    }[];
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            uid: string;
                            sku: string;
                            kind: string;
                            brand: string;
                            name: string;
                            description: string;
                            availability: string;
                            preorder_release_date: string | null;
                            made_in: string | null;
                            inventory_tracking: string;
                            is_visible: boolean;
                            is_new: boolean;
                            is_redesigned: boolean;
                            is_best_seller: boolean;
                            popularity: number;
                            categories: string[];
                            custom_fields: {
                                name: string;
                                value: string;
                            }[];
                            attributes: {
                                [key: string]: string[];
                            };
                            images: {
                                id: string;
                                color?: string;
                            }[];
                            options: {
                                display_name: string;
                                type: string;
                                option_values: {
                                    label: string;
                                    value_data: {
                                        code: string;
                                        colors?: string[];
                                    };
                                }[];
                            }[];
                            variants: {
                                id: number;
                                sku: string;
                                image: string | null;
                                purchasing_disabled: boolean;
                                inventory_level?: number;
                                option_values: {
                                    option_display_name: string;
                                    label: string;
                                    code: string;
                                }[];
                                prices: {
                                    region: string;
                                    currency: string;
                                    price: number;
                                    retail_price?: number;
                                }[];
                            }[];
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    deleteCatalogProductsById: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putPricelistsByListRecords: {
        parameters: {
            path: {
                list: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    records: {
                        variant_id?: number;
                        sku?: string;
                        price: number;
                        sale_price?: number | null;
                        retail_price?: number | null;
                        /** @description The region's own, or left out */
                        currency?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            variant_id: number;
                            sku: string;
                            product_id: number;
                            price_list: string;
                            currency: string;
                            price: number;
                            retail_price?: number;
                        }[];
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    deletePricelistsByListRecords: {
        parameters: {
            query?: {
                "variant_id:in"?: string;
                "sku:in"?: string;
            };
            path: {
                list: string;
            };
        };
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putInventoryAdjustmentsAbsolute: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        /** @enum {number} */
                        location_id?: 1;
                        variant_id?: number;
                        sku?: string;
                        quantity: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            variant_id: number;
                            sku: string;
                            product_id: number;
                            inventory_level: number;
                        }[];
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postInventoryAdjustmentsRelative: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        /** @enum {number} */
                        location_id?: 1;
                        variant_id?: number;
                        sku?: string;
                        quantity: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            variant_id: number;
                            sku: string;
                            product_id: number;
                            inventory_level: number;
                        }[];
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCartByIdCoupons: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    coupon_code: string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            customer_id: number;
                            currency: {
                                code: string;
                            };
                            base_amount: number;
                            discount_amount: number;
                            cart_amount: number;
                            coupons: {
                                code: string;
                                display_name: string;
                                discounted_amount: number;
                                refused?: string;
                            }[];
                            discounts: {
                                id: number;
                                name: string;
                                code: string | null;
                                on: string;
                                discounted_amount: number;
                                line_items: {
                                    id: string;
                                    discounted_amount: number;
                                }[];
                            }[];
                            line_items: {
                                physical_items: {
                                    id: string;
                                    product_id: number;
                                    variant_id: number;
                                    sku: string;
                                    name: string;
                                    url: string;
                                    quantity: number;
                                    list_price: number;
                                    sale_price: number;
                                    extended_list_price: number;
                                    extended_sale_price: number;
                                    discount_amount: number;
                                    is_purchasable: boolean;
                                    options: {
                                        name: string;
                                        value: string;
                                    }[];
                                }[];
                                digital_items: Record<string, never>[];
                                gift_certificates: Record<string, never>[];
                                custom_items: Record<string, never>[];
                            };
                            capped_items?: {
                                product_id: number;
                                variant_id: number;
                                name: string;
                                wanted: number;
                                quantity: number;
                            }[];
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            customer_id: number;
                            currency: {
                                code: string;
                            };
                            base_amount: number;
                            discount_amount: number;
                            cart_amount: number;
                            coupons: {
                                code: string;
                                display_name: string;
                                discounted_amount: number;
                                refused?: string;
                            }[];
                            discounts: {
                                id: number;
                                name: string;
                                code: string | null;
                                on: string;
                                discounted_amount: number;
                                line_items: {
                                    id: string;
                                    discounted_amount: number;
                                }[];
                            }[];
                            line_items: {
                                physical_items: {
                                    id: string;
                                    product_id: number;
                                    variant_id: number;
                                    sku: string;
                                    name: string;
                                    url: string;
                                    quantity: number;
                                    list_price: number;
                                    sale_price: number;
                                    extended_list_price: number;
                                    extended_sale_price: number;
                                    discount_amount: number;
                                    is_purchasable: boolean;
                                    options: {
                                        name: string;
                                        value: string;
                                    }[];
                                }[];
                                digital_items: Record<string, never>[];
                                gift_certificates: Record<string, never>[];
                                custom_items: Record<string, never>[];
                            };
                            capped_items?: {
                                product_id: number;
                                variant_id: number;
                                name: string;
                                wanted: number;
                                quantity: number;
                            }[];
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    deleteCartByIdCouponsByCode: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
            path: {
                id: string;
                code: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            customer_id: number;
                            currency: {
                                code: string;
                            };
                            base_amount: number;
                            discount_amount: number;
                            cart_amount: number;
                            coupons: {
                                code: string;
                                display_name: string;
                                discounted_amount: number;
                                refused?: string;
                            }[];
                            discounts: {
                                id: number;
                                name: string;
                                code: string | null;
                                on: string;
                                discounted_amount: number;
                                line_items: {
                                    id: string;
                                    discounted_amount: number;
                                }[];
                            }[];
                            line_items: {
                                physical_items: {
                                    id: string;
                                    product_id: number;
                                    variant_id: number;
                                    sku: string;
                                    name: string;
                                    url: string;
                                    quantity: number;
                                    list_price: number;
                                    sale_price: number;
                                    extended_list_price: number;
                                    extended_sale_price: number;
                                    discount_amount: number;
                                    is_purchasable: boolean;
                                    options: {
                                        name: string;
                                        value: string;
                                    }[];
                                }[];
                                digital_items: Record<string, never>[];
                                gift_certificates: Record<string, never>[];
                                custom_items: Record<string, never>[];
                            };
                            capped_items?: {
                                product_id: number;
                                variant_id: number;
                                name: string;
                                wanted: number;
                                quantity: number;
                            }[];
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            customer_id: number;
                            currency: {
                                code: string;
                            };
                            base_amount: number;
                            discount_amount: number;
                            cart_amount: number;
                            coupons: {
                                code: string;
                                display_name: string;
                                discounted_amount: number;
                                refused?: string;
                            }[];
                            discounts: {
                                id: number;
                                name: string;
                                code: string | null;
                                on: string;
                                discounted_amount: number;
                                line_items: {
                                    id: string;
                                    discounted_amount: number;
                                }[];
                            }[];
                            line_items: {
                                physical_items: {
                                    id: string;
                                    product_id: number;
                                    variant_id: number;
                                    sku: string;
                                    name: string;
                                    url: string;
                                    quantity: number;
                                    list_price: number;
                                    sale_price: number;
                                    extended_list_price: number;
                                    extended_sale_price: number;
                                    discount_amount: number;
                                    is_purchasable: boolean;
                                    options: {
                                        name: string;
                                        value: string;
                                    }[];
                                }[];
                                digital_items: Record<string, never>[];
                                gift_certificates: Record<string, never>[];
                                custom_items: Record<string, never>[];
                            };
                            capped_items?: {
                                product_id: number;
                                variant_id: number;
                                name: string;
                                wanted: number;
                                quantity: number;
                            }[];
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getPaymentsTestChallengeByReference: {
        parameters: {
            path: {
                reference: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reference: string;
                        order_id: number;
                        amount: number;
                        currency: string;
                        is_open: boolean;
                        return_url: string | null;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postPaymentsTestChallengeByReference: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                reference: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    approved: boolean;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        order_id: number;
                        status: string;
                        return_url: string | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCheckoutByCartIdGiftCertificates: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                cartId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    gift_certificate_code: string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            cart_id: string;
                            currency: {
                                code: string;
                            };
                            step: string;
                            total: number;
                            due: number;
                            totals: {
                                kind: string;
                                label: string;
                                rate?: number;
                                jurisdiction?: string;
                                name?: string;
                                code?: string;
                                promotion?: number;
                                on?: string;
                                items?: {
                                    variant_id: number;
                                    amount: number;
                                }[];
                                amount: number;
                                included: boolean;
                            }[];
                            coupons: {
                                code: string;
                                display_name: string;
                                amount: number;
                            }[];
                            refused_coupons: {
                                code: string;
                                reason: string;
                            }[];
                            gift_certificates: {
                                id: number;
                                code_last4: string;
                                amount: number;
                            }[];
                            email: string | null;
                            shipping_address: {
                                first_name: string;
                                last_name: string;
                                company: string;
                                address1: string;
                                address2: string;
                                city: string;
                                state_or_province: string;
                                postal_code: string;
                                country_code: string;
                                phone: string;
                            } | null;
                            billing_address: {
                                first_name: string;
                                last_name: string;
                                company: string;
                                address1: string;
                                address2: string;
                                city: string;
                                state_or_province: string;
                                postal_code: string;
                                country_code: string;
                                phone: string;
                            } | null;
                            shipping_method_id: number | null;
                            shipping_options: {
                                id: number;
                                code: string;
                                name: string;
                                amount: number;
                                days_from: number;
                                days_to: number;
                            }[];
                            pickup_store: {
                                id: number;
                                slug: string;
                                name: string;
                            } | null;
                            customer_message: string;
                            gift_wrapping: {
                                message: string;
                            } | null;
                            gift_certificate_recipients: {
                                variant_id: number;
                                name: string;
                                email: string;
                                message: string;
                            }[];
                            invoice_days: number | null;
                            invoice_credit: {
                                limit: number;
                                owed: number;
                                left: number;
                            } | null;
                            pro: {
                                spend_limit: number;
                                order_total: number;
                                left: number;
                                expiration_date: string | null;
                                is_expired: boolean;
                            } | null;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            cart_id: string;
                            currency: {
                                code: string;
                            };
                            step: string;
                            total: number;
                            due: number;
                            totals: {
                                kind: string;
                                label: string;
                                rate?: number;
                                jurisdiction?: string;
                                name?: string;
                                code?: string;
                                promotion?: number;
                                on?: string;
                                items?: {
                                    variant_id: number;
                                    amount: number;
                                }[];
                                amount: number;
                                included: boolean;
                            }[];
                            coupons: {
                                code: string;
                                display_name: string;
                                amount: number;
                            }[];
                            refused_coupons: {
                                code: string;
                                reason: string;
                            }[];
                            gift_certificates: {
                                id: number;
                                code_last4: string;
                                amount: number;
                            }[];
                            email: string | null;
                            shipping_address: {
                                first_name: string;
                                last_name: string;
                                company: string;
                                address1: string;
                                address2: string;
                                city: string;
                                state_or_province: string;
                                postal_code: string;
                                country_code: string;
                                phone: string;
                            } | null;
                            billing_address: {
                                first_name: string;
                                last_name: string;
                                company: string;
                                address1: string;
                                address2: string;
                                city: string;
                                state_or_province: string;
                                postal_code: string;
                                country_code: string;
                                phone: string;
                            } | null;
                            shipping_method_id: number | null;
                            shipping_options: {
                                id: number;
                                code: string;
                                name: string;
                                amount: number;
                                days_from: number;
                                days_to: number;
                            }[];
                            pickup_store: {
                                id: number;
                                slug: string;
                                name: string;
                            } | null;
                            customer_message: string;
                            gift_wrapping: {
                                message: string;
                            } | null;
                            gift_certificate_recipients: {
                                variant_id: number;
                                name: string;
                                email: string;
                                message: string;
                            }[];
                            invoice_days: number | null;
                            invoice_credit: {
                                limit: number;
                                owed: number;
                                left: number;
                            } | null;
                            pro: {
                                spend_limit: number;
                                order_total: number;
                                left: number;
                                expiration_date: string | null;
                                is_expired: boolean;
                            } | null;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    deleteCheckoutByCartIdGiftCertificatesById: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
            path: {
                cartId: string;
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            cart_id: string;
                            currency: {
                                code: string;
                            };
                            step: string;
                            total: number;
                            due: number;
                            totals: {
                                kind: string;
                                label: string;
                                rate?: number;
                                jurisdiction?: string;
                                name?: string;
                                code?: string;
                                promotion?: number;
                                on?: string;
                                items?: {
                                    variant_id: number;
                                    amount: number;
                                }[];
                                amount: number;
                                included: boolean;
                            }[];
                            coupons: {
                                code: string;
                                display_name: string;
                                amount: number;
                            }[];
                            refused_coupons: {
                                code: string;
                                reason: string;
                            }[];
                            gift_certificates: {
                                id: number;
                                code_last4: string;
                                amount: number;
                            }[];
                            email: string | null;
                            shipping_address: {
                                first_name: string;
                                last_name: string;
                                company: string;
                                address1: string;
                                address2: string;
                                city: string;
                                state_or_province: string;
                                postal_code: string;
                                country_code: string;
                                phone: string;
                            } | null;
                            billing_address: {
                                first_name: string;
                                last_name: string;
                                company: string;
                                address1: string;
                                address2: string;
                                city: string;
                                state_or_province: string;
                                postal_code: string;
                                country_code: string;
                                phone: string;
                            } | null;
                            shipping_method_id: number | null;
                            shipping_options: {
                                id: number;
                                code: string;
                                name: string;
                                amount: number;
                                days_from: number;
                                days_to: number;
                            }[];
                            pickup_store: {
                                id: number;
                                slug: string;
                                name: string;
                            } | null;
                            customer_message: string;
                            gift_wrapping: {
                                message: string;
                            } | null;
                            gift_certificate_recipients: {
                                variant_id: number;
                                name: string;
                                email: string;
                                message: string;
                            }[];
                            invoice_days: number | null;
                            invoice_credit: {
                                limit: number;
                                owed: number;
                                left: number;
                            } | null;
                            pro: {
                                spend_limit: number;
                                order_total: number;
                                left: number;
                                expiration_date: string | null;
                                is_expired: boolean;
                            } | null;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            cart_id: string;
                            currency: {
                                code: string;
                            };
                            step: string;
                            total: number;
                            due: number;
                            totals: {
                                kind: string;
                                label: string;
                                rate?: number;
                                jurisdiction?: string;
                                name?: string;
                                code?: string;
                                promotion?: number;
                                on?: string;
                                items?: {
                                    variant_id: number;
                                    amount: number;
                                }[];
                                amount: number;
                                included: boolean;
                            }[];
                            coupons: {
                                code: string;
                                display_name: string;
                                amount: number;
                            }[];
                            refused_coupons: {
                                code: string;
                                reason: string;
                            }[];
                            gift_certificates: {
                                id: number;
                                code_last4: string;
                                amount: number;
                            }[];
                            email: string | null;
                            shipping_address: {
                                first_name: string;
                                last_name: string;
                                company: string;
                                address1: string;
                                address2: string;
                                city: string;
                                state_or_province: string;
                                postal_code: string;
                                country_code: string;
                                phone: string;
                            } | null;
                            billing_address: {
                                first_name: string;
                                last_name: string;
                                company: string;
                                address1: string;
                                address2: string;
                                city: string;
                                state_or_province: string;
                                postal_code: string;
                                country_code: string;
                                phone: string;
                            } | null;
                            shipping_method_id: number | null;
                            shipping_options: {
                                id: number;
                                code: string;
                                name: string;
                                amount: number;
                                days_from: number;
                                days_to: number;
                            }[];
                            pickup_store: {
                                id: number;
                                slug: string;
                                name: string;
                            } | null;
                            customer_message: string;
                            gift_wrapping: {
                                message: string;
                            } | null;
                            gift_certificate_recipients: {
                                variant_id: number;
                                name: string;
                                email: string;
                                message: string;
                            }[];
                            invoice_days: number | null;
                            invoice_credit: {
                                limit: number;
                                owed: number;
                                left: number;
                            } | null;
                            pro: {
                                spend_limit: number;
                                order_total: number;
                                left: number;
                                expiration_date: string | null;
                                is_expired: boolean;
                            } | null;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getOrders: {
        parameters: {
            query?: {
                /** @description The number or name of a status. */
                status_id?: string;
                /** @description RFC 2822, RFC 3339 or Unix seconds. */
                min_date_created?: string;
                email?: string;
                page?: number;
                limit?: number;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        customer_id: number;
                        status: string;
                        status_id: number;
                        currency_code: string;
                        subtotal: string;
                        shipping_cost: string;
                        wrapping_cost: string;
                        wrapping_message: string;
                        discount_amount: string;
                        gift_certificate_amount: string;
                        total_tax: string;
                        total_inc_tax: string;
                        items_total: number;
                        taxes: {
                            name: string;
                            rate: number;
                            jurisdiction: string;
                            amount: string;
                            included: boolean;
                        }[];
                        date_created: string;
                        date_modified: string;
                        billing_address: {
                            first_name: string;
                            last_name: string;
                            company: string;
                            street_1: string;
                            street_2: string;
                            city: string;
                            state: string;
                            zip: string;
                            country_iso2: string;
                            phone: string;
                            email: string;
                        };
                        shipping_addresses: {
                            first_name: string;
                            last_name: string;
                            company: string;
                            street_1: string;
                            street_2: string;
                            city: string;
                            state: string;
                            zip: string;
                            country_iso2: string;
                            phone: string;
                            email: string;
                        }[];
                        shipping_method: string;
                        customer_message: string;
                        pickup_store: {
                            id: number;
                            slug: string;
                            name: string;
                            phone: string;
                        } | null;
                        invoice: {
                            days: number;
                            due_date: string;
                            paid_date: string | null;
                            owed: string;
                        } | null;
                        products: {
                            id: number;
                            order_id: number;
                            product_id: number;
                            variant_id: number;
                            sku: string;
                            name: string;
                            quantity: number;
                            base_price: string;
                            base_total: string;
                            product_options: {
                                display_name: string;
                                display_value: string;
                            }[];
                            applied_discounts: {
                                id: number;
                                name: string;
                                code: string | null;
                                amount: string;
                            }[];
                        }[];
                    }[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getOrdersByIdHistory: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        date: string;
                        status: string;
                        status_id: number;
                        previous_status: string | null;
                        /** @description Empty: the shop itself; else "staff:3 ERP" or "customer:101". */
                        made_by: string;
                        note: string;
                    }[];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getOrdersByIdInvoice: {
        parameters: {
            query?: {
                key?: string;
                /** @description As a rule the order's own. */
                language?: string;
            };
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getOrderById: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        customer_id: number;
                        status: string;
                        status_id: number;
                        currency_code: string;
                        subtotal: string;
                        shipping_cost: string;
                        wrapping_cost: string;
                        wrapping_message: string;
                        discount_amount: string;
                        gift_certificate_amount: string;
                        total_tax: string;
                        total_inc_tax: string;
                        items_total: number;
                        taxes: {
                            name: string;
                            rate: number;
                            jurisdiction: string;
                            amount: string;
                            included: boolean;
                        }[];
                        date_created: string;
                        date_modified: string;
                        billing_address: {
                            first_name: string;
                            last_name: string;
                            company: string;
                            street_1: string;
                            street_2: string;
                            city: string;
                            state: string;
                            zip: string;
                            country_iso2: string;
                            phone: string;
                            email: string;
                        };
                        shipping_addresses: {
                            first_name: string;
                            last_name: string;
                            company: string;
                            street_1: string;
                            street_2: string;
                            city: string;
                            state: string;
                            zip: string;
                            country_iso2: string;
                            phone: string;
                            email: string;
                        }[];
                        shipping_method: string;
                        customer_message: string;
                        pickup_store: {
                            id: number;
                            slug: string;
                            name: string;
                            phone: string;
                        } | null;
                        invoice: {
                            days: number;
                            due_date: string;
                            paid_date: string | null;
                            owed: string;
                        } | null;
                        products: {
                            id: number;
                            order_id: number;
                            product_id: number;
                            variant_id: number;
                            sku: string;
                            name: string;
                            quantity: number;
                            base_price: string;
                            base_total: string;
                            product_options: {
                                display_name: string;
                                display_value: string;
                            }[];
                            applied_discounts: {
                                id: number;
                                name: string;
                                code: string | null;
                                amount: string;
                            }[];
                        }[];
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putOrderById: {
        parameters: {
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
        };
        /** @description status or status_id. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description A name, as "Completed". */
                    status?: string;
                    status_id?: number;
                    note?: string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        customer_id: number;
                        status: string;
                        status_id: number;
                        currency_code: string;
                        subtotal: string;
                        shipping_cost: string;
                        wrapping_cost: string;
                        wrapping_message: string;
                        discount_amount: string;
                        gift_certificate_amount: string;
                        total_tax: string;
                        total_inc_tax: string;
                        items_total: number;
                        taxes: {
                            name: string;
                            rate: number;
                            jurisdiction: string;
                            amount: string;
                            included: boolean;
                        }[];
                        date_created: string;
                        date_modified: string;
                        billing_address: {
                            first_name: string;
                            last_name: string;
                            company: string;
                            street_1: string;
                            street_2: string;
                            city: string;
                            state: string;
                            zip: string;
                            country_iso2: string;
                            phone: string;
                            email: string;
                        };
                        shipping_addresses: {
                            first_name: string;
                            last_name: string;
                            company: string;
                            street_1: string;
                            street_2: string;
                            city: string;
                            state: string;
                            zip: string;
                            country_iso2: string;
                            phone: string;
                            email: string;
                        }[];
                        shipping_method: string;
                        customer_message: string;
                        pickup_store: {
                            id: number;
                            slug: string;
                            name: string;
                            phone: string;
                        } | null;
                        invoice: {
                            days: number;
                            due_date: string;
                            paid_date: string | null;
                            owed: string;
                        } | null;
                        products: {
                            id: number;
                            order_id: number;
                            product_id: number;
                            variant_id: number;
                            sku: string;
                            name: string;
                            quantity: number;
                            base_price: string;
                            base_total: string;
                            product_options: {
                                display_name: string;
                                display_value: string;
                            }[];
                            applied_discounts: {
                                id: number;
                                name: string;
                                code: string | null;
                                amount: string;
                            }[];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getOrdersByIdShipments: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        order_id: number;
                        tracking_number: string;
                        shipping_provider: string;
                        date_created: string;
                        /** @description Null: nobody has told the shop. */
                        date_delivered: string | null;
                        items: {
                            order_product_id: number;
                            product_id: number;
                            quantity: number;
                        }[];
                    }[];
                };
            };
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postOrdersByIdShipments: {
        parameters: {
            header?: {
                "idempotency-key"?: string;
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
        };
        /** @description Without items, everything that is left. */
        requestBody: {
            content: {
                "application/json": {
                    tracking_number?: string;
                    shipping_provider?: string;
                    items?: {
                        order_product_id: number;
                        quantity: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        order_id: number;
                        tracking_number: string;
                        shipping_provider: string;
                        date_created: string;
                        /** @description Null: nobody has told the shop. */
                        date_delivered: string | null;
                        items: {
                            order_product_id: number;
                            product_id: number;
                            quantity: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postOrdersByIdShipmentsByShipmentIdDelivered: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                shipment_id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description Without: now.
                     */
                    delivered_at?: string;
                } | null;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        order_id: number;
                        tracking_number: string;
                        shipping_provider: string;
                        date_created: string;
                        /** @description Null: nobody has told the shop. */
                        date_delivered: string | null;
                        items: {
                            order_product_id: number;
                            product_id: number;
                            quantity: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getOrdersByIdRefunds: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        order_id: number;
                        amount: string;
                        currency_code: string;
                        status: "pending" | "done" | "failed";
                        reason: string;
                        made_by: string;
                        items: {
                            order_product_id: number;
                            quantity: number;
                        }[];
                        restock: boolean;
                        date_created: string;
                    }[];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postOrdersByIdRefunds: {
        parameters: {
            header?: {
                "idempotency-key"?: string;
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
        };
        /** @description Without amount it is what the items came to; without items too, everything that is left. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description In whole units of the order's currency: "12.50". */
                    amount?: string | number;
                    items?: {
                        order_product_id: number;
                        quantity: number;
                    }[];
                    /** @description The pieces go back into stock, once the money has. Not for an amount without items. */
                    restock?: boolean;
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        order_id: number;
                        amount: string;
                        currency_code: string;
                        status: "pending" | "done" | "failed";
                        reason: string;
                        made_by: string;
                        items: {
                            order_product_id: number;
                            quantity: number;
                        }[];
                        restock: boolean;
                        date_created: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postOrdersByIdPaid: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    note?: string;
                } | null;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        customer_id: number;
                        status: string;
                        status_id: number;
                        currency_code: string;
                        subtotal: string;
                        shipping_cost: string;
                        wrapping_cost: string;
                        wrapping_message: string;
                        discount_amount: string;
                        gift_certificate_amount: string;
                        total_tax: string;
                        total_inc_tax: string;
                        items_total: number;
                        taxes: {
                            name: string;
                            rate: number;
                            jurisdiction: string;
                            amount: string;
                            included: boolean;
                        }[];
                        date_created: string;
                        date_modified: string;
                        billing_address: {
                            first_name: string;
                            last_name: string;
                            company: string;
                            street_1: string;
                            street_2: string;
                            city: string;
                            state: string;
                            zip: string;
                            country_iso2: string;
                            phone: string;
                            email: string;
                        };
                        shipping_addresses: {
                            first_name: string;
                            last_name: string;
                            company: string;
                            street_1: string;
                            street_2: string;
                            city: string;
                            state: string;
                            zip: string;
                            country_iso2: string;
                            phone: string;
                            email: string;
                        }[];
                        shipping_method: string;
                        customer_message: string;
                        pickup_store: {
                            id: number;
                            slug: string;
                            name: string;
                            phone: string;
                        } | null;
                        invoice: {
                            days: number;
                            due_date: string;
                            paid_date: string | null;
                            owed: string;
                        } | null;
                        products: {
                            id: number;
                            order_id: number;
                            product_id: number;
                            variant_id: number;
                            sku: string;
                            name: string;
                            quantity: number;
                            base_price: string;
                            base_total: string;
                            product_options: {
                                display_name: string;
                                display_value: string;
                            }[];
                            applied_discounts: {
                                id: number;
                                name: string;
                                code: string | null;
                                amount: string;
                            }[];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postOrdersByIdCancel: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    reason?: string;
                } | null;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        customer_id: number;
                        status: string;
                        status_id: number;
                        currency_code: string;
                        subtotal: string;
                        shipping_cost: string;
                        wrapping_cost: string;
                        wrapping_message: string;
                        discount_amount: string;
                        gift_certificate_amount: string;
                        total_tax: string;
                        total_inc_tax: string;
                        items_total: number;
                        taxes: {
                            name: string;
                            rate: number;
                            jurisdiction: string;
                            amount: string;
                            included: boolean;
                        }[];
                        date_created: string;
                        date_modified: string;
                        billing_address: {
                            first_name: string;
                            last_name: string;
                            company: string;
                            street_1: string;
                            street_2: string;
                            city: string;
                            state: string;
                            zip: string;
                            country_iso2: string;
                            phone: string;
                            email: string;
                        };
                        shipping_addresses: {
                            first_name: string;
                            last_name: string;
                            company: string;
                            street_1: string;
                            street_2: string;
                            city: string;
                            state: string;
                            zip: string;
                            country_iso2: string;
                            phone: string;
                            email: string;
                        }[];
                        shipping_method: string;
                        customer_message: string;
                        pickup_store: {
                            id: number;
                            slug: string;
                            name: string;
                            phone: string;
                        } | null;
                        invoice: {
                            days: number;
                            due_date: string;
                            paid_date: string | null;
                            owed: string;
                        } | null;
                        products: {
                            id: number;
                            order_id: number;
                            product_id: number;
                            variant_id: number;
                            sku: string;
                            name: string;
                            quantity: number;
                            base_price: string;
                            base_total: string;
                            product_options: {
                                display_name: string;
                                display_value: string;
                            }[];
                            applied_discounts: {
                                id: number;
                                name: string;
                                code: string | null;
                                amount: string;
                            }[];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getInvoiceTerms: {
        parameters: {
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description Null, with customer_id null as well: everybody with a pro code. */
                        customer_group_id: number | null;
                        /** @description One customer, before whatever the group may. */
                        customer_id: number | null;
                        /** @description What each of them may owe at a time, in whole units of each currency. Null: any amount. */
                        credit_limit: number | null;
                        days: number;
                    }[];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putInvoiceTerms: {
        parameters: {
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Null, with customer_id null as well: everybody with a pro code. */
                    customer_group_id?: number | null;
                    /** @description One customer, before whatever the group may. */
                    customer_id?: number | null;
                    /** @description What each of them may owe at a time, in whole units of each currency. Null: any amount. */
                    credit_limit?: number | null;
                    days: number;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description Null, with customer_id null as well: everybody with a pro code. */
                        customer_group_id: number | null;
                        /** @description One customer, before whatever the group may. */
                        customer_id: number | null;
                        /** @description What each of them may owe at a time, in whole units of each currency. Null: any amount. */
                        credit_limit: number | null;
                        days: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    deleteInvoiceTermsById: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getOrdersByIdReturns: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        order_id: number;
                        status: "requested" | "approved" | "received" | "refunded" | "refused";
                        items: {
                            order_product_id: number;
                            quantity: number;
                            reason: string;
                        }[];
                        note: string;
                        answer: string;
                        date_created: string;
                        date_modified: string;
                    }[];
                };
            };
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postOrdersByIdReturns: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    items: {
                        order_product_id: number;
                        quantity: number;
                        reason: "too-small" | "too-large" | "not-as-shown" | "damaged" | "wrong-item" | "no-longer-wanted";
                    }[];
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        order_id: number;
                        status: "requested" | "approved" | "received" | "refunded" | "refused";
                        items: {
                            order_product_id: number;
                            quantity: number;
                            reason: string;
                        }[];
                        note: string;
                        answer: string;
                        date_created: string;
                        date_modified: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getOrdersByIdWithdrawals: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            order_product_id: number;
                            quantity: number;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postOrdersByIdWithdrawals: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
        };
        /** @description Without items: from all that can be withdrawn from. */
        requestBody: {
            content: {
                "application/json": {
                    items?: {
                        order_product_id: number;
                        quantity: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        order_id: number;
                        status: "requested" | "approved" | "received" | "refunded" | "refused";
                        items: {
                            order_product_id: number;
                            quantity: number;
                            reason: string;
                        }[];
                        note: string;
                        answer: string;
                        date_created: string;
                        date_modified: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getReturns: {
        parameters: {
            query?: {
                status?: "requested" | "approved" | "received" | "refunded" | "refused";
                page?: number;
                limit?: number;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        order_id: number;
                        status: "requested" | "approved" | "received" | "refunded" | "refused";
                        items: {
                            order_product_id: number;
                            quantity: number;
                            reason: string;
                        }[];
                        note: string;
                        answer: string;
                        date_created: string;
                        date_modified: string;
                    }[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getReturnsById: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        order_id: number;
                        status: "requested" | "approved" | "received" | "refunded" | "refused";
                        items: {
                            order_product_id: number;
                            quantity: number;
                            reason: string;
                        }[];
                        note: string;
                        answer: string;
                        date_created: string;
                        date_modified: string;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putReturnsById: {
        parameters: {
            path: {
                id: string;
            };
        };
        /** @description received puts the pieces back into stock and pays them back. */
        requestBody: {
            content: {
                "application/json": {
                    status: "approved" | "received" | "refused";
                    answer?: string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        order_id: number;
                        status: "requested" | "approved" | "received" | "refunded" | "refused";
                        items: {
                            order_product_id: number;
                            quantity: number;
                            reason: string;
                        }[];
                        note: string;
                        answer: string;
                        date_created: string;
                        date_modified: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getProductsByIdReviews: {
        parameters: {
            query?: {
                rating?: number;
                sort?: "newest" | "helpful" | "highest" | "lowest";
                page?: number;
                limit?: number;
            };
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            rating: number;
                            title: string;
                            text: string;
                            name: string;
                            language: string;
                            fit: ("small" | "true" | "large") | null;
                            is_verified: boolean;
                            helpful: number;
                            date_created: string;
                            photos: {
                                id: string;
                                width: number;
                                height: number;
                            }[];
                        }[];
                        meta: {
                            summary: {
                                /** @description To one decimal; 0 without reviews */
                                average: number;
                                count: number;
                                /** @description How many gave one star, two, three, four, five */
                                stars: number[];
                                /** @description How many find that it runs small, true to size, large */
                                fits: number[];
                            };
                            pagination: {
                                total: number;
                                page: number;
                                limit: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postProductsByIdReviews: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    rating: number;
                    title: string;
                    text: string;
                    name: string;
                    fit?: "small" | "true" | "large";
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        rating: number;
                        title: string;
                        text: string;
                        name: string;
                        language: string;
                        fit: ("small" | "true" | "large") | null;
                        is_verified: boolean;
                        helpful: number;
                        date_created: string;
                        photos: {
                            id: string;
                            width: number;
                            height: number;
                        }[];
                        product_id: number;
                        status: string;
                        reason: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getProductsByIdQuestions: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            text: string;
                            name: string;
                            language: string;
                            date_created: string;
                            answers: {
                                id: number;
                                text: string;
                                name: string;
                                language: string;
                                is_staff: boolean;
                            }[];
                        }[];
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postProductsByIdQuestions: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    name: string;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        status: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postQuestionsByIdAnswers: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        status: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getReviewsById: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        rating: number;
                        title: string;
                        text: string;
                        name: string;
                        language: string;
                        fit: ("small" | "true" | "large") | null;
                        is_verified: boolean;
                        helpful: number;
                        date_created: string;
                        photos: {
                            id: string;
                            width: number;
                            height: number;
                        }[];
                        product_id: number;
                        status: string;
                        reason: string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putReviewsById: {
        parameters: {
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    status: "published" | "rejected";
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        rating: number;
                        title: string;
                        text: string;
                        name: string;
                        language: string;
                        fit: ("small" | "true" | "large") | null;
                        is_verified: boolean;
                        helpful: number;
                        date_created: string;
                        photos: {
                            id: string;
                            width: number;
                            height: number;
                        }[];
                        product_id: number;
                        status: string;
                        reason: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putReviewsByIdHelpful: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        helpful: number;
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    deleteReviewsByIdHelpful: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        helpful: number;
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postReviewsByIdReports: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    note: string;
                };
            };
        };
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postQuestionsByIdReports: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    note: string;
                };
            };
        };
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postAnswersByIdReports: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    note: string;
                };
            };
        };
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getReviews: {
        parameters: {
            query?: {
                status?: "pending" | "published" | "rejected";
                page?: number;
                limit?: number;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        rating: number;
                        title: string;
                        text: string;
                        name: string;
                        language: string;
                        fit: ("small" | "true" | "large") | null;
                        is_verified: boolean;
                        helpful: number;
                        date_created: string;
                        photos: {
                            id: string;
                            width: number;
                            height: number;
                        }[];
                        product_id: number;
                        status: string;
                        reason: string;
                    }[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getQuestions: {
        parameters: {
            query?: {
                status?: "pending" | "published" | "rejected";
                page?: number;
                limit?: number;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        product_id: number;
                        question_id: number | null;
                        customer_id: number | null;
                        text: string;
                        name: string;
                        language: string;
                        is_staff: boolean;
                        status: string;
                        reason: string;
                        date_created: string;
                    }[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getAnswers: {
        parameters: {
            query?: {
                status?: "pending" | "published" | "rejected";
                page?: number;
                limit?: number;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        product_id: number;
                        question_id: number | null;
                        customer_id: number | null;
                        text: string;
                        name: string;
                        language: string;
                        is_staff: boolean;
                        status: string;
                        reason: string;
                        date_created: string;
                    }[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putQuestionsById: {
        parameters: {
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    status: "published" | "rejected";
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        product_id: number;
                        question_id: number | null;
                        customer_id: number | null;
                        text: string;
                        name: string;
                        language: string;
                        is_staff: boolean;
                        status: string;
                        reason: string;
                        date_created: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putAnswersById: {
        parameters: {
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    status: "published" | "rejected";
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        product_id: number;
                        question_id: number | null;
                        customer_id: number | null;
                        text: string;
                        name: string;
                        language: string;
                        is_staff: boolean;
                        status: string;
                        reason: string;
                        date_created: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getReviewsReports: {
        parameters: {
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        what: string;
                        target_id: number;
                        note: string;
                        date_created: string;
                    }[];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getPromotions: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            name: string;
                            display_names: {
                                en?: string;
                                de?: string;
                                fr?: string;
                                es?: string;
                                it?: string;
                                ja?: string;
                                sv?: string;
                                no?: string;
                            };
                            kind: "percent" | "fixed" | "free_shipping" | "buy_x_get_y";
                            redemption_type: "COUPON" | "AUTOMATIC";
                            status: "ENABLED" | "DISABLED";
                            percent: number | null;
                            amounts: {
                                currency_code: string;
                                amount: number;
                            }[];
                            buy_quantity: number | null;
                            get_quantity: number | null;
                            reward_category_ids: number[];
                            reward_product_ids: number[];
                            shipping_methods: string[];
                            regions: string[];
                            customer_group_ids: number[];
                            category_ids: number[];
                            product_ids: number[];
                            minimums: {
                                currency_code: string;
                                amount: number;
                            }[];
                            can_be_used_with_other_promotions: boolean;
                            priority: number;
                            start_date: string | null;
                            end_date: string | null;
                            max_uses: number | null;
                            max_uses_per_customer: number | null;
                            current_uses: number;
                        }[];
                        meta: {
                            pagination: {
                                current_page: number;
                                per_page: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postPromotions: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    kind: "percent" | "fixed" | "free_shipping" | "buy_x_get_y";
                    display_names?: {
                        en?: string;
                        de?: string;
                        fr?: string;
                        es?: string;
                        it?: string;
                        ja?: string;
                        sv?: string;
                        no?: string;
                    };
                    redemption_type?: "COUPON" | "AUTOMATIC";
                    status?: "ENABLED" | "DISABLED";
                    percent?: number | null;
                    amounts?: {
                        currency_code: string;
                        amount: number;
                    }[];
                    buy_quantity?: number | null;
                    get_quantity?: number | null;
                    reward_category_ids?: number[];
                    reward_product_ids?: number[];
                    shipping_methods?: string[];
                    regions?: string[];
                    customer_group_ids?: number[];
                    category_ids?: number[];
                    product_ids?: number[];
                    minimums?: {
                        currency_code: string;
                        amount: number;
                    }[];
                    can_be_used_with_other_promotions?: boolean;
                    priority?: number;
                    start_date?: string | null;
                    end_date?: string | null;
                    max_uses?: number | null;
                    max_uses_per_customer?: number | null;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            name: string;
                            display_names: {
                                en?: string;
                                de?: string;
                                fr?: string;
                                es?: string;
                                it?: string;
                                ja?: string;
                                sv?: string;
                                no?: string;
                            };
                            kind: "percent" | "fixed" | "free_shipping" | "buy_x_get_y";
                            redemption_type: "COUPON" | "AUTOMATIC";
                            status: "ENABLED" | "DISABLED";
                            percent: number | null;
                            amounts: {
                                currency_code: string;
                                amount: number;
                            }[];
                            buy_quantity: number | null;
                            get_quantity: number | null;
                            reward_category_ids: number[];
                            reward_product_ids: number[];
                            shipping_methods: string[];
                            regions: string[];
                            customer_group_ids: number[];
                            category_ids: number[];
                            product_ids: number[];
                            minimums: {
                                currency_code: string;
                                amount: number;
                            }[];
                            can_be_used_with_other_promotions: boolean;
                            priority: number;
                            start_date: string | null;
                            end_date: string | null;
                            max_uses: number | null;
                            max_uses_per_customer: number | null;
                            current_uses: number;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getPromotionsById: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            name: string;
                            display_names: {
                                en?: string;
                                de?: string;
                                fr?: string;
                                es?: string;
                                it?: string;
                                ja?: string;
                                sv?: string;
                                no?: string;
                            };
                            kind: "percent" | "fixed" | "free_shipping" | "buy_x_get_y";
                            redemption_type: "COUPON" | "AUTOMATIC";
                            status: "ENABLED" | "DISABLED";
                            percent: number | null;
                            amounts: {
                                currency_code: string;
                                amount: number;
                            }[];
                            buy_quantity: number | null;
                            get_quantity: number | null;
                            reward_category_ids: number[];
                            reward_product_ids: number[];
                            shipping_methods: string[];
                            regions: string[];
                            customer_group_ids: number[];
                            category_ids: number[];
                            product_ids: number[];
                            minimums: {
                                currency_code: string;
                                amount: number;
                            }[];
                            can_be_used_with_other_promotions: boolean;
                            priority: number;
                            start_date: string | null;
                            end_date: string | null;
                            max_uses: number | null;
                            max_uses_per_customer: number | null;
                            current_uses: number;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putPromotionsById: {
        parameters: {
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    display_names?: {
                        en?: string;
                        de?: string;
                        fr?: string;
                        es?: string;
                        it?: string;
                        ja?: string;
                        sv?: string;
                        no?: string;
                    };
                    kind?: "percent" | "fixed" | "free_shipping" | "buy_x_get_y";
                    redemption_type?: "COUPON" | "AUTOMATIC";
                    status?: "ENABLED" | "DISABLED";
                    percent?: number | null;
                    amounts?: {
                        currency_code: string;
                        amount: number;
                    }[];
                    buy_quantity?: number | null;
                    get_quantity?: number | null;
                    reward_category_ids?: number[];
                    reward_product_ids?: number[];
                    shipping_methods?: string[];
                    regions?: string[];
                    customer_group_ids?: number[];
                    category_ids?: number[];
                    product_ids?: number[];
                    minimums?: {
                        currency_code: string;
                        amount: number;
                    }[];
                    can_be_used_with_other_promotions?: boolean;
                    priority?: number;
                    start_date?: string | null;
                    end_date?: string | null;
                    max_uses?: number | null;
                    max_uses_per_customer?: number | null;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            name: string;
                            display_names: {
                                en?: string;
                                de?: string;
                                fr?: string;
                                es?: string;
                                it?: string;
                                ja?: string;
                                sv?: string;
                                no?: string;
                            };
                            kind: "percent" | "fixed" | "free_shipping" | "buy_x_get_y";
                            redemption_type: "COUPON" | "AUTOMATIC";
                            status: "ENABLED" | "DISABLED";
                            percent: number | null;
                            amounts: {
                                currency_code: string;
                                amount: number;
                            }[];
                            buy_quantity: number | null;
                            get_quantity: number | null;
                            reward_category_ids: number[];
                            reward_product_ids: number[];
                            shipping_methods: string[];
                            regions: string[];
                            customer_group_ids: number[];
                            category_ids: number[];
                            product_ids: number[];
                            minimums: {
                                currency_code: string;
                                amount: number;
                            }[];
                            can_be_used_with_other_promotions: boolean;
                            priority: number;
                            start_date: string | null;
                            end_date: string | null;
                            max_uses: number | null;
                            max_uses_per_customer: number | null;
                            current_uses: number;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    deletePromotionsById: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getPromotionsByIdCodes: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            code: string;
                            current_uses: number;
                            /** Format: date-time */
                            created_at: string;
                        }[];
                        meta: {
                            pagination: {
                                current_page: number;
                                per_page: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postPromotionsByIdCodes: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            code: string;
                            current_uses: number;
                            /** Format: date-time */
                            created_at: string;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    deletePromotionsByIdCodesByCode: {
        parameters: {
            path: {
                id: string;
                code: string;
            };
        };
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getGiftCertificates: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                code_last4?: string;
                order_id?: number;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            code_last4: string;
                            currency_code: string;
                            amount: number;
                            balance: number;
                            status: string;
                            expiry_date: string | null;
                            order_id: number | null;
                            language: string;
                            to_name: string;
                            to_email: string;
                            message: string;
                            sent_date: string | null;
                            /** Format: date-time */
                            purchase_date: string;
                        }[];
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postGiftCertificates: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    amount: number;
                    currency_code: string;
                    to_name?: string;
                    to_email?: string;
                    message?: string;
                    /** @enum {string} */
                    language?: "en" | "de" | "fr" | "es" | "it" | "ja" | "sv" | "no";
                    expiry_date?: string | null;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            code_last4: string;
                            currency_code: string;
                            amount: number;
                            balance: number;
                            status: string;
                            expiry_date: string | null;
                            order_id: number | null;
                            language: string;
                            to_name: string;
                            to_email: string;
                            message: string;
                            sent_date: string | null;
                            /** Format: date-time */
                            purchase_date: string;
                        } & {
                            code: string;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getGiftCertificatesById: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            code_last4: string;
                            currency_code: string;
                            amount: number;
                            balance: number;
                            status: string;
                            expiry_date: string | null;
                            order_id: number | null;
                            language: string;
                            to_name: string;
                            to_email: string;
                            message: string;
                            sent_date: string | null;
                            /** Format: date-time */
                            purchase_date: string;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putGiftCertificatesById: {
        parameters: {
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    status?: "active" | "disabled";
                    expiry_date?: string | null;
                    balance?: number;
                    note?: string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            code_last4: string;
                            currency_code: string;
                            amount: number;
                            balance: number;
                            status: string;
                            expiry_date: string | null;
                            order_id: number | null;
                            language: string;
                            to_name: string;
                            to_email: string;
                            message: string;
                            sent_date: string | null;
                            /** Format: date-time */
                            purchase_date: string;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getGiftCertificatesByIdTransactions: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            amount: number;
                            kind: string;
                            order_id: number | null;
                            made_by: string;
                            note: string;
                            /** Format: date-time */
                            date: string;
                        }[];
                        meta: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getWebhooks: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            url: string;
                            events: string[];
                            description: string;
                            is_active: boolean;
                            paused_at: string | null;
                            failures: number;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                        }[];
                        meta: {
                            pagination: {
                                current_page: number;
                                per_page: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postWebhooks: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An https address without name or password. */
                    url: string;
                    events: ("*" | "order.created" | "order.updated" | "order.cancelled" | "order.refunded" | "shipment.created" | "customer.created" | "customer.updated" | "customer.deleted" | "stock.changed" | "product.created" | "product.updated" | "product.deleted")[];
                    description?: string;
                    is_active?: boolean;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            url: string;
                            events: string[];
                            description: string;
                            is_active: boolean;
                            paused_at: string | null;
                            failures: number;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                        } & {
                            secret: string;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getWebhooksById: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            url: string;
                            events: string[];
                            description: string;
                            is_active: boolean;
                            paused_at: string | null;
                            failures: number;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putWebhooksById: {
        parameters: {
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An https address without name or password. */
                    url?: string;
                    events?: ("*" | "order.created" | "order.updated" | "order.cancelled" | "order.refunded" | "shipment.created" | "customer.created" | "customer.updated" | "customer.deleted" | "stock.changed" | "product.created" | "product.updated" | "product.deleted")[];
                    description?: string;
                    is_active?: boolean;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            url: string;
                            events: string[];
                            description: string;
                            is_active: boolean;
                            paused_at: string | null;
                            failures: number;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    deleteWebhooksById: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postWebhooksByIdTest: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            event_id: string;
                            type: string;
                            status: "pending" | "delivered" | "failed";
                            tries: number;
                            next_try_at: string | null;
                            tried_at: string | null;
                            answer_code: number | null;
                            error: string;
                            duration_ms: number | null;
                            /** Format: date-time */
                            created_at: string;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getWebhooksByIdDeliveries: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            event_id: string;
                            type: string;
                            status: "pending" | "delivered" | "failed";
                            tries: number;
                            next_try_at: string | null;
                            tried_at: string | null;
                            answer_code: number | null;
                            error: string;
                            duration_ms: number | null;
                            /** Format: date-time */
                            created_at: string;
                        }[];
                        meta: {
                            pagination: {
                                current_page: number;
                                per_page: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postWebhooksByIdDeliveriesByDeliveryRetry: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                delivery: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            event_id: string;
                            type: string;
                            status: "pending" | "delivered" | "failed";
                            tries: number;
                            next_try_at: string | null;
                            tried_at: string | null;
                            answer_code: number | null;
                            error: string;
                            duration_ms: number | null;
                            /** Format: date-time */
                            created_at: string;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCustomersLogoutEverywhere: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getCustomersBcloginByToken: {
        parameters: {
            path: {
                token: string;
            };
        };
        responses: {
            /** @description On to another address */
            303: {
                headers: {
                    [name: string]: unknown;
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCustomersForgotPassword: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Taken; not finished yet */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCustomersResetPassword: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    new_password: string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCustomersConfirmEmail: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCustomersByIdConfirmation: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Taken; not finished yet */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getCustomersByIdExport: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getCustomerGroups: {
        parameters: {
            query?: {
                is_group_for_guests?: boolean;
                is_default?: boolean;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerGroup"][];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCustomerGroups: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    region?: string | null;
                    is_default?: boolean;
                    is_group_for_guests?: boolean;
                    discount_rules?: {
                        type: "all" | "category" | "product";
                        method: "percent" | "fixed" | "price";
                        amount: number;
                        category_id?: number;
                        product_id?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        region: string | null;
                        is_default: boolean;
                        is_group_for_guests: boolean;
                        discount_rules: {
                            type: "all" | "category" | "product";
                            method: "percent" | "fixed" | "price";
                            amount: number;
                            category_id?: number;
                            product_id?: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getCustomerGroupsById: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerGroup"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putCustomerGroupsById: {
        parameters: {
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    region?: string | null;
                    is_default?: boolean;
                    is_group_for_guests?: boolean;
                    discount_rules?: {
                        type: "all" | "category" | "product";
                        method: "percent" | "fixed" | "price";
                        amount: number;
                        category_id?: number;
                        product_id?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        region: string | null;
                        is_default: boolean;
                        is_group_for_guests: boolean;
                        discount_rules: {
                            type: "all" | "category" | "product";
                            method: "percent" | "fixed" | "price";
                            amount: number;
                            category_id?: number;
                            product_id?: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    deleteCustomerGroupsById: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getCustomersPasskeys: {
        parameters: {
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Passkey"][];
                        meta: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCustomersPasskeys: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    credential: {
                        id: string;
                        rawId: string;
                        /** @enum {string} */
                        type: "public-key";
                        authenticatorAttachment?: "platform" | "cross-platform" | null;
                        response: {
                            clientDataJSON: string;
                            attestationObject: string;
                            transports?: string[];
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"] & {
                        data: components["schemas"]["Passkey"];
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCustomersPasskeysRegistration: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    current_password?: string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                        rp: {
                            id: string;
                        };
                        user: {
                            id: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putCustomersPasskeysById: {
        parameters: {
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"] & {
                        data: components["schemas"]["Passkey"];
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    deleteCustomersPasskeysById: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCustomersPasskeysSignInOptions: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                        rpId: string;
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCustomersPasskeysSignIn: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    credential: {
                        id: string;
                        rawId: string;
                        /** @enum {string} */
                        type: "public-key";
                        authenticatorAttachment?: "platform" | "cross-platform" | null;
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string | null;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"] & {
                        data: components["schemas"]["Customer"];
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getProApplications: {
        parameters: {
            query?: {
                status?: "submitted" | "approved" | "refused" | "completed";
                page?: number;
                limit?: number;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        status: "submitted" | "approved" | "refused" | "completed";
                        first_name: string;
                        last_name: string;
                        email: string;
                        kind: string;
                        association: string;
                        country: string;
                        role: string;
                        notes: string;
                        proof_type: string;
                        has_proof: boolean;
                        customer_id: number | null;
                        region: string | null;
                        spend_limit: number | null;
                        expiration_date: string | null;
                        answer: string;
                        date_created: string;
                    }[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getProApplicationsById: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        status: "submitted" | "approved" | "refused" | "completed";
                        first_name: string;
                        last_name: string;
                        email: string;
                        kind: string;
                        association: string;
                        country: string;
                        role: string;
                        notes: string;
                        proof_type: string;
                        has_proof: boolean;
                        customer_id: number | null;
                        region: string | null;
                        spend_limit: number | null;
                        expiration_date: string | null;
                        answer: string;
                        date_created: string;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putProApplicationsById: {
        parameters: {
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    status: "approved" | "refused";
                    region?: "pro" | "pro_ca" | "pro_eu_region_1";
                    spend_limit?: number;
                    answer?: string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        status: "submitted" | "approved" | "refused" | "completed";
                        first_name: string;
                        last_name: string;
                        email: string;
                        kind: string;
                        association: string;
                        country: string;
                        role: string;
                        notes: string;
                        proof_type: string;
                        has_proof: boolean;
                        customer_id: number | null;
                        region: string | null;
                        spend_limit: number | null;
                        expiration_date: string | null;
                        answer: string;
                        date_created: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getProApplicationsByIdProof: {
        parameters: {
            query?: {
                key?: string;
            };
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postStoresImport: {
        parameters: {
            query?: {
                /** @description Stores that the import does not name go */
                replace?: boolean;
            };
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            added: number;
                            changed: number;
                            removed: number;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getProducts: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                "categories:in"?: string;
                "id:in"?: string;
                sku?: string;
                name?: string;
                is_visible?: boolean;
                availability?: "available" | "preorder" | "disabled";
                /** @description true: these alone; false: all, as without it */
                in_stock?: boolean;
                "price:min"?: number;
                "price:max"?: number;
                include?: string;
                /** @description The answer holds only these and the id: name,sku. Without: all fields. */
                include_fields?: string;
                sort?: string;
                direction?: "asc" | "desc";
                "filter:color"?: string;
                "filter:size"?: string;
                "filter:kind"?: string;
                "filter:terrain"?: string;
                "filter:level"?: string;
                "filter:flex"?: string;
                "filter:rider"?: string;
                "filter:shape"?: string;
                "filter:camber"?: string;
                "filter:is"?: string;
            };
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Product"][];
                        meta: components["schemas"]["Pages"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getProductsById: {
        parameters: {
            query?: {
                include?: string;
                /** @description The answer holds only these and the id: name,sku. Without: all fields. */
                include_fields?: string;
            };
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Product"];
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getProductsByIdOptions: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Option"][];
                        meta: components["schemas"]["Pages"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getProductsByIdVariants: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                /** @description The answer holds only these and the id: name,sku. Without: all fields. */
                include_fields?: string;
            };
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Variant"][];
                        meta: components["schemas"]["Pages"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getProductsByIdVariantsByVariantId: {
        parameters: {
            query?: {
                include?: string;
                /** @description The answer holds only these and the id: name,sku. Without: all fields. */
                include_fields?: string;
            };
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
            path: {
                id: string;
                variantId: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Variant"];
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getCategories: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Category"][];
                        meta: components["schemas"]["Pages"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getCategoriesById: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Category"];
                        meta: Record<string, never>;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getCategoryTree: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Category"][];
                        meta: Record<string, never>;
                    };
                };
            };
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getOutOfStock: {
        parameters: {
            query: {
                ids: string;
            };
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            is_out_of_stock: boolean;
                            variant_ids: number[];
                        }[];
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getCategoryProductsInventory: {
        parameters: {
            query: {
                ids: string;
            };
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Inventory"][];
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getVariants: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
                "product_id:in"?: string;
                product_id?: string;
                "id:in"?: string;
                id?: string;
                sku?: string;
                /** @description The answer holds only these and the id: name,sku. Without: all fields. */
                include_fields?: string;
            };
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Variant"][];
                        meta: components["schemas"]["Pages"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCartCreate: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    line_items?: {
                        product_id?: number | string;
                        variant_id?: number | string;
                        quantity: number | string;
                    }[];
                    product_id?: number | string;
                    productID?: number | string;
                    variant_id?: number | string;
                    variantID?: number | string;
                    quantity?: number | string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            customer_id: number;
                            currency: {
                                code: string;
                            };
                            base_amount: number;
                            discount_amount: number;
                            cart_amount: number;
                            coupons: {
                                code: string;
                                display_name: string;
                                discounted_amount: number;
                                refused?: string;
                            }[];
                            discounts: {
                                id: number;
                                name: string;
                                code: string | null;
                                on: string;
                                discounted_amount: number;
                                line_items: {
                                    id: string;
                                    discounted_amount: number;
                                }[];
                            }[];
                            line_items: {
                                physical_items: {
                                    id: string;
                                    product_id: number;
                                    variant_id: number;
                                    sku: string;
                                    name: string;
                                    url: string;
                                    quantity: number;
                                    list_price: number;
                                    sale_price: number;
                                    extended_list_price: number;
                                    extended_sale_price: number;
                                    discount_amount: number;
                                    is_purchasable: boolean;
                                    options: {
                                        name: string;
                                        value: string;
                                    }[];
                                }[];
                                digital_items: Record<string, never>[];
                                gift_certificates: Record<string, never>[];
                                custom_items: Record<string, never>[];
                            };
                            capped_items?: {
                                product_id: number;
                                variant_id: number;
                                name: string;
                                wanted: number;
                                quantity: number;
                            }[];
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            customer_id: number;
                            currency: {
                                code: string;
                            };
                            base_amount: number;
                            discount_amount: number;
                            cart_amount: number;
                            coupons: {
                                code: string;
                                display_name: string;
                                discounted_amount: number;
                                refused?: string;
                            }[];
                            discounts: {
                                id: number;
                                name: string;
                                code: string | null;
                                on: string;
                                discounted_amount: number;
                                line_items: {
                                    id: string;
                                    discounted_amount: number;
                                }[];
                            }[];
                            line_items: {
                                physical_items: {
                                    id: string;
                                    product_id: number;
                                    variant_id: number;
                                    sku: string;
                                    name: string;
                                    url: string;
                                    quantity: number;
                                    list_price: number;
                                    sale_price: number;
                                    extended_list_price: number;
                                    extended_sale_price: number;
                                    discount_amount: number;
                                    is_purchasable: boolean;
                                    options: {
                                        name: string;
                                        value: string;
                                    }[];
                                }[];
                                digital_items: Record<string, never>[];
                                gift_certificates: Record<string, never>[];
                                custom_items: Record<string, never>[];
                            };
                            capped_items?: {
                                product_id: number;
                                variant_id: number;
                                name: string;
                                wanted: number;
                                quantity: number;
                            }[];
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getCartById: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            customer_id: number;
                            currency: {
                                code: string;
                            };
                            base_amount: number;
                            discount_amount: number;
                            cart_amount: number;
                            coupons: {
                                code: string;
                                display_name: string;
                                discounted_amount: number;
                                refused?: string;
                            }[];
                            discounts: {
                                id: number;
                                name: string;
                                code: string | null;
                                on: string;
                                discounted_amount: number;
                                line_items: {
                                    id: string;
                                    discounted_amount: number;
                                }[];
                            }[];
                            line_items: {
                                physical_items: {
                                    id: string;
                                    product_id: number;
                                    variant_id: number;
                                    sku: string;
                                    name: string;
                                    url: string;
                                    quantity: number;
                                    list_price: number;
                                    sale_price: number;
                                    extended_list_price: number;
                                    extended_sale_price: number;
                                    discount_amount: number;
                                    is_purchasable: boolean;
                                    options: {
                                        name: string;
                                        value: string;
                                    }[];
                                }[];
                                digital_items: Record<string, never>[];
                                gift_certificates: Record<string, never>[];
                                custom_items: Record<string, never>[];
                            };
                            capped_items?: {
                                product_id: number;
                                variant_id: number;
                                name: string;
                                wanted: number;
                                quantity: number;
                            }[];
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            customer_id: number;
                            currency: {
                                code: string;
                            };
                            base_amount: number;
                            discount_amount: number;
                            cart_amount: number;
                            coupons: {
                                code: string;
                                display_name: string;
                                discounted_amount: number;
                                refused?: string;
                            }[];
                            discounts: {
                                id: number;
                                name: string;
                                code: string | null;
                                on: string;
                                discounted_amount: number;
                                line_items: {
                                    id: string;
                                    discounted_amount: number;
                                }[];
                            }[];
                            line_items: {
                                physical_items: {
                                    id: string;
                                    product_id: number;
                                    variant_id: number;
                                    sku: string;
                                    name: string;
                                    url: string;
                                    quantity: number;
                                    list_price: number;
                                    sale_price: number;
                                    extended_list_price: number;
                                    extended_sale_price: number;
                                    discount_amount: number;
                                    is_purchasable: boolean;
                                    options: {
                                        name: string;
                                        value: string;
                                    }[];
                                }[];
                                digital_items: Record<string, never>[];
                                gift_certificates: Record<string, never>[];
                                custom_items: Record<string, never>[];
                            };
                            capped_items?: {
                                product_id: number;
                                variant_id: number;
                                name: string;
                                wanted: number;
                                quantity: number;
                            }[];
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putCartById: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    customerID: number | string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            customer_id: number;
                            currency: {
                                code: string;
                            };
                            base_amount: number;
                            discount_amount: number;
                            cart_amount: number;
                            coupons: {
                                code: string;
                                display_name: string;
                                discounted_amount: number;
                                refused?: string;
                            }[];
                            discounts: {
                                id: number;
                                name: string;
                                code: string | null;
                                on: string;
                                discounted_amount: number;
                                line_items: {
                                    id: string;
                                    discounted_amount: number;
                                }[];
                            }[];
                            line_items: {
                                physical_items: {
                                    id: string;
                                    product_id: number;
                                    variant_id: number;
                                    sku: string;
                                    name: string;
                                    url: string;
                                    quantity: number;
                                    list_price: number;
                                    sale_price: number;
                                    extended_list_price: number;
                                    extended_sale_price: number;
                                    discount_amount: number;
                                    is_purchasable: boolean;
                                    options: {
                                        name: string;
                                        value: string;
                                    }[];
                                }[];
                                digital_items: Record<string, never>[];
                                gift_certificates: Record<string, never>[];
                                custom_items: Record<string, never>[];
                            };
                            capped_items?: {
                                product_id: number;
                                variant_id: number;
                                name: string;
                                wanted: number;
                                quantity: number;
                            }[];
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            customer_id: number;
                            currency: {
                                code: string;
                            };
                            base_amount: number;
                            discount_amount: number;
                            cart_amount: number;
                            coupons: {
                                code: string;
                                display_name: string;
                                discounted_amount: number;
                                refused?: string;
                            }[];
                            discounts: {
                                id: number;
                                name: string;
                                code: string | null;
                                on: string;
                                discounted_amount: number;
                                line_items: {
                                    id: string;
                                    discounted_amount: number;
                                }[];
                            }[];
                            line_items: {
                                physical_items: {
                                    id: string;
                                    product_id: number;
                                    variant_id: number;
                                    sku: string;
                                    name: string;
                                    url: string;
                                    quantity: number;
                                    list_price: number;
                                    sale_price: number;
                                    extended_list_price: number;
                                    extended_sale_price: number;
                                    discount_amount: number;
                                    is_purchasable: boolean;
                                    options: {
                                        name: string;
                                        value: string;
                                    }[];
                                }[];
                                digital_items: Record<string, never>[];
                                gift_certificates: Record<string, never>[];
                                custom_items: Record<string, never>[];
                            };
                            capped_items?: {
                                product_id: number;
                                variant_id: number;
                                name: string;
                                wanted: number;
                                quantity: number;
                            }[];
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    deleteCartById: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCartByIdItems: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    line_items?: {
                        product_id?: number | string;
                        variant_id?: number | string;
                        quantity: number | string;
                    }[];
                    product_id?: number | string;
                    productID?: number | string;
                    variant_id?: number | string;
                    variantID?: number | string;
                    quantity?: number | string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            customer_id: number;
                            currency: {
                                code: string;
                            };
                            base_amount: number;
                            discount_amount: number;
                            cart_amount: number;
                            coupons: {
                                code: string;
                                display_name: string;
                                discounted_amount: number;
                                refused?: string;
                            }[];
                            discounts: {
                                id: number;
                                name: string;
                                code: string | null;
                                on: string;
                                discounted_amount: number;
                                line_items: {
                                    id: string;
                                    discounted_amount: number;
                                }[];
                            }[];
                            line_items: {
                                physical_items: {
                                    id: string;
                                    product_id: number;
                                    variant_id: number;
                                    sku: string;
                                    name: string;
                                    url: string;
                                    quantity: number;
                                    list_price: number;
                                    sale_price: number;
                                    extended_list_price: number;
                                    extended_sale_price: number;
                                    discount_amount: number;
                                    is_purchasable: boolean;
                                    options: {
                                        name: string;
                                        value: string;
                                    }[];
                                }[];
                                digital_items: Record<string, never>[];
                                gift_certificates: Record<string, never>[];
                                custom_items: Record<string, never>[];
                            };
                            capped_items?: {
                                product_id: number;
                                variant_id: number;
                                name: string;
                                wanted: number;
                                quantity: number;
                            }[];
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            customer_id: number;
                            currency: {
                                code: string;
                            };
                            base_amount: number;
                            discount_amount: number;
                            cart_amount: number;
                            coupons: {
                                code: string;
                                display_name: string;
                                discounted_amount: number;
                                refused?: string;
                            }[];
                            discounts: {
                                id: number;
                                name: string;
                                code: string | null;
                                on: string;
                                discounted_amount: number;
                                line_items: {
                                    id: string;
                                    discounted_amount: number;
                                }[];
                            }[];
                            line_items: {
                                physical_items: {
                                    id: string;
                                    product_id: number;
                                    variant_id: number;
                                    sku: string;
                                    name: string;
                                    url: string;
                                    quantity: number;
                                    list_price: number;
                                    sale_price: number;
                                    extended_list_price: number;
                                    extended_sale_price: number;
                                    discount_amount: number;
                                    is_purchasable: boolean;
                                    options: {
                                        name: string;
                                        value: string;
                                    }[];
                                }[];
                                digital_items: Record<string, never>[];
                                gift_certificates: Record<string, never>[];
                                custom_items: Record<string, never>[];
                            };
                            capped_items?: {
                                product_id: number;
                                variant_id: number;
                                name: string;
                                wanted: number;
                                quantity: number;
                            }[];
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putCartByIdItemsByItemId: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
            path: {
                id: string;
                itemId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    productID?: number | string;
                    product_id?: number | string;
                    quantity: number | string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            customer_id: number;
                            currency: {
                                code: string;
                            };
                            base_amount: number;
                            discount_amount: number;
                            cart_amount: number;
                            coupons: {
                                code: string;
                                display_name: string;
                                discounted_amount: number;
                                refused?: string;
                            }[];
                            discounts: {
                                id: number;
                                name: string;
                                code: string | null;
                                on: string;
                                discounted_amount: number;
                                line_items: {
                                    id: string;
                                    discounted_amount: number;
                                }[];
                            }[];
                            line_items: {
                                physical_items: {
                                    id: string;
                                    product_id: number;
                                    variant_id: number;
                                    sku: string;
                                    name: string;
                                    url: string;
                                    quantity: number;
                                    list_price: number;
                                    sale_price: number;
                                    extended_list_price: number;
                                    extended_sale_price: number;
                                    discount_amount: number;
                                    is_purchasable: boolean;
                                    options: {
                                        name: string;
                                        value: string;
                                    }[];
                                }[];
                                digital_items: Record<string, never>[];
                                gift_certificates: Record<string, never>[];
                                custom_items: Record<string, never>[];
                            };
                            capped_items?: {
                                product_id: number;
                                variant_id: number;
                                name: string;
                                wanted: number;
                                quantity: number;
                            }[];
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            customer_id: number;
                            currency: {
                                code: string;
                            };
                            base_amount: number;
                            discount_amount: number;
                            cart_amount: number;
                            coupons: {
                                code: string;
                                display_name: string;
                                discounted_amount: number;
                                refused?: string;
                            }[];
                            discounts: {
                                id: number;
                                name: string;
                                code: string | null;
                                on: string;
                                discounted_amount: number;
                                line_items: {
                                    id: string;
                                    discounted_amount: number;
                                }[];
                            }[];
                            line_items: {
                                physical_items: {
                                    id: string;
                                    product_id: number;
                                    variant_id: number;
                                    sku: string;
                                    name: string;
                                    url: string;
                                    quantity: number;
                                    list_price: number;
                                    sale_price: number;
                                    extended_list_price: number;
                                    extended_sale_price: number;
                                    discount_amount: number;
                                    is_purchasable: boolean;
                                    options: {
                                        name: string;
                                        value: string;
                                    }[];
                                }[];
                                digital_items: Record<string, never>[];
                                gift_certificates: Record<string, never>[];
                                custom_items: Record<string, never>[];
                            };
                            capped_items?: {
                                product_id: number;
                                variant_id: number;
                                name: string;
                                wanted: number;
                                quantity: number;
                            }[];
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    deleteCartByIdItemsByItemId: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
            path: {
                id: string;
                itemId: string;
            };
        };
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getCheckoutByCartId: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
            path: {
                cartId: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            cart_id: string;
                            currency: {
                                code: string;
                            };
                            step: string;
                            total: number;
                            due: number;
                            totals: {
                                kind: string;
                                label: string;
                                rate?: number;
                                jurisdiction?: string;
                                name?: string;
                                code?: string;
                                promotion?: number;
                                on?: string;
                                items?: {
                                    variant_id: number;
                                    amount: number;
                                }[];
                                amount: number;
                                included: boolean;
                            }[];
                            coupons: {
                                code: string;
                                display_name: string;
                                amount: number;
                            }[];
                            refused_coupons: {
                                code: string;
                                reason: string;
                            }[];
                            gift_certificates: {
                                id: number;
                                code_last4: string;
                                amount: number;
                            }[];
                            email: string | null;
                            shipping_address: {
                                first_name: string;
                                last_name: string;
                                company: string;
                                address1: string;
                                address2: string;
                                city: string;
                                state_or_province: string;
                                postal_code: string;
                                country_code: string;
                                phone: string;
                            } | null;
                            billing_address: {
                                first_name: string;
                                last_name: string;
                                company: string;
                                address1: string;
                                address2: string;
                                city: string;
                                state_or_province: string;
                                postal_code: string;
                                country_code: string;
                                phone: string;
                            } | null;
                            shipping_method_id: number | null;
                            shipping_options: {
                                id: number;
                                code: string;
                                name: string;
                                amount: number;
                                days_from: number;
                                days_to: number;
                            }[];
                            pickup_store: {
                                id: number;
                                slug: string;
                                name: string;
                            } | null;
                            customer_message: string;
                            gift_wrapping: {
                                message: string;
                            } | null;
                            gift_certificate_recipients: {
                                variant_id: number;
                                name: string;
                                email: string;
                                message: string;
                            }[];
                            invoice_days: number | null;
                            invoice_credit: {
                                limit: number;
                                owed: number;
                                left: number;
                            } | null;
                            pro: {
                                spend_limit: number;
                                order_total: number;
                                left: number;
                                expiration_date: string | null;
                                is_expired: boolean;
                            } | null;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCheckoutByCartId: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                cartId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string;
                    shipping_address?: {
                        first_name?: string;
                        last_name?: string;
                        company?: string;
                        address1?: string;
                        address2?: string;
                        city?: string;
                        state_or_province?: string;
                        postal_code?: string;
                        country_code?: string;
                        phone?: string;
                    };
                    billing_address?: {
                        first_name?: string;
                        last_name?: string;
                        company?: string;
                        address1?: string;
                        address2?: string;
                        city?: string;
                        state_or_province?: string;
                        postal_code?: string;
                        country_code?: string;
                        phone?: string;
                    };
                    shipping_method_id?: number;
                    pickup_store_id?: number | null;
                    customer_message?: string;
                    gift_wrapping?: {
                        message?: string;
                    } | null;
                    gift_certificate_recipients?: {
                        variant_id: number;
                        name: string;
                        email: string;
                        message: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            cart_id: string;
                            currency: {
                                code: string;
                            };
                            step: string;
                            total: number;
                            due: number;
                            totals: {
                                kind: string;
                                label: string;
                                rate?: number;
                                jurisdiction?: string;
                                name?: string;
                                code?: string;
                                promotion?: number;
                                on?: string;
                                items?: {
                                    variant_id: number;
                                    amount: number;
                                }[];
                                amount: number;
                                included: boolean;
                            }[];
                            coupons: {
                                code: string;
                                display_name: string;
                                amount: number;
                            }[];
                            refused_coupons: {
                                code: string;
                                reason: string;
                            }[];
                            gift_certificates: {
                                id: number;
                                code_last4: string;
                                amount: number;
                            }[];
                            email: string | null;
                            shipping_address: {
                                first_name: string;
                                last_name: string;
                                company: string;
                                address1: string;
                                address2: string;
                                city: string;
                                state_or_province: string;
                                postal_code: string;
                                country_code: string;
                                phone: string;
                            } | null;
                            billing_address: {
                                first_name: string;
                                last_name: string;
                                company: string;
                                address1: string;
                                address2: string;
                                city: string;
                                state_or_province: string;
                                postal_code: string;
                                country_code: string;
                                phone: string;
                            } | null;
                            shipping_method_id: number | null;
                            shipping_options: {
                                id: number;
                                code: string;
                                name: string;
                                amount: number;
                                days_from: number;
                                days_to: number;
                            }[];
                            pickup_store: {
                                id: number;
                                slug: string;
                                name: string;
                            } | null;
                            customer_message: string;
                            gift_wrapping: {
                                message: string;
                            } | null;
                            gift_certificate_recipients: {
                                variant_id: number;
                                name: string;
                                email: string;
                                message: string;
                            }[];
                            invoice_days: number | null;
                            invoice_credit: {
                                limit: number;
                                owed: number;
                                left: number;
                            } | null;
                            pro: {
                                spend_limit: number;
                                order_total: number;
                                left: number;
                                expiration_date: string | null;
                                is_expired: boolean;
                            } | null;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCheckoutByCartIdOrder: {
        parameters: {
            header: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key": string;
            };
            path: {
                cartId: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    expected_total: number | string;
                    expected_due?: number | string;
                    payment?: {
                        number: string;
                        expiry: string;
                        code: string;
                    };
                    /** @enum {string} */
                    payment_method?: "invoice";
                    idempotency_key?: string;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        order_id: number;
                        access_token: string;
                        status: string;
                        action?: {
                            url?: string;
                            client_secret?: string;
                        };
                    };
                };
            };
            /** @description Taken; not finished yet */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCustomersCreate: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    first_name: string;
                    last_name: string;
                    authentication: {
                        new_password: string;
                    };
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"] & {
                        data: components["schemas"]["Customer"];
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getCustomersById: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"] & {
                        data: components["schemas"]["Customer"];
                        meta: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putCustomersById: {
        parameters: {
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    email?: string;
                    first_name?: string;
                    last_name?: string;
                    customer_group_id?: number | null;
                    notes?: string;
                    form_fields?: {
                        name: string;
                        value: string;
                    }[];
                    authentication?: {
                        new_password?: string;
                        current_password?: string;
                    };
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"] & {
                        data: components["schemas"]["Customer"];
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    deleteCustomersById: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCustomersLogin: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    pw: string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"] & {
                        data: components["schemas"]["Customer"];
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCustomersLogout: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCustomersValidateSession: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"] & {
                        data: components["schemas"]["Customer"];
                        meta: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCustomersValidate: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    customer: number;
                    pw: string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCustomersBclogin: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    redirect?: string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        redirect: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getCustomers: {
        parameters: {
            query?: {
                "email:in"?: string;
                "id:in"?: string;
                page?: number;
                limit?: number;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Customer"][];
                        meta: components["schemas"]["Pages"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getCustomersByIdAddresses: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Address"][];
                        meta: components["schemas"]["Pages"];
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    putCustomersByIdAddresses: {
        parameters: {
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    first_name?: string;
                    last_name?: string;
                    address1?: string;
                    city?: string;
                    postal_code?: string;
                    country_code?: string;
                    company?: string;
                    address2?: string;
                    state_or_province?: string;
                    phone?: string;
                    default_for?: ("shipping" | "billing")[];
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"] & {
                        data: components["schemas"]["Address"];
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postCustomersByIdAddresses: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    first_name: string;
                    last_name: string;
                    address1: string;
                    city: string;
                    postal_code: string;
                    country_code: string;
                    company?: string;
                    address2?: string;
                    state_or_province?: string;
                    phone?: string;
                    default_for?: ("shipping" | "billing")[];
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"] & {
                        data: components["schemas"]["Address"];
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    deleteCustomersByIdAddressesByAddressId: {
        parameters: {
            path: {
                id: string;
                addressId: string;
            };
        };
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getOrdersByCustomerId: {
        parameters: {
            query?: {
                page?: number;
                limit?: number;
            };
            path: {
                customerId: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        customer_id: number;
                        status: string;
                        status_id: number;
                        currency_code: string;
                        subtotal: string;
                        shipping_cost: string;
                        wrapping_cost: string;
                        wrapping_message: string;
                        discount_amount: string;
                        gift_certificate_amount: string;
                        total_tax: string;
                        total_inc_tax: string;
                        items_total: number;
                        taxes: {
                            name: string;
                            rate: number;
                            jurisdiction: string;
                            amount: string;
                            included: boolean;
                        }[];
                        date_created: string;
                        date_modified: string;
                        billing_address: {
                            first_name: string;
                            last_name: string;
                            company: string;
                            street_1: string;
                            street_2: string;
                            city: string;
                            state: string;
                            zip: string;
                            country_iso2: string;
                            phone: string;
                            email: string;
                        };
                        shipping_addresses: {
                            first_name: string;
                            last_name: string;
                            company: string;
                            street_1: string;
                            street_2: string;
                            city: string;
                            state: string;
                            zip: string;
                            country_iso2: string;
                            phone: string;
                            email: string;
                        }[];
                        shipping_method: string;
                        customer_message: string;
                        pickup_store: {
                            id: number;
                            slug: string;
                            name: string;
                            phone: string;
                        } | null;
                        invoice: {
                            days: number;
                            due_date: string;
                            paid_date: string | null;
                            owed: string;
                        } | null;
                        products: {
                            id: number;
                            order_id: number;
                            product_id: number;
                            variant_id: number;
                            sku: string;
                            name: string;
                            quantity: number;
                            base_price: string;
                            base_total: string;
                            product_options: {
                                display_name: string;
                                display_value: string;
                            }[];
                            applied_discounts: {
                                id: number;
                                name: string;
                                code: string | null;
                                amount: string;
                            }[];
                        }[];
                    }[];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getOrderStatusById: {
        parameters: {
            query?: {
                email?: string;
            };
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        status: string;
                        status_id: number;
                        currency_code: string;
                        total_inc_tax: string;
                        date_created: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getShippingzones: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @enum {string} */
                        type: "country";
                        locations: {
                            id: number;
                            country_iso2: string;
                        }[];
                        free_shipping: {
                            enabled: boolean;
                            minimum_sub_total: number | null;
                        };
                        handling_fees: {
                            fixed_surcharge: number;
                        };
                        enabled: boolean;
                        methods: {
                            id: number;
                            name: string;
                            type: string;
                            enabled: boolean;
                            settings: {
                                range?: {
                                    lower_limit: number;
                                    upper_limit: number | null;
                                    shipping_cost: number;
                                }[];
                                carrier_options?: {
                                    minimum_sub_total: number;
                                };
                            };
                        }[];
                    }[];
                };
            };
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getShippingzonesById: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @enum {string} */
                        type: "country";
                        locations: {
                            id: number;
                            country_iso2: string;
                        }[];
                        free_shipping: {
                            enabled: boolean;
                            minimum_sub_total: number | null;
                        };
                        handling_fees: {
                            fixed_surcharge: number;
                        };
                        enabled: boolean;
                        methods: {
                            id: number;
                            name: string;
                            type: string;
                            enabled: boolean;
                            settings: {
                                range?: {
                                    lower_limit: number;
                                    upper_limit: number | null;
                                    shipping_cost: number;
                                }[];
                                carrier_options?: {
                                    minimum_sub_total: number;
                                };
                            };
                        }[];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getShippingmethodsById: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        type: string;
                        enabled: boolean;
                        settings: {
                            range?: {
                                lower_limit: number;
                                upper_limit: number | null;
                                shipping_cost: number;
                            }[];
                            carrier_options?: {
                                minimum_sub_total: number;
                            };
                        };
                    }[] | {
                        id: number;
                        name: string;
                        type: string;
                        enabled: boolean;
                        settings: {
                            range?: {
                                lower_limit: number;
                                upper_limit: number | null;
                                shipping_cost: number;
                            }[];
                            carrier_options?: {
                                minimum_sub_total: number;
                            };
                        };
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getCurrencies: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Currency"][];
                };
            };
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getCurrenciesById: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Currency"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getCountries: {
        parameters: {
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getCountriesById: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getCountriesByIdStates: {
        parameters: {
            path: {
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"][];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getStore: {
        parameters: {
            header?: {
                /** @description Whose prices apply; else the visitor's own */
                "x-bc-region"?: components["schemas"]["Region"];
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Store"];
                };
            };
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postReviewsByIdPhotos: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        rating: number;
                        title: string;
                        text: string;
                        name: string;
                        language: string;
                        fit: ("small" | "true" | "large") | null;
                        is_verified: boolean;
                        helpful: number;
                        date_created: string;
                        photos: {
                            id: string;
                            width: number;
                            height: number;
                        }[];
                        product_id: number;
                        status: string;
                        reason: string;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postAsV1EnginesByEngineSearch: {
        parameters: {
            path: {
                engine: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": {
                    query: string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: Record<string, never>[];
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["SearchBadRequest"];
            401: components["responses"]["SearchNotSignedIn"];
            404: components["responses"]["SearchNotFound"];
            413: components["responses"]["SearchTooLarge"];
            415: components["responses"]["SearchNoJson"];
            429: components["responses"]["SearchTooMany"];
            default: components["responses"]["SearchRefused"];
        };
    };
    postAsV1EnginesByEngineMultiSearch: {
        parameters: {
            path: {
                engine: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": {
                    queries: {
                        query: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>[];
                };
            };
            400: components["responses"]["SearchBadRequest"];
            401: components["responses"]["SearchNotSignedIn"];
            404: components["responses"]["SearchNotFound"];
            413: components["responses"]["SearchTooLarge"];
            415: components["responses"]["SearchNoJson"];
            429: components["responses"]["SearchTooMany"];
            default: components["responses"]["SearchRefused"];
        };
    };
    postAsV1EnginesByEngineQuerySuggestion: {
        parameters: {
            path: {
                engine: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": {
                    query: string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: Record<string, never>;
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["SearchBadRequest"];
            401: components["responses"]["SearchNotSignedIn"];
            404: components["responses"]["SearchNotFound"];
            413: components["responses"]["SearchTooLarge"];
            415: components["responses"]["SearchNoJson"];
            429: components["responses"]["SearchTooMany"];
            default: components["responses"]["SearchRefused"];
        };
    };
    postAsV1EnginesByEngineClick: {
        parameters: {
            path: {
                engine: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": {
                    query: string;
                    document_id: string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["SearchBadRequest"];
            401: components["responses"]["SearchNotSignedIn"];
            404: components["responses"]["SearchNotFound"];
            413: components["responses"]["SearchTooLarge"];
            415: components["responses"]["SearchNoJson"];
            429: components["responses"]["SearchTooMany"];
            default: components["responses"]["SearchRefused"];
        };
    };
    postAsV1EnginesByEngineSearchJson: {
        parameters: {
            path: {
                engine: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": {
                    query: string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: Record<string, never>[];
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["SearchBadRequest"];
            401: components["responses"]["SearchNotSignedIn"];
            404: components["responses"]["SearchNotFound"];
            413: components["responses"]["SearchTooLarge"];
            415: components["responses"]["SearchNoJson"];
            429: components["responses"]["SearchTooMany"];
            default: components["responses"]["SearchRefused"];
        };
    };
    postAsV1EnginesByEngineMultiSearchJson: {
        parameters: {
            path: {
                engine: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": {
                    queries: {
                        query: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>[];
                };
            };
            400: components["responses"]["SearchBadRequest"];
            401: components["responses"]["SearchNotSignedIn"];
            404: components["responses"]["SearchNotFound"];
            413: components["responses"]["SearchTooLarge"];
            415: components["responses"]["SearchNoJson"];
            429: components["responses"]["SearchTooMany"];
            default: components["responses"]["SearchRefused"];
        };
    };
    postAsV1EnginesByEngineQuerySuggestionJson: {
        parameters: {
            path: {
                engine: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": {
                    query: string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: Record<string, never>;
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["SearchBadRequest"];
            401: components["responses"]["SearchNotSignedIn"];
            404: components["responses"]["SearchNotFound"];
            413: components["responses"]["SearchTooLarge"];
            415: components["responses"]["SearchNoJson"];
            429: components["responses"]["SearchTooMany"];
            default: components["responses"]["SearchRefused"];
        };
    };
    postAsV1EnginesByEngineClickJson: {
        parameters: {
            path: {
                engine: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": {
                    query: string;
                    document_id: string;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["SearchBadRequest"];
            401: components["responses"]["SearchNotSignedIn"];
            404: components["responses"]["SearchNotFound"];
            413: components["responses"]["SearchTooLarge"];
            415: components["responses"]["SearchNoJson"];
            429: components["responses"]["SearchTooMany"];
            default: components["responses"]["SearchRefused"];
        };
    };
    postSearchClick: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        requestBody?: {
            content: {
                "application/json": {
                    query: string;
                    document_id: string;
                    request_id?: string;
                    tags?: string[];
                };
            };
        };
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postPaymentsWebhookByProvider: {
        parameters: {
            path: {
                provider: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        received: boolean;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getMedia: {
        parameters: {
            query: {
                kind: "image" | "set" | "video";
                alias?: string;
                after?: string;
                limit?: number;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            alias: string;
                            kind: "image" | "set" | "video";
                            id: string;
                            title: string;
                            description: string;
                            version: string;
                            format: string;
                            width: number;
                            height: number;
                            hasAlpha: boolean;
                            bytes: number;
                            pointOfInterest: {
                                x: number;
                                y: number;
                                w?: number;
                                h?: number;
                            } | null;
                            items: {
                                kind: "image" | "set" | "video";
                                /** @description 1 to 120 letters, digits, ., _ and - */
                                id: string;
                            }[];
                            film: {
                                duration: number;
                                bitrate: number;
                                videoCodec: string;
                                audioCodec: string;
                                poster: string | null;
                                thumbs: {
                                    /** @description 1 to 120 letters, digits, ., _ and - */
                                    id: string;
                                    time: number;
                                }[];
                            } | null;
                            /** Format: date-time */
                            updatedAt: string;
                        }[];
                        meta: {
                            /** @description `after` of the next page */
                            next: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postMedia: {
        parameters: {
            query: {
                /** @description 1 to 120 letters, digits, ., _ and - */
                id: string;
                alias?: string;
                title?: string;
                description?: string;
                /** @description x,y or x,y,w,h */
                poi?: string;
                /** @description 1 to 120 letters, digits, ., _ and - */
                poster?: string;
                replace?: boolean;
            };
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            alias: string;
                            kind: "image" | "set" | "video";
                            id: string;
                            title: string;
                            description: string;
                            version: string;
                            format: string;
                            width: number;
                            height: number;
                            hasAlpha: boolean;
                            bytes: number;
                            pointOfInterest: {
                                x: number;
                                y: number;
                                w?: number;
                                h?: number;
                            } | null;
                            items: {
                                kind: "image" | "set" | "video";
                                /** @description 1 to 120 letters, digits, ., _ and - */
                                id: string;
                            }[];
                            film: {
                                duration: number;
                                bitrate: number;
                                videoCodec: string;
                                audioCodec: string;
                                poster: string | null;
                                thumbs: {
                                    /** @description 1 to 120 letters, digits, ., _ and - */
                                    id: string;
                                    time: number;
                                }[];
                            } | null;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    postMediaSets: {
        parameters: {
            header?: {
                /** @description A repeat within a day gets the first answer */
                "Idempotency-Key"?: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description 1 to 120 letters, digits, ., _ and - */
                    id: string;
                    alias?: string;
                    title?: string;
                    items: {
                        kind: "image" | "set" | "video";
                        /** @description 1 to 120 letters, digits, ., _ and - */
                        id: string;
                    }[];
                    description?: string;
                    replace?: boolean;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            alias: string;
                            kind: "image" | "set" | "video";
                            id: string;
                            title: string;
                            description: string;
                            version: string;
                            format: string;
                            width: number;
                            height: number;
                            hasAlpha: boolean;
                            bytes: number;
                            pointOfInterest: {
                                x: number;
                                y: number;
                                w?: number;
                                h?: number;
                            } | null;
                            items: {
                                kind: "image" | "set" | "video";
                                /** @description 1 to 120 letters, digits, ., _ and - */
                                id: string;
                            }[];
                            film: {
                                duration: number;
                                bitrate: number;
                                videoCodec: string;
                                audioCodec: string;
                                poster: string | null;
                                thumbs: {
                                    /** @description 1 to 120 letters, digits, ., _ and - */
                                    id: string;
                                    time: number;
                                }[];
                            } | null;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    getMediaByKindById: {
        parameters: {
            query?: {
                alias?: string;
            };
            path: {
                kind: "image" | "set" | "video";
                id: string;
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            alias: string;
                            kind: "image" | "set" | "video";
                            id: string;
                            title: string;
                            description: string;
                            version: string;
                            format: string;
                            width: number;
                            height: number;
                            hasAlpha: boolean;
                            bytes: number;
                            pointOfInterest: {
                                x: number;
                                y: number;
                                w?: number;
                                h?: number;
                            } | null;
                            items: {
                                kind: "image" | "set" | "video";
                                /** @description 1 to 120 letters, digits, ., _ and - */
                                id: string;
                            }[];
                            film: {
                                duration: number;
                                bitrate: number;
                                videoCodec: string;
                                audioCodec: string;
                                poster: string | null;
                                thumbs: {
                                    /** @description 1 to 120 letters, digits, ., _ and - */
                                    id: string;
                                    time: number;
                                }[];
                            } | null;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    deleteMediaByKindById: {
        parameters: {
            query?: {
                alias?: string;
            };
            path: {
                kind: "image" | "set" | "video";
                id: string;
            };
        };
        responses: {
            /** @description Done; nothing to say */
            204: {
                headers: {
                    [name: string]: unknown;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
    patchMediaByKindById: {
        parameters: {
            query?: {
                alias?: string;
            };
            path: {
                kind: "image" | "set" | "video";
                id: string;
            };
        };
        requestBody: {
            content: {
                "application/json": {
                    title?: string;
                    description?: string;
                    items?: {
                        kind: "image" | "set" | "video";
                        /** @description 1 to 120 letters, digits, ., _ and - */
                        id: string;
                    }[];
                    thumbs?: {
                        /** @description 1 to 120 letters, digits, ., _ and - */
                        id: string;
                        time: number;
                    }[];
                    pointOfInterest?: {
                        x: number;
                        y: number;
                        w?: number;
                        h?: number;
                    } | null;
                    poster?: string | null;
                };
            };
        };
        responses: {
            /** @description What was asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            alias: string;
                            kind: "image" | "set" | "video";
                            id: string;
                            title: string;
                            description: string;
                            version: string;
                            format: string;
                            width: number;
                            height: number;
                            hasAlpha: boolean;
                            bytes: number;
                            pointOfInterest: {
                                x: number;
                                y: number;
                                w?: number;
                                h?: number;
                            } | null;
                            items: {
                                kind: "image" | "set" | "video";
                                /** @description 1 to 120 letters, digits, ., _ and - */
                                id: string;
                            }[];
                            film: {
                                duration: number;
                                bitrate: number;
                                videoCodec: string;
                                audioCodec: string;
                                poster: string | null;
                                thumbs: {
                                    /** @description 1 to 120 letters, digits, ., _ and - */
                                    id: string;
                                    time: number;
                                }[];
                            } | null;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                        meta: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NoJson"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Refused"];
        };
    };
}

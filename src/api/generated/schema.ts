// Generated from openapi.yaml by `npm run gen`. Do not edit.
export interface paths {
    "/api/categories": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the categories
         * @description All categories in shop order. Each id and slug occurs once; which there are is the backend's choice, and the shop reads them here. The example data has earphones (1), headphones (2), speakers (3), apple-accessories (4), dyson (5) and others (6).
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/{slug}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The category's slug.
                 * @example speakers
                 */
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        /**
         * Read one category
         * @description One category by slug. An unknown slug is 404 `not_found`.
         */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List and search products
         * @description Active products in catalog order; inactive ones (`isActive` false) are left out. All filters combine by
         *     AND. Without `limit` the response is the whole list.
         *
         *     Every backend supports `search` and `category`. An unknown category gives an empty list.
         *
         *     **Search.** The term and the texts it is compared with are folded: Unicode NFKD, combining marks removed,
         *     lower case, hyphens and dashes (U+002D and U+2010 to U+2015) as blanks, a run of white space as one blank,
         *     none at the ends. The folded term is cut at its blanks into words. A product matches when each word
         *     occurs somewhere, also inside a word, in its name, description, `specifications.Brand`, category name,
         *     region (`USA` or `EU`, as Product.region says) or id. Every other character is literal. Without `sort`,
         *     the products come first whose folded name holds the whole folded term, then those whose folded name holds
         *     every word, then the others, each group in catalog order.
         *
         *     All other parameters are optional for a backend. One that ignores them returns the whole list that
         *     `search` and `category` leave, without `X-Total-Count`, and the shop filters, sorts and pages it
         *     itself. A backend that supports one of them supports them all and always sends the header.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/featured": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the featured products
         * @description Active products that the shop features on its home page, in display order; may be empty. This literal path takes precedence over `/api/products/{slugOrId}`.
         */
        get: operations["listFeaturedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{slugOrId}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description Digits only are a product id, anything else is a slug. A slug is never `featured` and never digits only.
                 * @example jbl-flip-6
                 */
                slugOrId: string;
            };
            cookie?: never;
        };
        /**
         * Read one product by slug or id
         * @description One active product. The shop reads it by id before every add to the cart, to compare its region with the cart's. An unknown or inactive product is 404 `not_found`.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the buyer's cart
         * @description The lines of the signed-in buyer's cart, oldest first. Without a valid customer token the response is
         *     401, which the shop shows as an empty cart.
         *
         *     A line stays as the buyer left it; its `product` is the product as it is now. A line whose product has
         *     become inactive, has sold out, has changed its region, or no longer offers the chosen option is still
         *     returned, so that the buyer can see and remove it.
         */
        get: operations["getCart"];
        put?: never;
        /**
         * Add a product to the cart
         * @description Adds pieces of one product with one choice of options. If a line with the same product, color, model
         *     and ANC option exists, its quantity grows; otherwise a new line is created. A quantity above the stock
         *     is accepted; the rest ships later. A line that would exceed 999999 pieces is 400 with
         *     `fields.quantity`.
         *
         *     The choice must fit the product; blank text counts as absent. If the product has colors, `color` is the
         *     name of one of them, compared ignoring case; the line returns it as the product spells it. If it has
         *     models, `model` is the id of one of them and is repeated as `ancOption`, even when `ancOption` is absent.
         *     If `has_anc` is `'true'`, `ancOption` is `anc` or `no_anc`; absent means `no_anc`. A product without such a
         *     choice takes none. Anything else is 400 with
         *     `selectedOptions.color`, `selectedOptions.model` or `selectedOptions.ancOption` in `fields`.
         *
         *     Refused with 409 `region_conflict` if the cart holds a product that now lies in the other region (the
         *     message contains the words "different stock locations"), and with 409 `out_of_stock` if the product's
         *     `stockStatus` is `out_of_stock` (the message does not contain those words). An unknown or inactive
         *     product is 404, an inactive one also when it is sold out. All of this also applies when the cart already
         *     has a line of the product.
         *
         *     The checks come in this order, and the first that fails decides the response: the body (400), the product
         *     (404), its stock (`out_of_stock`), its region (`region_conflict`), the choice (400), the pieces of the
         *     line (400).
         */
        post: operations["addCartLine"];
        /**
         * Remove every line
         * @description Empties the signed-in buyer's cart. Emptying an empty cart succeeds.
         */
        delete: operations["clearCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/item/{cartItemId}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The line's id.
                 * @example 1
                 */
                cartItemId: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set a line's quantity
         * @description Sets the quantity of one of the buyer's own lines. A quantity below 1 is 400. An unknown line, or
         *     another buyer's, is 404.
         *
         *     If the line's product has become inactive, a larger quantity is 404 `not_found`; if it is sold out, 409
         *     `out_of_stock`. The same or a smaller quantity is always accepted. The product's region and its current
         *     options do not matter here.
         */
        put: operations["updateCartLine"];
        post?: never;
        /**
         * Remove a line
         * @description Removes one of the buyer's own lines, even if its product is gone. An unknown line, or another buyer's, is 404.
         */
        delete: operations["removeCartLine"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a buyer in
         * @description Returns a new bearer token for the account. Emails are compared ignoring case, passwords exactly, including case and blanks. An unknown email and a wrong password get the same 401 `bad_credentials`.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/signup": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a buyer account (dialog and Register tab)
         * @description Creates an account at level V1 with growth value 0 and signs it in. If the name is absent or blank, it becomes the part of the email before the `@`. A taken email, ignoring case, is 409 `email_taken` with `fields.email`.
         */
        post: operations["signup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a buyer account (sign-up page)
         * @description Like `signup`, with a user name. The page collects email, user name and password and sends `name` and `phone` as empty text. A taken email is 409 `email_taken` with `fields.email`. A taken user name, trimmed and ignoring case, is 409 `username_taken` with `fields.username`.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the signed-in buyer
         * @description The buyer that the token belongs to. The shop calls this only with a token and treats 401 as signed out.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/membership": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the buyer's membership level
         * @description Level, discount and next threshold of the signed-in buyer. The level is the highest one whose threshold
         *     the growth value has reached. Each whole US dollar spent adds one to the growth value.
         *
         *     | level | growth value | discount |
         *     |---|---|---|
         *     | V1 | 0 | 0.02 |
         *     | V2 | 1000 | 0.05 |
         *     | V3 | 5000 | 0.08 |
         *     | V4 | 15000 | 0.12 |
         *     | V5 | 45000 | 0.17 |
         *     | V6 | 120000 | 0.2 |
         *     | V7 | 360000 | 0.25 |
         */
        get: operations["getMembership"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay and place an order (main checkout)
         * @description Charges the payment that the body names and stores the order for the signed-in buyer. The tag `orders`
         *     describes what applies to every call that makes an order.
         *
         *     - `card` requires `paymentNonce`, a token of the card provider. `paypal` requires `paypalOrderId`, a
         *       wallet order that the browser has captured. `bank_transfer` requires neither. A missing one is 400
         *       and named in `fields`; one that the payment method does not require is ignored, whatever it names,
         *       but must match its schema.
         *     - Figures: `items[].price` and, if sent, `items[].originalPrice` equal the server's. `subtotal` is net
         *       of the membership discount, `shippingCost` follows the rule of the main checkout, and
         *       `total` = `subtotal` + `shippingCost`.
         *     - A `paypalOrderId` from `createPaypalOrder` follows other rules: `total` is the amount of that call,
         *       `subtotal` + `shippingCost` = `total`, and `items` are the buyer's cart as it was at that call,
         *       whatever has changed since. Step 4 does not apply: products that have become inactive, have sold out, have
         *       moved or no longer offer the choice are ordered all the same. The prices of the items are ignored: the
         *       order keeps the prices of that call, and `figures` shows them, with 10 % of the total as shipping. Until
         *       the buyer has approved the wallet order, the response is 402 `capture_pending`; if it was declined or
         *       canceled, 402 `capture_declined`.
         *     - The captured amount of a wallet order must equal `total`; any other amount is 409 `figures_changed`.
         *       An unknown wallet order is 400 with `fields.paypalOrderId`; one that has already paid for an order is
         *       409 `token_used`. The order of these checks is: unknown, used, not captured (402), another amount.
         *
         *     The order gets status `pending`, payment status `paid` (`pending_verification` for a bank transfer) and
         *     shipping method `USA Local Warehouse`. The customer's name comes from the address; email and phone come
         *     from the address if it has them, otherwise from the account.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The order's id.
                 * @example 1001
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        /**
         * Read one order
         * @description One of the buyer's own orders. An unknown order, another buyer's order and an id that is not a number are all 404 `not_found`, so that nobody can find out which numbers exist.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/orders": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the buyer's orders
         * @description The signed-in buyer's orders, newest first. Of two orders created at the same moment, the higher id
         *     comes first. All filters combine by AND. `items[].product` is a summary.
         *
         *     The parameters are optional for a backend. One that ignores them returns the whole list, without
         *     `X-Total-Count`, and the shop filters, sorts and pages it itself. A backend that supports one of them
         *     supports them all and always sends the header.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay and place an order (card payment page)
         * @description Charges a card token and stores the order. The tag `orders` describes what applies to every call that
         *     makes an order.
         *
         *     - Figures of `orderSummary`: `items[].price` equals the server's, `subtotal` is gross,
         *       `membershipDiscount` is the level's fraction of it, `shipping` follows the rule of the card page, and
         *       `total` = `subtotal` − `membershipDiscount` + `shipping`. `amount`, in dollars, is the total.
         *     - The order stores `subtotal` − `membershipDiscount` as its subtotal, `orderNotes` as its `notes`, the
         *       `shippingMethod` that is sent, and `square` as its payment method. `orderSummary.region` is ignored;
         *       the region is that of the products.
         *     - Only full name, email and first name are required; the rest of the address may be empty text.
         */
        post: operations["payByCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/square": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay and place an order (secure page and old card page)
         * @description Charges a card token and stores the order with payment method `square`. The tag `orders` describes what
         *     applies to every call that makes an order. The body has one of two forms, and must match exactly one:
         *
         *     - with `paymentToken` (secure page): `total` follows the rule of the alternate checkout, `shipping` is
         *       10 % of it, rounded half-up, and `subtotal` is the rest. The order stores this split;
         *     - with `sourceId` and `amount` (old card page): `subtotal` is net of the membership discount,
         *       `shipping` is 10.00, `total` = `subtotal` + `shipping`, and `amount`, in dollars, is the total.
         */
        post: operations["createSquareOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/square": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay by card in the alternate checkout
         * @description Charges a card token and stores the order with payment method `square`. The tag `orders` describes what
         *     applies to every call that makes an order. `amount` is in whole **cents**, the only amount in cents in
         *     this document, and follows the rule of the alternate checkout. `cartItems[].price` is in dollars. The
         *     response names the payment, not the order.
         */
        post: operations["payWithSquare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paypal/create-order": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a wallet order for the cart (secure page)
         * @description Opens an order with the wallet provider and returns the address where the buyer approves it. Nothing is
         *     charged, no order is stored, and the cart stays unchanged. The server remembers the buyer's cart as it is now.
         *
         *     `total` follows the rule of the alternate checkout for the buyer's cart. Any other total is 409
         *     `figures_changed`, an empty cart 409 `cart_changed`. `figures` shows the subtotal and shipping of the
         *     alternate checkout, not the secure page's 90 % and 10 %. A cart that cannot be ordered is refused as
         *     described at the tag `orders`; `items.N` and `figures` follow the order of `getCart`.
         *
         *     The response names the wallet order, `paypalOrderId`. After the approval, the provider's page sends the
         *     buyer to the shop's `/payment-success` with the same `paypalOrderId` in the query; after a cancellation or
         *     a decline to `/checkout-clean`. `createPaypalPayment` says which shop that is. The shop then posts the
         *     order with `createOrder`, which captures the payment. A shop that lost its page may post it at any time:
         *     until the buyer has approved, the response is 402 `capture_pending`. This call takes no key and may be
         *     repeated: a wallet order that is not captured charges nothing.
         */
        post: operations["createPaypalOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/paypal/create": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a wallet payment (alternate checkout)
         * @description Opens a payment with the wallet provider and returns the address where the buyer approves it. `amount`, in
         *     dollars, follows the rule of the alternate checkout. `cartItems` must be the buyer's cart. Refusals are
         *     those described at the tag `orders`.
         *
         *     The order is stored when the payment is approved, from the data and at the figures of this call, with
         *     payment method `paypal`; the ordered pieces then leave the cart. The provider sends the buyer to an
         *     address of the backend, which captures the payment, stores the order and redirects to the shop's
         *     `/payment-success` with `orderId` in the query. After a cancellation or a decline it redirects to
         *     `/checkout-clean`, and nothing is stored. If not all of its pieces are still in the cart, the payment
         *     is canceled instead of captured, so that pieces that have been ordered since are not paid for twice.
         *     The shop is the origin that made this call, by its `Origin` header, if the server allows that origin.
         *     A call without the header, or from another origin, gets the same response; the buyer then returns to
         *     the shop that the backend is configured for, by default at the API's own origin.
         */
        post: operations["createPaypalPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the buyer's profile
         * @description The signed-in buyer as the account area shows them. Level and growth value are those of `getMembership`.
         */
        get: operations["getProfile"];
        /**
         * Change name, email and phone
         * @description Sets name, email and phone, each trimmed, and returns the profile as it is now. The buyer stays signed in. The email of another account, ignoring case, is 409 `email_taken` with `fields.email`; the buyer's own email is accepted in any case.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/addresses": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the buyer's saved addresses
         * @description The signed-in buyer's addresses, oldest first. At most one is the default.
         */
        get: operations["listAddresses"];
        put?: never;
        /**
         * Save an address
         * @description Saves an address for the signed-in buyer. The first one becomes the default, whatever `isDefault` says. A later one with `isDefault` true becomes the default instead of the previous one. Text is trimmed; a blank `address2` is stored as null.
         */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/addresses/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The address's id.
                 * @example 3
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a saved address
         * @description Replaces the fields of one of the buyer's own addresses. `isDefault` true makes it the default instead of the previous one, false makes it an ordinary address, absent changes nothing. An unknown address, or another buyer's, is 404.
         */
        put: operations["updateAddress"];
        post?: never;
        /**
         * Delete a saved address
         * @description Deletes one of the buyer's own addresses. If it was the default, no other address becomes the default. Orders keep their own copy. An unknown address, or another buyer's, is 404.
         */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auth/login": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a clerk in
         * @description Returns a new back-office token. Emails are compared trimmed and ignoring case. An unknown email and a wrong password get the same 401 `bad_credentials`; a buyer's account is unknown here. The call may carry a stored back-office token; the server ignores it.
         */
        post: operations["adminLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/auth/verify": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Check the back-office token
         * @description Tells whom the token belongs to. The back office calls this before it shows anything; on any response other than 200 it discards the token.
         */
        get: operations["verifyAdmin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List all products with their costs
         * @description Every product, inactive ones included, in catalog order, with `supplier_cost`. All filters combine by
         *     AND.
         *
         *     The parameters are optional for a backend. One that ignores them returns the whole list, without
         *     `X-Total-Count`, and the back office filters, sorts and pages it itself. A backend that supports one of
         *     them supports them all and always sends the header.
         */
        get: operations["listAdminProducts"];
        put?: never;
        /**
         * Add a product
         * @description Adds a product, last in catalog order, under an id that no product has had before. `name` is trimmed.
         *     Invalid values (400) are reported before a taken slug. A slug that another product has, or `featured`,
         *     is 409 `slug_taken` with `fields.slug`. A category that does not exist is 400 with
         *     `fields.categoryId`. Specifications as text that is not a JSON object are 400 with
         *     `fields.specifications`.
         *
         *     `price` is also written to `wholesalePrice`, `stockQuantity` to `stock`, `originalPrice` to
         *     `compareAtPrice`. Defaults for absent fields: no description, no features, images or video, no list
         *     price, no weight, no cost, empty specifications, the last category of `listCategories`, active, at
         *     `USA Local Stock`; `stockStatus` follows from the number of pieces (0 `out_of_stock`, below 10
         *     `low_stock`). An absent `region` becomes EU for `EU Local Stock`, otherwise USA; the response carries it
         *     as if it had been given. The shop's home page shows only ids below 3000, so a product in the USA gets
         *     such an id as long as one is free; a product in the EU gets an id from 3000 on.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The product's id.
                 * @example 301
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a product
         * @description Sets the fields that are sent, by the rules of `createProduct`, and keeps all others. After creation, `stockStatus` is up to the clerk: it changes only when it is sent. Likewise `region` no longer follows `stockLocation`. An unknown product is 404.
         */
        put: operations["updateProduct"];
        post?: never;
        /**
         * Delete a product
         * @description Deletes the product and removes its lines from every cart. Orders keep their own copy of its name and price; their `items[].product` becomes null. An unknown product is 404.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        /**
         * Edit a product's inventory
         * @description Sets any of the inventory fields and keeps all others; a body with none of them is 400. `wholesalePrice`, `originalPrice`, `stock`, `stockStatus` and `stockLocation` are also written to their other spellings. Changing one of them never changes another (0 pieces may be `in_stock`). The prices of models and ANC options stay as they are. An unknown product is 404.
         */
        patch: operations["patchProduct"];
        trace?: never;
    };
    "/api/admin/update-costs": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set what the shop pays for products
         * @description Sets `supplier_cost` of every listed product, or of none: an unknown product is 400 with its row in `fields` (`productCosts.1.productId`). A product listed twice gets the last cost.
         */
        post: operations["updateCosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List all orders
         * @description Every buyer's orders, newest first. The back office finds a single order in this list. All filters
         *     combine by AND. `items[].product` is a summary.
         *
         *     The parameters are optional for a backend. One that ignores them returns the whole list, without
         *     `X-Total-Count`, and the back office filters, sorts and pages it itself. A backend that supports one of
         *     them supports them all and always sends the header.
         */
        get: operations["listAdminOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/status": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The order's id.
                 * @example 1001
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set an order's status (dashboard)
         * @description Sets the status to any of the five, from any other. Has the same effect as `patchOrder`. Payment status, the buyer's growth value and stock do not change, even when an order is canceled. An unknown order is 404.
         */
        put: operations["setOrderStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The order's id.
                 * @example 1001
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set an order's status (orders table)
         * @description Has the same effect as `setOrderStatus`, with the field's other spelling. An unknown order is 404.
         */
        patch: operations["patchOrder"];
        trace?: never;
    };
    "/api/admin/orders/{id}/mark-paid": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The order's id.
                 * @example 1001
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm a bank transfer
         * @description Changes the payment status of a `bank_transfer` order from `pending_verification` to `paid`, and adds its total to what the buyer has spent. Any other order, including one that is already paid, is 400 `not_a_pending_transfer`. A total that would take what the buyer has spent above 999,999,999.99 is 400 `invalid_request`, and nothing changes. The status does not change. An unknown order is 404.
         */
        put: operations["markOrderPaid"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/tracking": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The order's id.
                 * @example 1001
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a tracking number
         * @description Stores the trimmed tracking number, replacing an earlier one, marks the order `shipped` unless it is `delivered` or `cancelled`, and notifies the customer. An unknown order is 404.
         */
        post: operations["setOrderTracking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the buyers
         * @description Every buyer's account, lowest id first, never with a password. Search and level combine by AND.
         *
         *     The parameters are optional for a backend. One that ignores them returns the whole list, without
         *     `X-Total-Count`, and the back office filters, sorts and pages it itself. A backend that supports one of
         *     them supports them all and always sends the header.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stats": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read revenue and profit
         * @description Sums over all orders that are `paid` and not `cancelled`, in USD.
         *
         *     - `totalRevenue`, and `revenue`, which is the same figure: the orders' `subtotal`, net of membership
         *       discounts and without shipping.
         *     - `totalCost`: quantity × unit cost of every item. The unit cost is the product's current
         *       `supplier_cost` (0 if it has none); for a deleted product it is the cost at the time of the order.
         *     - `totalProfit`: revenue − cost, possibly negative. `averageMargin`: profit / revenue in percent with
         *       two decimals, rounded half-up; 0 without revenue.
         */
        get: operations["getStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Lower-case words joined by hyphens; never digits only. */
        Slug: string;
        /** @description US dollars as decimal text with exactly two decimals. */
        MoneyText: string;
        /** @description US dollars, at most two decimals. */
        Amount: number;
        /**
         * @description Where the stock lies. One cart holds one region only.
         * @enum {string}
         */
        Region: "USA" | "EU";
        /** @enum {string} */
        StockStatus: "in_stock" | "low_stock" | "out_of_stock";
        /** @enum {string} */
        StockLocation: "USA Local Stock" | "EU Local Stock" | "Overseas Warehouse";
        /** @description 1 to 7, shown as V1 to V7. */
        MembershipLevel: number;
        Success: {
            /** @constant */
            success: true;
        };
        /**
         * @description Each code has one meaning:
         *
         *     - `invalid_request`: malformed or invalid
         *     - `unauthenticated`: no token, an unknown one, or one of the wrong kind
         *     - `token_expired`: the token was valid once
         *     - `bad_credentials`: wrong email or password
         *     - `not_found`: missing, or not yours
         *     - `method_not_allowed`: the path does not have this method
         *     - `region_conflict`: products of two regions
         *     - `out_of_stock`: a product that is not available
         *     - `email_taken`, `username_taken`, `slug_taken`: already in use
         *     - `card_declined`: the bank declined
         *     - `cvv_incorrect`, `postal_code_incorrect`, `expiration_incorrect`: a wrong card detail
         *     - `verification_required`: the bank requires the buyer's confirmation
         *     - `token_used`: the card token or wallet order has already been used
         *     - `capture_declined`, `capture_pending`: the wallet has not paid
         *     - `figures_changed`: the server's prices or totals differ
         *     - `cart_changed`: the items are not the buyer's cart
         *     - `idempotency_mismatch`: the key was sent with another body before
         *     - `not_a_pending_transfer`: the order is not a pending bank transfer
         *     - `server_error`: a server fault
         * @enum {string}
         */
        ErrorCode: "invalid_request" | "unauthenticated" | "token_expired" | "bad_credentials" | "not_found" | "method_not_allowed" | "region_conflict" | "out_of_stock" | "email_taken" | "username_taken" | "slug_taken" | "card_declined" | "cvv_incorrect" | "postal_code_incorrect" | "expiration_incorrect" | "verification_required" | "token_used" | "capture_declined" | "capture_pending" | "figures_changed" | "cart_changed" | "idempotency_mismatch" | "not_a_pending_transfer" | "server_error";
        Error: {
            /** @description For people; shown unchanged. */
            message: string;
            code: components["schemas"]["ErrorCode"];
            /** @description What is wrong with which field. Keys are the names of query parameters and body fields, nested names and positions from 0 joined by dots (`items.0.price`); for a header its name in lower case (`idempotency-key`; `content-type` where the body is not sent as `application/json`), for a body that cannot be read at all `body`. Every value that does not match its schema is named; of values that break a rule of the call, a server may name only the first. A value that may have one of several forms (`oneOf`, `anyOf`) and has none of them is named itself; names inside it may be named too. */
            fields?: {
                [key: string]: string;
            };
        };
        Category: {
            id: number;
            name: string;
            slug: components["schemas"]["Slug"];
            description: string | null;
            /** @description The brands (`specifications.Brand`) of the category's active products, A to Z, each once ignoring case. Where it is absent, the shop's brand filter offers the brands of the products that it has read. */
            brands?: string[];
        };
        /** @description One color. Its name is `name`, else `color`, else the code. Its code is `hex`, else `value`, else `code`. `image` names the picture shown when it is chosen. A color given as text is its name. */
        ColorOption: {
            name?: string;
            color?: string;
            hex?: string;
            value?: string;
            code?: string;
            image?: string;
        };
        ModelOption: {
            id: string | number;
            name: string;
            /** @description USD per piece before the quantity discount. */
            price: components["schemas"]["MoneyText"];
        };
        /**
         * @description A price break. Its quantities are `min_qty` and `max_qty` (null or absent means open-ended). Where
         *     `min_qty` is null or absent, `max_qty` is not read and they come from `range`: `≥N`, `>=N` and `N+` are
         *     open-ended, `A-B` with hyphen or en dash is closed, a bare `N` means exactly N. Blanks do not matter;
         *     numbers are whole and at least 1.
         *
         *     Its discount is the first percentage in `discount` (`15% OFF`, `12.5 % off`): a number from 0 to 100
         *     with at most four decimals, a decimal point, and a `%` sign after it. A number without the sign
         *     (`5 OFF`) or above 100 is not a percentage. A minus before it is not read: `-5%` takes 5 % off. Without a
         *     percentage the discount is exactly 1 − `price` / base price, and never below 0: a tier price above the base
         *     price takes nothing off.
         *
         *     A tier is ignored if its quantities cannot be read, if its end lies below its start, or if it has
         *     neither a percentage nor a price. Of the tiers that contain a quantity, the one that starts highest
         *     counts, even if another takes more off; of two that start together, the one that takes more off. A
         *     quantity that no tier contains has no discount.
         */
        QuantityTier: {
            min_qty?: number | null;
            max_qty?: number | null;
            range?: string;
            /** @description USD per piece in this tier. */
            price?: components["schemas"]["MoneyText"];
            /** @example 15% OFF */
            discount?: string;
        };
        /**
         * @description Characteristics of the product, and its options. Every other key is displayed as it is. Readers take
         *     the first spelling that is not empty: `colors` then `Colors`; `Rating` then `rating`; `Reviews` then
         *     `reviews`; `Sold`, `units_sold`, then `sold_count`. Blank text and an empty list are empty. Figures may
         *     be text with commas between thousands (`1,204`); anything else that is not a number counts as absent.
         *     A rating below 0 counts as 0, one above 5 as 5.
         */
        Specifications: {
            Brand?: string;
            colors?: components["schemas"]["ColorList"];
            Colors?: components["schemas"]["ColorList"];
            models?: components["schemas"]["ModelOption"][];
            /** @description `'true'` offers a choice with and without active noise canceling (ANC); any other value does not. A product with models has no such choice, whatever this says: its models alone are offered. */
            has_anc?: string;
            anc_price?: components["schemas"]["MoneyText"];
            no_anc_price?: components["schemas"]["MoneyText"];
            /** @description Used as the base price only when `wholesalePrice` is empty. */
            price?: components["schemas"]["MoneyText"];
            /** @description The product's own tiers. If at least one is usable, the discounts by product name do not apply. */
            quantity_pricing?: components["schemas"]["QuantityTier"][];
            "Item NO"?: components["schemas"]["NumberOrText"];
            Rating?: components["schemas"]["NumberOrText"];
            rating?: components["schemas"]["NumberOrText"];
            Reviews?: components["schemas"]["NumberOrText"];
            reviews?: components["schemas"]["NumberOrText"];
            Sold?: components["schemas"]["NumberOrText"];
            units_sold?: components["schemas"]["NumberOrText"];
            sold_count?: components["schemas"]["NumberOrText"];
        } & {
            [key: string]: unknown;
        };
        ColorList: (string | components["schemas"]["ColorOption"])[];
        NumberOrText: number | string;
        /**
         * @description A product. Pairs of spellings always agree: `price` = `wholesalePrice`, `compareAtPrice` =
         *     `originalPrice`, `stockQuantity` = `stock`, `inStock` = `stockStatus` is not `out_of_stock`.
         *
         *     The price of one piece before the quantity discount is, in this order: the chosen model's
         *     price; with `has_anc` `'true'`, `anc_price` for the option `anc` and `no_anc_price` otherwise;
         *     `wholesalePrice`; `specifications.price`.
         */
        Product: {
            id: number;
            slug: components["schemas"]["Slug"];
            name: string;
            description: string;
            features: string[];
            /** @description File names of pictures that the shop serves, plain or percent-encoded, or absolute `https:` addresses; any other or unknown name shows the placeholder. */
            images: string[];
            /** @description File name of a video that the shop serves. */
            video?: string | null;
            /** @description If absent or null, an id of 3000 and above means EU and a lower one USA; a server may return that region in their place. It is independent of `stockLocation`. */
            region?: components["schemas"]["Region"] | null;
            /** @description USD per piece of the default choice (the first model; without noise canceling), as decimal text. Empty only if `specifications.price` gives that price. */
            wholesalePrice: string;
            /** @description List price in USD, displayed struck through; null if there is none. */
            originalPrice: components["schemas"]["MoneyText"] | null;
            /** @description The same as `wholesalePrice`. */
            price: string;
            /** @description The same as `originalPrice`. */
            compareAtPrice: components["schemas"]["MoneyText"] | null;
            categoryId: number;
            /** @description Kilograms per piece; the shipping rules round it half-up to whole grams. If it is absent, null or 0, or rounds to 0 grams (0.0004), each shipping rule uses its own default. */
            weight?: number | null;
            /** @description An object, or the same object as JSON text. Text that is not JSON counts as an empty object. In JSON text, readers also accept prices as numbers and quantities as digits in text; a price below 0 counts as absent. */
            specifications: components["schemas"]["Specifications"] | string;
            stock: number;
            /** @description The same as `stock`. */
            stockQuantity: number;
            stockStatus: components["schemas"]["StockStatus"];
            stockLocation: components["schemas"]["StockLocation"];
            inStock: boolean;
            /** @description An inactive product is hidden from the shop. */
            isActive: boolean;
            /** @description True if `stockLocation` is `Overseas Warehouse`. */
            isOverseasWarehouse: boolean;
            /** @description USD per piece that the shop pays its supplier. Only back-office calls return it. */
            supplier_cost?: components["schemas"]["MoneyText"] | null;
        };
        /** @description The buyer's choice. The longer field names repeat the values of the short ones. */
        SelectedOptions: {
            color: string | null;
            /** @description The chosen model's id, as text. */
            model: string | null;
            /** @description `anc` or `no_anc`; for a product with models, the model's id again. */
            ancOption: string | null;
            size?: string | null;
            selectedColor?: string | null;
            selectedModel?: string | null;
            selectedAncOption?: string | null;
        };
        /** @description One line. The flat `selected…` fields and `selectedOptions` always agree. */
        CartItem: {
            id: number;
            quantity: components["schemas"]["Quantity"];
            productId: number;
            product: components["schemas"]["Product"];
            selectedColor: string | null;
            selectedModel: string | null;
            selectedAncOption: string | null;
            selectedOptions: components["schemas"]["SelectedOptions"];
        };
        /** @description Pieces. */
        Quantity: number;
        AddCartLineRequest: {
            productId: number;
            quantity: components["schemas"]["Quantity"];
            selectedOptions?: {
                color?: string | null;
                model?: string | null;
                ancOption?: string | null;
            };
        };
        UpdateCartLineRequest: {
            quantity: components["schemas"]["Quantity"];
        };
        /**
         * Format: email
         * @description Surrounding blanks are not part of it; a server trims it before validation. Its case is kept.
         */
        Email: string;
        Password: string;
        LoginRequest: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
        };
        SignupRequest: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["Password"];
            name?: string;
        };
        RegisterRequest: {
            email: components["schemas"]["Email"];
            username: string;
            password: components["schemas"]["Password"];
            name: string;
            phone: string;
        };
        AuthResponse: {
            token: string;
            user: {
                name: string;
                email: string;
            };
        };
        RegisterResponse: {
            token: string;
        };
        User: {
            id: number;
            name: string;
            email: string;
            phone: string;
            username?: string;
            membershipLevel: components["schemas"]["MembershipLevel"];
            /** @description Whole US dollars spent so far. */
            growthValue: number;
            totalSpent: components["schemas"]["MoneyText"];
            /** Format: date-time */
            createdAt: string;
        };
        MembershipInfo: {
            currentLevel: {
                level: components["schemas"]["MembershipLevel"];
                /** @description Fraction of the subtotal after quantity discounts; 0.08 is 8 %. */
                discount: number;
            };
            /** @description The next level; null at V7. */
            nextLevel: {
                level: components["schemas"]["MembershipLevel"];
                /** @description Growth value at which that level is reached: the whole threshold, not what is missing. */
                requirement: number;
            } | null;
            /** @description USD spent so far; the same as User.totalSpent, as a number. */
            totalPurchase: components["schemas"]["Amount"];
        };
        /** @description What the server would charge for the buyer's cart in this call, in USD. */
        Figures: {
            /** @description The cart's lines with the server's prices, in the order of the request's items. */
            items: {
                productId: number;
                selectedColor: string | null;
                selectedModel: string | null;
                selectedAncOption: string | null;
                quantity: components["schemas"]["Quantity"];
                /** @description Per piece before the quantity discount. */
                originalPrice: components["schemas"]["Amount"];
                discountPercent: components["schemas"]["Fraction"];
                /** @description Per piece after the quantity discount. */
                price: components["schemas"]["Amount"];
                lineTotal: components["schemas"]["Amount"];
            }[];
            /** @description Sum of the lines. */
            gross: components["schemas"]["Amount"];
            membershipDiscount: components["schemas"]["Amount"];
            /** @description As this call must send it: gross for `payByCard`, the total without its shipping on the secure page, otherwise net of the membership discount. */
            subtotal: components["schemas"]["Amount"];
            /** @description As this call must send it. 10 % of the total on the secure page: in `createSquareOrder` with a `paymentToken`, and in `createOrder` with a wallet order of `createPaypalOrder`. */
            shipping: components["schemas"]["Amount"];
            total: components["schemas"]["Amount"];
        };
        /** @description An Error. With `figures_changed` it carries the server's figures, with `token_used` the order that the payment has already placed. */
        OrderRefused: components["schemas"]["Error"] & {
            figures?: components["schemas"]["Figures"];
            orderId?: components["schemas"]["PaidOrderId"];
        };
        /** @description With `token_used`: the buyer's own order that this card token or wallet order has paid for. Absent if it has paid for none, or for another buyer's. */
        PaidOrderId: number;
        /** @description An Error in both formats that payment pages read. */
        PaymentError: components["schemas"]["Error"] & {
            /** @constant */
            success: false;
            /** @description The same as `message`. */
            error: string;
        };
        /** @description A PaymentError. With `figures_changed` it carries the server's figures, with `token_used` the order that the card token has already placed. */
        PaymentRefused: components["schemas"]["PaymentError"] & {
            figures?: components["schemas"]["Figures"];
            orderId?: components["schemas"]["PaidOrderId"];
        };
        /** @description A fraction from 0 to 1; 0.15 is 15 %. Servers return it exactly or rounded to six or more decimals. */
        Fraction: number;
        /** @description Text that is not blank. It is trimmed, but surrounding blanks count toward its length limit. */
        Line: string;
        /** @description Where an order goes. */
        ShippingAddress: {
            firstName: components["schemas"]["Line"];
            lastName: components["schemas"]["Line"];
            address: components["schemas"]["Line"];
            /** @description Suite, floor, unit. Absent, blank and null mean the same. */
            address2?: string | null;
            city: components["schemas"]["Line"];
            state: components["schemas"]["Line"];
            zipCode: components["schemas"]["Line"];
            country: components["schemas"]["Line"];
        };
        /** @description Where an order goes, in the form of the alternate checkout and the secure page. */
        ContactAddress: {
            fullName: components["schemas"]["Line"];
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Line"];
            address: components["schemas"]["Line"];
            /** @description Suite, floor, unit. Absent, blank and null mean the same. */
            address2?: string | null;
            city: components["schemas"]["Line"];
            state: components["schemas"]["Line"];
            zipCode: components["schemas"]["Line"];
            country: components["schemas"]["Line"];
        };
        /** @description Where an order goes, in the form of the card page; only the first name is required. */
        CardPageAddress: {
            firstName: components["schemas"]["Line"];
            lastName: string;
            address: string;
            address2?: string | null;
            city: string;
            state: string;
            zipCode: string;
            country: string;
        };
        /** @description A line of the cart. The options may be sent flat, in `selectedOptions`, or both: `selectedOptions` takes precedence, and within it `color` over `selectedColor`. Null and blank count as absent. Colors are compared ignoring case; the order stores them as the cart's line spells them. The choice is completed as in `addCartLine`: without an ANC option, a product with models takes the model's id and one with `has_anc` `'true'` takes `no_anc`. Without its model, an item equals no line of the cart. `discountPercent` and `productName` are ignored. */
        OrderItemRequest: {
            productId: number;
            productName?: string;
            quantity: components["schemas"]["Quantity"];
            /** @description USD per piece after the quantity discount. */
            price: components["schemas"]["Amount"];
            /** @description USD per piece before it. */
            originalPrice?: components["schemas"]["Amount"];
            discountPercent?: components["schemas"]["Fraction"];
            selectedColor?: string | null;
            selectedModel?: string | null;
            selectedAncOption?: string | null;
            selectedOptions?: {
                color?: string | null;
                model?: string | null;
                ancOption?: string | null;
                size?: string | null;
                selectedColor?: string | null;
                selectedModel?: string | null;
                selectedAncOption?: string | null;
            };
        };
        OrderItemsRequest: components["schemas"]["OrderItemRequest"][];
        /** @description What the card provider's script returned for the card, or one of the provider's test source ids. It pays once. */
        PaymentToken: string;
        CreateOrderRequest: {
            /** @description The form of the main checkout, or the contact form that the secure page stored for a wallet order. Data that fits both is read as a contact form. */
            shippingAddress: components["schemas"]["ShippingAddress"] | components["schemas"]["ContactAddress"];
            /** @enum {string} */
            paymentMethod: "card" | "paypal" | "bank_transfer";
            paymentNonce?: components["schemas"]["PaymentToken"];
            /** @description The wallet provider's order, captured in the browser or approved on the provider's page. It pays once. */
            paypalOrderId?: string;
            total: components["schemas"]["Amount"];
            /** @description Net of the membership discount. */
            subtotal: components["schemas"]["Amount"];
            shippingCost: components["schemas"]["Amount"];
            items: components["schemas"]["OrderItemsRequest"];
        };
        OrderPlaced: {
            orderId: number;
        };
        PayByCardRequest: {
            sourceId: components["schemas"]["PaymentToken"];
            amount: components["schemas"]["Amount"];
            orderData: {
                customerInfo: {
                    name: components["schemas"]["Line"];
                    email: components["schemas"]["Email"];
                    /** @description Trimmed. Absent or blank means the account's phone. */
                    phone?: string;
                };
                shippingAddress: components["schemas"]["CardPageAddress"];
                shippingMethod: components["schemas"]["Line"];
                orderSummary: {
                    items: components["schemas"]["OrderItemsRequest"];
                    /** @description Gross. */
                    subtotal: components["schemas"]["Amount"];
                    shipping: components["schemas"]["Amount"];
                    membershipDiscount: components["schemas"]["Amount"];
                    total: components["schemas"]["Amount"];
                    region?: string | null;
                    /** @constant */
                    currency?: "USD";
                };
                /** @description Trimmed; blank means none. */
                orderNotes?: string | null;
            };
        };
        PayByCardResponse: {
            /** @constant */
            success: true;
            orderId: number;
        };
        SecurePageOrderRequest: {
            paymentToken: components["schemas"]["PaymentToken"];
            items: components["schemas"]["OrderItemsRequest"];
            shippingAddress: components["schemas"]["ContactAddress"];
            subtotal: components["schemas"]["Amount"];
            shipping: components["schemas"]["Amount"];
            total: components["schemas"]["Amount"];
        };
        OldCardPageOrderRequest: {
            sourceId: components["schemas"]["PaymentToken"];
            amount: components["schemas"]["Amount"];
            items: components["schemas"]["OrderItemsRequest"];
            /** @description The stored contact form, or a saved address. Data that fits both is read as a contact form. */
            shippingAddress: components["schemas"]["ContactAddress"] | components["schemas"]["ShippingAddress"];
            subtotal: components["schemas"]["Amount"];
            shipping: components["schemas"]["Amount"];
            total: components["schemas"]["Amount"];
        };
        PayWithSquareRequest: {
            token: components["schemas"]["PaymentToken"];
            /** @description US cents. */
            amount: number;
            /** @constant */
            currency: "USD";
            shippingAddress: components["schemas"]["ContactAddress"];
            cartItems: components["schemas"]["OrderItemsRequest"];
        };
        PayWithSquareResponse: {
            /** @constant */
            success: true;
            paymentId: string;
        };
        /**
         * Format: uri-reference
         * @description The wallet provider's approval page: an `https` address, or an address at the origin that serves this API; a path is resolved against that origin. Clients follow no other address.
         */
        ApprovalUrl: string;
        CreatePaypalOrderRequest: {
            total: components["schemas"]["Amount"];
        };
        PaypalOrderOpened: {
            approvalUrl: components["schemas"]["ApprovalUrl"];
            /** @description The wallet order that `createOrder` is to capture. The shop keeps it before it leaves for the approval page, so that a buyer who comes back another way can still finish the purchase. */
            paypalOrderId: string;
        };
        CreatePaypalPaymentRequest: {
            amount: components["schemas"]["Amount"];
            /** @constant */
            currency: "USD";
            shippingAddress: components["schemas"]["ContactAddress"];
            cartItems: components["schemas"]["OrderItemsRequest"];
        };
        PaypalPaymentOpened: {
            approvalUrl: components["schemas"]["ApprovalUrl"];
            paymentId: string;
        };
        /** @enum {string} */
        OrderStatus: "pending" | "processing" | "shipped" | "delivered" | "cancelled";
        /** @enum {string} */
        PaymentStatus: "pending_verification" | "paid" | "failed";
        /**
         * @description `card`, `paypal` or `bank_transfer` from the main checkout, `square` or `paypal` from other pages.
         * @enum {string}
         */
        PaymentMethod: "card" | "paypal" | "square" | "bank_transfer";
        /** @description Where an order goes, with both spellings of the name. For a `fullName`, `firstName` is the text before the last blank and `lastName` the rest; a single word is the first name. */
        OrderAddress: {
            firstName: string;
            lastName: string;
            fullName: string;
            address: string;
            address2: string | null;
            city: string;
            state: string;
            zipCode: string;
            country: string;
        };
        /** @description What an order shows of a product, as the product is now. */
        ProductSummary: {
            id: number;
            slug: components["schemas"]["Slug"];
            name: string;
            /** @description The picture of the ordered color comes first, if the color has one. */
            images: string[];
            wholesalePrice: string;
            weight: number | null;
        };
        OrderItem: {
            productId: number;
            /** @description The line as it was ordered. */
            productName: string;
            quantity: components["schemas"]["Quantity"];
            /** @description USD paid per piece. */
            price: components["schemas"]["Amount"];
            selectedOptions: components["schemas"]["SelectedOptions"];
            /** @description The name that the product gave the ordered model then; null without a model. Where it is absent, the shop shows the model's id. */
            modelName?: string | null;
            /** @description Null if the product has been deleted. */
            product: components["schemas"]["ProductSummary"] | null;
        };
        /** @description An order as it was placed, in USD. Pairs of spellings always agree. */
        Order: {
            id: number;
            status: components["schemas"]["OrderStatus"];
            /** @description The same as `status`. */
            orderStatus: components["schemas"]["OrderStatus"];
            paymentMethod: components["schemas"]["PaymentMethod"];
            /** @description `pending_verification`, `paid` or `failed`. Other values are valid and displayed as they are. */
            paymentStatus: string;
            /** @description File name of the proof of a bank transfer. */
            paymentProofFilename: string | null;
            /** @description What the provider calls the payment: the `paymentId` that `payWithSquare` or `createPaypalPayment` returned, the `paypalOrderId` that `createOrder` was sent, otherwise the provider's id of the card payment. Null for a bank transfer and for an order of which none is known. */
            paymentReference: string | null;
            shippingMethod: string;
            /** @description The region of its products. */
            region: components["schemas"]["Region"];
            /** @description Net of the membership discount (from the secure page 90 % of the total), so that `total` − `subtotal` − `shipping` is 0. */
            subtotal: components["schemas"]["Amount"];
            /** @description The membership discount that was taken off before `subtotal`. */
            membershipDiscount: components["schemas"]["Amount"];
            shipping: components["schemas"]["Amount"];
            total: components["schemas"]["Amount"];
            /**
             * Format: date-time
             * @description Lists sort and filter by this value as it is returned. A server that stores a more precise time ignores the digits that it does not return.
             */
            createdAt: string;
            customerName: string;
            customerEmail: string;
            customerPhone: string;
            shippingAddress: components["schemas"]["OrderAddress"];
            /** @description In the order of the items of the call that placed the order. */
            items: components["schemas"]["OrderItem"][];
            /** @description The same as `items`. */
            orderItems: components["schemas"]["OrderItem"][];
            notes: string | null;
            trackingNumber: string | null;
        };
        Profile: {
            name: string;
            email: string;
            phone?: string;
            membershipLevel: components["schemas"]["MembershipLevel"];
            /** @description Whole US dollars spent so far. */
            growthValue: number;
            totalSpent: components["schemas"]["MoneyText"];
            /** Format: date-time */
            createdAt?: string;
        };
        UpdateProfileRequest: {
            name: components["schemas"]["Line"];
            email: components["schemas"]["Email"];
            /** @description May be empty. */
            phone: string;
        };
        /** @description A saved address. */
        Address: {
            id: number;
            firstName: string;
            lastName: string;
            address: string;
            address2: string | null;
            city: string;
            state: string;
            zipCode: string;
            country: string;
            isDefault: boolean;
        };
        /** @description An address to save. */
        AddressRequest: components["schemas"]["ShippingAddress"] & {
            isDefault?: boolean;
        };
        /** @description A clerk. */
        Admin: {
            id: number;
            name: string;
            email: string;
        };
        AdminLoginResponse: {
            token: string;
            admin: components["schemas"]["Admin"];
        };
        AdminVerified: {
            /** @constant */
            valid: true;
            admin: components["schemas"]["Admin"];
        };
        /** @description A Product with the fields that only the back office sees. */
        AdminProduct: components["schemas"]["Product"] & {
            /** @description USD per piece that the shop pays its supplier. */
            supplier_cost: components["schemas"]["MoneyText"] | null;
        };
        /** @description A product's fields as a clerk edits them. */
        ProductRequest: {
            name: string;
            slug: components["schemas"]["Slug"];
            /** @description USD per piece; the wholesale price. */
            price: components["schemas"]["MoneyText"];
            stockQuantity: number;
            description?: string;
            features?: string[];
            /** @description File names; blank ones are dropped. */
            images?: string[];
            video?: string | null;
            /** @description May be absent (createProduct and updateProduct say what that means). Null and empty text are 400. */
            region?: components["schemas"]["Region"];
            originalPrice?: components["schemas"]["MoneyText"] | null;
            categoryId?: number;
            /** @description Kilograms per piece. */
            weight?: number | null;
            specifications?: components["schemas"]["Specifications"] | string;
            stockStatus?: components["schemas"]["StockStatus"];
            stockLocation?: components["schemas"]["StockLocation"];
            supplier_cost?: components["schemas"]["MoneyText"] | null;
            isActive?: boolean;
        };
        /** @description Any of these fields, at least one. */
        InventoryRequest: {
            stockStatus?: components["schemas"]["StockStatus"];
            stockLocation?: components["schemas"]["StockLocation"];
            stock?: number;
            supplier_cost?: components["schemas"]["MoneyText"] | null;
            /** @description Kilograms per piece. */
            weight?: number | null;
            wholesalePrice?: components["schemas"]["MoneyText"];
            originalPrice?: components["schemas"]["MoneyText"] | null;
            isActive?: boolean;
        };
        UpdateCostsRequest: {
            productCosts: {
                productId: number;
                costPerUnit: components["schemas"]["Amount"];
            }[];
        };
        SetOrderStatusRequest: {
            status: components["schemas"]["OrderStatus"];
        };
        PatchOrderRequest: {
            orderStatus: components["schemas"]["OrderStatus"];
        };
        SetTrackingRequest: {
            trackingNumber: components["schemas"]["Line"];
        };
        AdminStats: {
            /** @description USD. */
            revenue: number;
            profitSummary: {
                /** @description USD. */
                totalRevenue: number;
                /** @description USD. */
                totalCost: number;
                /** @description USD, negative for a loss. */
                totalProfit: number;
                /** @description Percent of the revenue. */
                averageMargin: number;
            };
        };
    };
    responses: {
        /** @description Done. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Success"];
            };
        };
        /** @description Done. The shop reads no body here, so a server may leave it out. */
        DoneWithoutBody: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request is malformed or a value is not allowed. `fields` says which. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No token, an unknown or expired token, or a token of the other kind. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It does not exist, or it is not yours. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The email belongs to another account. */
        EmailTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The payment was refused. The order is not stored, and the cart is unchanged. */
        CardDeclined: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentError"];
            };
        };
        /** @description The order cannot be placed. This call charged nothing. */
        OrderConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderRefused"];
            };
        };
        /** @description The order cannot be placed. This call charged nothing. */
        PaymentConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentRefused"];
            };
        };
        /** @description The payment cannot be opened. Nothing was charged. */
        WalletConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentRefused"];
            };
        };
        /** @description The wallet order cannot be opened. Nothing was charged. */
        WalletOrderConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentRefused"];
            };
        };
        /** @description The slug belongs to another product, or is reserved by the shop. */
        SlugTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The order as it is now. */
        ChangedOrder: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Order"];
            };
        };
        /** @description The server failed. Nothing was changed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
         * @example anonymous
         */
        SessionId: string;
        /**
         * @description The order's id.
         * @example 1001
         */
        OrderId: number;
        /**
         * @description One key per purchase attempt, kept through timeouts, reloads and retries (see the tag `orders`). Visible ASCII characters; anything else is 400.
         * @example 2b1f6c1e-5f0a-4d0c-9a53-6f8f1f2f7f10
         */
        IdempotencyKey: string;
        /** @description Maximum number of rows. Absent means all. */
        Limit: number;
        /** @description Rows to skip, counted after filtering and sorting. Without `limit` all other rows are returned; past the last row the list is empty. */
        Offset: number;
    };
    requestBodies: never;
    headers: {
        /** @description Rows that match the filters, before `limit` and `offset`. Exposed to browsers by CORS. */
        "X-Total-Count": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The category's slug.
                 * @example speakers
                 */
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /**
                 * @description Words to find, in any order. A term without a word counts as absent; one of digits is a term like any other (`301` finds product 301 and each text that holds 301).
                 * @example 20w charger
                 */
                search?: string;
                /**
                 * @description The category's id. A server also accepts the slug.
                 * @example 3
                 */
                category?: number | components["schemas"]["Slug"];
                /** @description Only products of this region. Product.region says what counts for products that give none. */
                region?: components["schemas"]["Region"];
                /** @description Only products with this stock status. */
                stock?: components["schemas"]["StockStatus"];
                /** @description Lowest wholesale price, USD, inclusive. */
                minPrice?: components["schemas"]["Amount"];
                /** @description Highest wholesale price, USD, inclusive. */
                maxPrice?: components["schemas"]["Amount"];
                /** @description `true` keeps products with active noise canceling (`specifications.has_anc` is `'true'`), `false` the others. */
                anc?: boolean;
                /** @description Lowest rating, inclusive. A product that gives no rating counts as 4.7, the rating displayed for it; Specifications says how a rating outside 0 to 5 counts. */
                minRating?: number;
                /** @description Exact `specifications.Brand`, ignoring case. `Other brands` keeps the products that give none. */
                brand?: string;
                /**
                 * @description Only products with one of these ids, separated by commas, at most 300. The shop filters a list by what the buyer has bought with the product ids of the buyer's orders. An unknown id, or one of an inactive product, matches nothing; a repeated one counts once. Without `sort` the list is in catalog order, not in the order of the ids.
                 * @example 301,204
                 */
                ids?: string;
                /** @description Order of the list; a leading minus means descending. `price` is the wholesale price, or `specifications.price` where that is empty. `name` follows the CLDR collation for English (`en`) at its usual strength, as `Intl.Collator('en')` compares: first the letters, then their accents (é after e), then their case (lower case first). A product that gives no rating counts as 4.7, one that gives no sold count as 0. Equal rows keep catalog order, which is also the default. */
                sort?: "price" | "-price" | "name" | "-name" | "-rating" | "-sold" | "-id";
                /** @description Maximum number of rows. Absent means all. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip, counted after filtering and sorting. Without `limit` all other rows are returned; past the last row the list is empty. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products; one page of them if `limit` is given. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    listFeaturedProducts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The featured products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description Digits only are a product id, anything else is a slug. A slug is never `featured` and never digits only.
                 * @example jbl-flip-6
                 */
                slugOrId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart's lines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItem"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    addCartLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddCartLineRequest"];
            };
        };
        responses: {
            /** @description The line as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description The cart cannot take this product. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    clearCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            204: components["responses"]["DoneWithoutBody"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCartLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The line's id.
                 * @example 1
                 */
                cartItemId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCartLineRequest"];
            };
        };
        responses: {
            /** @description The line as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description The product is sold out. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    removeCartLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The line's id.
                 * @example 1
                 */
                cartItemId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            204: components["responses"]["DoneWithoutBody"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Wrong email or password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    signup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignupRequest"];
            };
        };
        responses: {
            /** @description Created and signed in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["EmailTaken"];
            500: components["responses"]["ServerError"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description Created and signed in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The email or the user name belongs to another account. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The signed-in buyer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    getMembership: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The buyer's membership. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipInfo"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
                /**
                 * @description One key per purchase attempt, kept through timeouts, reloads and retries (see the tag `orders`). Visible ASCII characters; anything else is 400.
                 * @example 2b1f6c1e-5f0a-4d0c-9a53-6f8f1f2f7f10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderRequest"];
            };
        };
        responses: {
            /** @description Paid and stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPlaced"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description The payment was refused. The order is not stored, and the cart is unchanged. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["OrderConflict"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The order's id.
                 * @example 1001
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Only orders with this status. */
                status?: components["schemas"]["OrderStatus"];
                /**
                 * @description Text to find in the tracking number or in a product's name as ordered, ignoring case, or the exact order id. Blank counts as absent.
                 * @example flip
                 */
                search?: string;
                /**
                 * @description Only orders from this time on, in any time zone, by `createdAt` as it is returned. A date alone means its first moment in UTC. Any other value is 400.
                 * @example 2025-06-03T00:00:00Z
                 */
                from?: string;
                /**
                 * @description Only orders before this time, in any time zone, by `createdAt` as it is returned. A date alone means its first moment in UTC. Any other value is 400.
                 * @example 2025-06-04T00:00:00Z
                 */
                to?: string;
                /** @description Order of the list; a leading minus means descending. Of equal rows the higher id comes first. The default is `-createdAt`. */
                sort?: "createdAt" | "-createdAt" | "total" | "-total";
                /** @description Maximum number of rows. Absent means all. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip, counted after filtering and sorting. Without `limit` all other rows are returned; past the last row the list is empty. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders; one page of them if `limit` is given. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    payByCard: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
                /**
                 * @description One key per purchase attempt, kept through timeouts, reloads and retries (see the tag `orders`). Visible ASCII characters; anything else is 400.
                 * @example 2b1f6c1e-5f0a-4d0c-9a53-6f8f1f2f7f10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayByCardRequest"];
            };
        };
        responses: {
            /** @description Paid and stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayByCardResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["CardDeclined"];
            409: components["responses"]["PaymentConflict"];
            500: components["responses"]["ServerError"];
        };
    };
    createSquareOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
                /**
                 * @description One key per purchase attempt, kept through timeouts, reloads and retries (see the tag `orders`). Visible ASCII characters; anything else is 400.
                 * @example 2b1f6c1e-5f0a-4d0c-9a53-6f8f1f2f7f10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecurePageOrderRequest"] | components["schemas"]["OldCardPageOrderRequest"];
            };
        };
        responses: {
            /** @description Paid and stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPlaced"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["CardDeclined"];
            409: components["responses"]["PaymentConflict"];
            500: components["responses"]["ServerError"];
        };
    };
    payWithSquare: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
                /**
                 * @description One key per purchase attempt, kept through timeouts, reloads and retries (see the tag `orders`). Visible ASCII characters; anything else is 400.
                 * @example 2b1f6c1e-5f0a-4d0c-9a53-6f8f1f2f7f10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayWithSquareRequest"];
            };
        };
        responses: {
            /** @description Paid; the order is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayWithSquareResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            402: components["responses"]["CardDeclined"];
            409: components["responses"]["PaymentConflict"];
            500: components["responses"]["ServerError"];
        };
    };
    createPaypalOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePaypalOrderRequest"];
            };
        };
        responses: {
            /** @description Where the buyer approves the payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaypalOrderOpened"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["WalletOrderConflict"];
            500: components["responses"]["ServerError"];
        };
    };
    createPaypalPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
                /**
                 * @description One key per purchase attempt, kept through timeouts, reloads and retries (see the tag `orders`). Visible ASCII characters; anything else is 400.
                 * @example 2b1f6c1e-5f0a-4d0c-9a53-6f8f1f2f7f10
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePaypalPaymentRequest"];
            };
        };
        responses: {
            /** @description Where the buyer approves the payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaypalPaymentOpened"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["WalletConflict"];
            500: components["responses"]["ServerError"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfileRequest"];
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["EmailTaken"];
            500: components["responses"]["ServerError"];
        };
    };
    listAddresses: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"][];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    createAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressRequest"];
            };
        };
        responses: {
            /** @description The address as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    updateAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The address's id.
                 * @example 3
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressRequest"];
            };
        };
        responses: {
            /** @description The address as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The address's id.
                 * @example 3
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            204: components["responses"]["DoneWithoutBody"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    adminLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminLoginResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description Wrong email or password. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    verifyAdmin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminVerified"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    listAdminProducts: {
        parameters: {
            query?: {
                /**
                 * @description Text to find in name, slug or description, ignoring case, or the exact id. Blank counts as absent.
                 * @example flip
                 */
                search?: string;
                /**
                 * @description The category's id. An unknown category gives an empty list.
                 * @example 3
                 */
                category?: number;
                /** @description Only products with this stock status. */
                stock?: components["schemas"]["StockStatus"];
                /** @description `true` keeps the active products, `false` the others. */
                active?: boolean;
                /** @description Order of the list; a leading minus means descending. `price` is the wholesale price, or `specifications.price` where that is empty; `stock` is the number of pieces. Equal rows keep catalog order, which is also the default. */
                sort?: "name" | "-name" | "price" | "-price" | "stock" | "-stock" | "-id";
                /** @description Maximum number of rows. Absent means all. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip, counted after filtering and sorting. Without `limit` all other rows are returned; past the last row the list is empty. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products; one page of them if `limit` is given. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProduct"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductRequest"];
            };
        };
        responses: {
            /** @description The product as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProduct"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            409: components["responses"]["SlugTaken"];
            500: components["responses"]["ServerError"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The product's id.
                 * @example 301
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductRequest"];
            };
        };
        responses: {
            /** @description The product as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProduct"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SlugTaken"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The product's id.
                 * @example 301
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            204: components["responses"]["DoneWithoutBody"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    patchProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The product's id.
                 * @example 301
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InventoryRequest"];
            };
        };
        responses: {
            /** @description The product as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProduct"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCosts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCostsRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            204: components["responses"]["DoneWithoutBody"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    listAdminOrders: {
        parameters: {
            query?: {
                /** @description Only orders with this status. */
                status?: components["schemas"]["OrderStatus"];
                /** @description Only orders with this payment status. */
                paymentStatus?: components["schemas"]["PaymentStatus"];
                /**
                 * @description Text to find in the customer's name or email, in the tracking number or in a product's name as ordered, ignoring case, or the exact order id. Blank counts as absent.
                 * @example gold
                 */
                search?: string;
                /**
                 * @description Only orders from this time on, in any time zone, by `createdAt` as it is returned. A date alone means its first moment in UTC. Any other value is 400.
                 * @example 2025-06-03T00:00:00Z
                 */
                from?: string;
                /**
                 * @description Only orders before this time, in any time zone, by `createdAt` as it is returned. A date alone means its first moment in UTC. Any other value is 400.
                 * @example 2025-06-04T00:00:00Z
                 */
                to?: string;
                /** @description Order of the list; a leading minus means descending. Of equal rows the higher id comes first. `customer` is the customer's name, ignoring case; `status` is in the order pending, processing, shipped, delivered, cancelled, `paymentStatus` in the order pending_verification, paid, failed. The default is `-createdAt`. */
                sort?: "createdAt" | "-createdAt" | "total" | "-total" | "customer" | "-customer" | "paymentStatus" | "-paymentStatus" | "status" | "-status";
                /** @description Maximum number of rows. Absent means all. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip, counted after filtering and sorting. Without `limit` all other rows are returned; past the last row the list is empty. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders; one page of them if `limit` is given. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    setOrderStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The order's id.
                 * @example 1001
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetOrderStatusRequest"];
            };
        };
        responses: {
            200: components["responses"]["ChangedOrder"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    patchOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The order's id.
                 * @example 1001
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchOrderRequest"];
            };
        };
        responses: {
            200: components["responses"]["ChangedOrder"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    markOrderPaid: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The order's id.
                 * @example 1001
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChangedOrder"];
            /** @description The order is not a pending bank transfer, or its total is too much for the buyer's `totalSpent`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    setOrderTracking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description The order's id.
                 * @example 1001
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetTrackingRequest"];
            };
        };
        responses: {
            200: components["responses"]["ChangedOrder"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Text to find in name or email, ignoring case. Blank counts as absent.
                 * @example silver
                 */
                search?: string;
                /** @description Only buyers of this membership level. */
                level?: components["schemas"]["MembershipLevel"];
                /** @description Order of the list; a leading minus means descending. Names are compared as in `listProducts`. Of equal rows the lower id comes first. The default is by id. */
                sort?: "name" | "-name" | "totalSpent" | "-totalSpent" | "createdAt" | "-createdAt";
                /** @description Maximum number of rows. Absent means all. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip, counted after filtering and sorting. Without `limit` all other rows are returned; past the last row the list is empty. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The buyers; one page of them if `limit` is given. */
            200: {
                headers: {
                    "X-Total-Count": components["headers"]["X-Total-Count"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    getStats: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request. No response depends on it: a server refuses no value, not even a longer one.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminStats"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
}

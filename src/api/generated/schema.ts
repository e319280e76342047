// Generated from openapi.yaml by `npm run gen`. Do not edit.
export interface paths {
    "/api/categories": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the categories
         * @description All categories in shop order: earphones (1), headphones (2), speakers (3), apple-accessories (4), dyson (5), others (6).
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
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
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
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List and search products
         * @description Active products in catalogue order, inactive ones (`isActive` false) left out.
         *     All filters combine by AND. Without `limit` the whole list is answered.
         *
         *     Every backend knows `search` and `category`. `search` is trimmed and matched
         *     without regard to case over name and description. An unknown category answers
         *     an empty list.
         *
         *     All other parameters are optional for a backend: one that ignores them answers
         *     the whole list that `search` and `category` leave, without `X-Total-Count`, and
         *     the shop then does the same work itself. One that knows them knows all of them
         *     and always answers the header.
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
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the featured products
         * @description Active products that the shop puts in its front window, in window order; possibly none. This literal path wins over `/api/products/{slugOrId}`.
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
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description Digits only are a product id, anything else is a slug. Slugs are never `featured` and never digits only.
                 * @example jbl-flip-6
                 */
                slugOrId: string;
            };
            cookie?: never;
        };
        /**
         * Read one product by slug or id
         * @description One active product. The shop reads it by id before every add to the cart, to compare its region with the cart's. Unknown or inactive is 404 `not_found`.
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
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the buyer's cart
         * @description The lines of the signed-in buyer's cart, oldest first. Without a valid customer token
         *     it is 401, which the shop shows as an empty cart.
         *
         *     A line stays as the buyer left it, and its `product` is the product as it is now. So a line whose
         *     product has become inactive or sold out, has changed its region, or no longer offers the chosen
         *     option is answered as it is, for the buyer to see and to remove.
         */
        get: operations["getCart"];
        put?: never;
        /**
         * Add a product to the cart
         * @description Adds pieces of one product with one choice of options. When a line with the same
         *     product, colour, model and ANC option exists, its quantity grows; otherwise a new
         *     line is made. A quantity above the stock is accepted: the rest ships later. A line
         *     that would grow above 999999 pieces is 400 with `fields.quantity`.
         *
         *     The choice has to fit the product; blank text counts as absent. With colours, `color`
         *     is the name of one of them; with models, `model` is the id of one of them and is
         *     repeated as `ancOption`, also when `ancOption` is absent; with `has_anc` `'true'`,
         *     `ancOption` is `anc` or `no_anc`, and absent means `no_anc`. A product without such a
         *     choice takes none. Anything else is 400 with `selectedOptions.color`,
         *     `selectedOptions.model` or `selectedOptions.ancOption` in `fields`.
         *
         *     Refused with 409 `region_conflict` when the cart holds a product that now lies in the other
         *     region (the message contains the words "different stock locations"), and with 409
         *     `out_of_stock` when the product's `stockStatus` is `out_of_stock` (the message does
         *     not contain those words). An unknown or inactive product is 404. All this holds as well when
         *     the cart has a line of the product already.
         */
        post: operations["addCartLine"];
        /**
         * Remove every line
         * @description Empties the signed-in buyer's cart. An empty cart is emptied without complaint.
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
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
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
         * @description Sets the quantity of one of the buyer's own lines. A quantity below 1 is 400; an unknown
         *     line, or another buyer's, is 404.
         *
         *     When the line's product has become inactive, a larger quantity is 404 `not_found`; when it is
         *     sold out, 409 `out_of_stock`. The same quantity and a smaller one are always set. The product's
         *     region and what it offers to choose do not matter here.
         */
        put: operations["updateCartLine"];
        post?: never;
        /**
         * Remove a line
         * @description Removes one of the buyer's own lines, whatever has become of its product. An unknown line, or another buyer's, is 404.
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
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
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
         * @description Answers a new bearer token for the account. E-mails are compared ignoring case, passwords exactly, with case and blanks. An unknown e-mail and a wrong password get the same 401 `bad_credentials`.
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
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
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
         * @description Creates an account at level V1 with growth value 0 and signs it in. A name that is absent or blank becomes the e-mail's part before the `@`. A taken e-mail, ignoring case, is 409 `email_taken` with `fields.email`.
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
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
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
         * @description As signup, with a user name. The page collects e-mail, user name and password and sends `name` and `phone` as empty text. A taken e-mail is 409 `email_taken` with `fields.email`, a taken user name (trimmed, ignoring case) 409 `username_taken` with `fields.username`.
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
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the signed-in buyer
         * @description The buyer whose token the call carries. The shop asks only when it has a token and reads 401 as nobody being signed in.
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
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the buyer's place on the membership ladder
         * @description Level, discount and the next threshold of the signed-in buyer. The level is the highest whose
         *     threshold the growth value has reached; one growth value per whole US dollar spent.
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
        /** @description 1 to 7, shown as V1 to V7. */
        MembershipLevel: number;
        Success: {
            /** @constant */
            success: true;
        };
        /**
         * @description One meaning each: `invalid_request` malformed or not allowed; `unauthenticated` no, unknown
         *     or wrong kind of token; `token_expired` it was valid once; `bad_credentials` wrong e-mail or
         *     password; `not_found` missing, or not yours; `method_not_allowed`; `region_conflict`
         *     products of two regions; `out_of_stock`; `email_taken`; `username_taken`; `server_error`.
         * @enum {string}
         */
        ErrorCode: "invalid_request" | "unauthenticated" | "token_expired" | "bad_credentials" | "not_found" | "method_not_allowed" | "region_conflict" | "out_of_stock" | "email_taken" | "username_taken" | "server_error";
        Error: {
            /** @description For people; shown as it is. */
            message: string;
            code: components["schemas"]["ErrorCode"];
            /** @description What is wrong with which field; keys are field names, nested ones joined by dots. */
            fields?: {
                [key: string]: string;
            };
        };
        Category: {
            id: number;
            name: string;
            slug: components["schemas"]["Slug"];
            description: string | null;
        };
        /** @description One colour. The name is `name`, else `color`, else the code; the code is `hex`, else `value`, else `code`; `image` names the picture to show when it is chosen. A colour that is text is its name. */
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
         * @description A price break. Its quantities are `min_qty` and `max_qty` (null or absent means open-ended),
         *     or, without `min_qty`, `range`: `≥N`, `>=N`, `N+` open-ended, `A-B` with hyphen or en dash
         *     closed, a bare `N` exactly N; blanks do not matter, numbers are whole and at least 1.
         *
         *     Its discount is the first percentage in `discount` (`15% OFF`, `12.5 % off`): a number of 0 to
         *     100 with at most four decimals, a point before them, and a `%` sign behind. A number without
         *     the sign (`5 OFF`) or above 100 is no percentage. Without one the discount is 1 − `price` /
         *     base price, exactly, and never below 0: a tier dearer than the base price takes nothing off.
         *
         *     A tier with other quantities, with its end below its start, or with neither percentage nor
         *     price is passed over. Of the tiers that hold a quantity the one that starts highest counts,
         *     even where an earlier one is deeper; of two that start together the deeper one. A quantity
         *     that no tier holds has no discount.
         */
        QuantityTier: {
            min_qty?: number;
            max_qty?: number | null;
            range?: string;
            /** @description USD per piece in this tier. */
            price?: components["schemas"]["MoneyText"];
            /** @example 15% OFF */
            discount?: string;
        };
        /**
         * @description What sets one product apart, and its options. Every other key is shown as it is. A reader
         *     takes the first spelling that is not empty: `colors` then `Colors`; `Rating` then `rating`;
         *     `Reviews` then `reviews`; `Sold`, `units_sold`, then `sold_count`. Blank text and an empty list
         *     are empty. Figures may be text with commas between thousands (`1,204`); anything else that is
         *     no number counts as not given. A rating lies between 0 and 5.
         */
        Specifications: {
            Brand?: string;
            colors?: components["schemas"]["ColorList"];
            Colors?: components["schemas"]["ColorList"];
            models?: components["schemas"]["ModelOption"][];
            /** @description `'true'` offers a choice with and without active noise cancelling; anything else does not. */
            has_anc?: string;
            anc_price?: components["schemas"]["MoneyText"];
            no_anc_price?: components["schemas"]["MoneyText"];
            /** @description Used as the base price only when `wholesalePrice` is empty. */
            price?: components["schemas"]["MoneyText"];
            /** @description The product's own tiers. When at least one is usable, the tiers by name are not used at all. */
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
            /** @description File names of pictures that the shop bundles; a name it does not know shows the placeholder. */
            images: string[];
            /** @description File name of a video that the shop bundles. */
            video?: string | null;
            /** @description When it is absent, an id of 3000 and above means EU and a lower one USA. */
            region?: components["schemas"]["Region"] | null;
            /** @description USD per piece of the default choice (the first model; without noise cancelling), decimal text; empty only when `specifications.price` gives that price. */
            wholesalePrice: string;
            /** @description List price in USD, shown struck through; null when there is none. */
            originalPrice: components["schemas"]["MoneyText"] | null;
            /** @description The same as `wholesalePrice`. */
            price: string;
            /** @description The same as `originalPrice`. */
            compareAtPrice: components["schemas"]["MoneyText"] | null;
            categoryId: number;
            /** @description Kilograms per piece. Absent, null or 0 means that each shipping rule takes its own default. */
            weight?: number | null;
            /** @description An object, or the same object as JSON text. Text that is not JSON counts as an empty object. In such text a reader also takes a price that is a number, and quantities that are digits in text; a price below 0 counts as absent. */
            specifications: components["schemas"]["Specifications"] | string;
            stock: number;
            /** @description The same as `stock`. */
            stockQuantity: number;
            stockStatus: components["schemas"]["StockStatus"];
            /** @enum {string} */
            stockLocation: "USA Local Stock" | "EU Local Stock" | "Overseas Warehouse";
            inStock: boolean;
            /** @description An inactive product is hidden from the shop. */
            isActive: boolean;
            isOverseasWarehouse: boolean;
            /** @description USD per piece that the shop pays. Answered by back-office calls only, never to shoppers. */
            supplier_cost?: components["schemas"]["MoneyText"] | null;
        };
        /** @description The buyer's choice. The flat spellings repeat the short ones. */
        SelectedOptions: {
            color: string | null;
            /** @description The chosen model's id, as text. */
            model: string | null;
            /** @description `anc` or `no_anc`; for a product with models it repeats the model's id. */
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
         * @description Blanks around are no part of it; a server takes them off before it looks at it.
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
            /** @description The next rung; null at V7. */
            nextLevel: {
                level: components["schemas"]["MembershipLevel"];
                /** @description Growth value at which that level is reached (the whole threshold, not what is missing). */
                requirement: number;
            } | null;
            /** @description USD spent so far; the same as User.totalSpent, as a number. */
            totalPurchase: components["schemas"]["Amount"];
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
        /** @description The request is malformed or a value is not allowed. `fields` says which. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No token, an unknown or expired one, or one of another kind. */
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
        /** @description The e-mail belongs to another account. */
        EmailTaken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
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
         * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
         * @example anonymous
         */
        SessionId: string;
        /** @description Most rows to answer. Absent means all. */
        Limit: number;
        /** @description Rows to skip, counted after filters and sort. */
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
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
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
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
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
                 * @description Text to find in name or description, ignoring case. Blank counts as absent.
                 * @example flip
                 */
                search?: string;
                /**
                 * @description The category's id. A server also accepts the slug.
                 * @example 3
                 */
                category?: number | components["schemas"]["Slug"];
                /** @description Only products of this region (see Product.region for products that give none). */
                region?: components["schemas"]["Region"];
                /** @description Only products with this stock status. */
                stock?: components["schemas"]["StockStatus"];
                /** @description Lowest wholesale price, USD, inclusive. */
                minPrice?: components["schemas"]["Amount"];
                /** @description Highest wholesale price, USD, inclusive. */
                maxPrice?: components["schemas"]["Amount"];
                /** @description `true` keeps products with active noise cancelling (`specifications.has_anc` is `'true'`), `false` the others. */
                anc?: boolean;
                /** @description Lowest rating, inclusive. A product that gives no rating counts as 4.7, the rating it is shown with. */
                minRating?: number;
                /** @description Exact `specifications.Brand`, ignoring case. `Other brands` keeps the products that name none. */
                brand?: string;
                /** @description Order of the list; a leading minus means descending. `price` is the wholesale price, or `specifications.price` where that is empty. `name` goes by the English alphabet and ignores case. A product that gives no rating counts as 4.7, one that gives no number sold as 0. Equal rows keep catalogue order. Absent means catalogue order. */
                sort?: "price" | "-price" | "name" | "-name" | "-rating" | "-sold" | "-id";
                /** @description Most rows to answer. Absent means all. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip, counted after filters and sort. */
                offset?: components["parameters"]["Offset"];
            };
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products, one page of them when `limit` is given. */
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
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
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
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
                 * @example anonymous
                 */
                "X-Session-Id"?: components["parameters"]["SessionId"];
            };
            path: {
                /**
                 * @description Digits only are a product id, anything else is a slug. Slugs are never `featured` and never digits only.
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
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
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
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
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
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
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
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCartLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
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
            /** @description There is no more of this product. */
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
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
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
            400: components["responses"]["BadRequest"];
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
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
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
            /** @description The e-mail and password do not belong together. */
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
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
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
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
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
            /** @description The e-mail or the user name belongs to another account. */
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
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
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
                 * @description Session identifier, for logs only. The shop sends `anonymous` with every request; no answer depends on it.
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
}

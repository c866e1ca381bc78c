/**
 * The constants and limits of the product. Durations are milliseconds, widths CSS pixels, rates whole percents, sizes
 * bytes. Languages are in languages.ts, orderings and fixed filter ids in catalogue.ts, user types in call.ts.
 */

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

// Language

/**
 * The local storage key and the cookies that remember the language, and how long they live
 * (language.remembered-on-change).
 */
export const LANGUAGE_STORAGE_KEY = 'i18nextLng'
export const LANGUAGE_I18NEXT_COOKIE = 'i18next'
export const LANGUAGE_COOKIE = 'preferred_language'
export const LANGUAGE_COOKIE_DAYS = 365
/** Set for a minute where the server led to a language that no cookie names: the browser may know the one that was used last. */
export const LANGUAGE_GUESSED_COOKIE = 'language_guessed'

/** Path of a language's texts, outside `/api` (language.loads-only-the-current-one). */
export const TRANSLATION_FILE_PATH = '/locales/{lng}/{ns}.json'

// Catalogue

/** Products a page of the listing (catalogue.twenty-six-a-page). */
export const PRODUCTS_PAGE_SIZE = 26

/** The largest `page` and `limit` a call accepts (catalogue.malformed-values-are-refused). */
export const PAGE_MAX = 100_000
export const LIMIT_MAX = 100

/** Stand-ins tried for a broken picture before it has no source (product.picture-tries-two-others). */
export const IMAGE_FALLBACK_ATTEMPTS = 2

// Session and country

/** The access token is refreshed at this interval (session.refreshes-before-expiry). */
export const TOKEN_REFRESH_MS = 55 * MINUTE

/**
 * Validity of an access token, and of a refresh token that was already replaced (session.access-token-lasts-an-hour,
 * session.refresh-token-rotates).
 */
export const ACCESS_TOKEN_MS = 60 * MINUTE
export const REPLACED_REFRESH_TOKEN_MS = 30 * SECOND
/** Short enough for another try before the replaced refresh token, whose answer was lost, ends the session. */
export const REFRESH_ANSWER_MS = 12 * SECOND

/** Validity of a multipass token (sign-in.multipass-works-once). */
export const MULTIPASS_MS = 15 * MINUTE

/** The country is kept this long and looked at this often (country.cached-for-an-hour). */
export const COUNTRY_CACHE_MS = HOUR
export const COUNTRY_RECHECK_MS = 2 * MINUTE

/**
 * The country notice shows again after the first, its dismissal is stored for the second
 * (country.dismissal-is-kept-a-day).
 */
export const COUNTRY_NOTICE_AGAIN_MS = HOUR
export const COUNTRY_DISMISSAL_MS = DAY

/**
 * Reading the stored country: at most this many attempts, this far apart (country.stored-country-is-read-patiently).
 */
export const COUNTRY_READ_ATTEMPTS = 20
export const COUNTRY_READ_INTERVAL_MS = 200

// Search

/**
 * Hits a page, characters that start a search, and the wait after the last key (search.twelve-a-page,
 * search.three-characters-start-it, search.waits-after-the-last-key).
 */
export const SEARCH_PAGE_SIZE = 12
export const SEARCH_MIN_LENGTH = 3
export const SEARCH_DEBOUNCE_MS = 200

/** The text that searches for everything (search.star-lists-everything). */
export const SEARCH_ALL = '*'

/** The longest search text a call accepts. */
export const SEARCH_MAX_LENGTH = 200

/** Fields that weigh most in a search where nothing else is asked (search.name-and-ingredients-first). */
export const SEARCH_PRIORITIES = ['name', 'ingredients'] as const

/**
 * Recent searches kept, and how long popular products are kept per language (search.keeps-three-recent,
 * catalogue.popular-kept-a-day).
 */
export const RECENT_SEARCHES_KEPT = 3
export const POPULAR_CACHE_MS = DAY

/** Search among clients: the wait, the number asked for, the characters that start it (share.client-search-waits). */
export const CLIENT_SEARCH_DEBOUNCE_MS = 500
export const CLIENT_SEARCH_LIMIT = 100
export const CLIENT_SEARCH_MIN_LENGTH = 3
/** Emails that one call looks up at most. */
export const CLIENT_LOOKUP_MAX = 20

// Protocols

/** Protocols a page, and the page shown first (protocols.five-a-page). */
export const PROTOCOLS_PAGE_SIZE = 5
export const PROTOCOLS_FIRST_PAGE = 1

/** The wait after the last key in the search among protocols (protocols.search-waits-half-a-second). */
export const PROTOCOL_SEARCH_DEBOUNCE_MS = 500
/** From the last letter of a shop name to the question whether it is free. */
export const SHOP_NAME_DEBOUNCE_MS = 500

/** Width of the builder's panel (builder.width-is-dragged). */
export const BUILDER_WIDTH = 400
export const BUILDER_WIDTH_MIN = 300
export const BUILDER_WIDTH_MAX = 900
/** In such windows the open builder covers the page (builder.starts-closed-where-it-covers). */
export const BUILDER_COVERS = '(width < 56.25em)'

/** The active protocol is forgotten after this time (builder.active-protocol-lasts-twelve-hours). */
export const ACTIVE_PROTOCOL_MS = 12 * HOUR

/** Since the last change of a line, before the daily amounts are asked for anew. */
export const AMOUNTS_SETTLE_MS = 800

/** Thumbnails in the footer bar by width, widest first (builder.bar-thumbnails-by-width). */
export const BAR_THUMBNAILS = [
  { minWidth: 1536, count: 8 },
  { minWidth: 1280, count: 5 },
  { minWidth: 1024, count: 4 },
  { minWidth: 768, count: 3 },
  { minWidth: 0, count: 2 },
] as const

/** A note longer than this scrolls in its own area (builder.long-notes-scroll). */
export const NOTE_SCROLL_LENGTH = 75

/** Discount choices of a shared protocol and of a client (share.discount-choices). */
export const DISCOUNT_CHOICES = [0, 5, 10, 15, 20] as const

// Money

/** Currency and number format by region (price.fixed-formats). Both have two decimals. */
export const CURRENCIES = {
  eu: { currency: 'EUR', locale: 'de-DE' },
  uk: { currency: 'GBP', locale: 'en-GB' },
} as const
export type Region = keyof typeof CURRENCIES

/** The ten kinds of payment method, in the order of their marks (checkout.ten-payment-methods). */
export const PAYMENT_METHODS = [
  'credit_card',
  'debit_card',
  'prepaid_card',
  'phone_wallet',
  'watch_wallet',
  'online_wallet',
  'bank_transfer',
  'direct_debit',
  'invoice',
  'instalments',
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

// Toasts, panels, fetching

/**
 * Toasts: at most this many at once; how long a product alert and any other one stay (toasts.three-at-most,
 * toasts.how-long-they-stay).
 */
export const TOAST_LIMIT = 3
export const TOAST_PRODUCT_ALERT_MS = 2 * SECOND
export const TOAST_DEFAULT_MS = 5 * SECOND
/** The longest that pointer or focus stop the toasts' clocks (toasts.hold-ends-by-itself). */
export const TOAST_HOLD_MS = 120 * SECOND

/** A side panel slides in or out in this time (panel.slides-for-300-ms). */
export const PANEL_ANIMATION_MS = 300

/**
 * Data fetching: the same data is not asked for twice within, and a failure is retried after
 * (retry.same-question-once-in-two-seconds, retry.failed-reads-after-five-seconds).
 */
export const FETCH_DEDUPE_MS = 2 * SECOND
export const FETCH_RETRY_MS = 5 * SECOND
/** The longest pause between two attempts, as pauses grow. */
export const FETCH_RETRY_MOST_MS = 60 * SECOND
/** For so long a call that must happen once is asked again while nobody answers it. */
export const UNANSWERED_CALL_MS = DAY
/** For so long an order counts as placed a moment ago. */
export const JUST_ORDERED_MS = 10 * MINUTE

/** A change that the shop fails at is tried again so often, after this pause and then after twice the one before, and no longer than this. */
export const WRITE_ATTEMPTS_MORE = 5
export const WRITE_RETRY_MS = SECOND
export const WRITE_TROUBLE_MS = MINUTE

/** Further attempts at a file of texts, and the wait before the first of them (language.retries-on-network-and-5xx). */
export const TEXTS_RETRIES = 5
export const TEXTS_RETRY_MS = 350

/** A cached answer may be shown for this long before it is fetched again. */
export const FETCH_EXPIRY_MS = 5 * MINUTE

/** Prefix of all cache keys (retry.cached-data-expires). */
export const CACHE_KEY_PREFIX = 'verbena:'

// Texts and uploads

/**
 * The shortest and the longest password (password.eight-characters); the upper bound keeps the cost of hashing bounded.
 */
export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 200

/** The longest name, note and description in characters (forms.longest-texts). */
export const NAME_MAX = 120
/** A product's name in a file; people type at most NAME_MAX. */
export const FILE_TITLE_MAX = 255
export const NOTE_MAX = 2000
export const DESCRIPTION_MAX = 5000

/** The longest e-mail address (RFC 5321, 4.5.3.1.3, less its angle brackets). */
export const EMAIL_MAX_LENGTH = 254

/** The largest picture a practitioner may upload, and its kinds. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** The largest catalogue that an admin may send; `npm run import` takes any. */
export const IMPORT_MAX_BYTES = 200 * 1024 * 1024

/** Bytes that a packed catalogue may unpack to; what is larger was packed to do harm, or is to be split. */
export const IMPORT_UNPACKED_MAX = 2_000_000_000

/** An import reads no further once more lines than these are refused: such a file is wrong as a whole. */
export const IMPORT_REFUSED_MAX = 5000

/** Characters of a file's name that are kept. */
export const FILE_NAME_MAX = 255

/** The largest table of clients that a practitioner may take over. */
export const CLIENT_FILE_MAX_BYTES = 1024 * 1024
/** The same of contact cards, which may hold photos. They stay in the browser. */
export const CARD_FILE_MAX_BYTES = 50 * 1024 * 1024
/** The same as it is sent: letters of an old code page take up to two bytes for one. */
export const CLIENT_LIST_MAX_BYTES = 3 * 1024 * 1024
/** People of such files who may wait for an invitation at a time. */
export const IMPORTED_CLIENTS_MAX = 2000

/** Invitations that one practitioner may send in an hour. */
export const INVITATIONS_AN_HOUR = 60

/** The most pixels and the greatest width or height of an uploaded picture. */
export const IMAGE_MAX_PIXELS = 50_000_000
export const IMAGE_MAX_SIDE = 20_000

/** Uploads of one account within an hour. */
export const UPLOADS_AN_HOUR = 60

/** The most that a practice page holds, and features of one of its packages. */
export const STORE_SERVICES_MAX = 30
export const STORE_PACKAGES_MAX = 12
export const PACKAGE_FEATURES_MAX = 20
/** Spans of opening hours in a week. */
export const STORE_SPANS_MAX = 28

/** The largest quantity of one line in a cart or a protocol. */
export const QUANTITY_MAX = 999

/** Stands at the end of the address to which a form leads that the browser sent by itself (forms.native-sending-keeps-a-page). */
export const NOT_SENT = '#form-not-sent'

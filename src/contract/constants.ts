/**
 * The business constants and limits of section 9 of the specification, with the few of the decisions
 * that limit what a call takes. Durations are milliseconds, widths CSS pixels, rates whole percents,
 * sizes bytes. A constant that a library already has as its default is not repeated here; a test
 * asserts it on the library (decision 47). Languages are in languages.ts, orderings and fixed filter
 * ids in catalogue.ts, user types in call.ts.
 */

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

// Language

/** The local storage key and the cookies that remember the language, and how long they live (section 9). */
export const LANGUAGE_STORAGE_KEY = 'i18nextLng'
export const LANGUAGE_I18NEXT_COOKIE = 'i18next'
export const LANGUAGE_COOKIE = 'preferred_language'
export const LANGUAGE_COOKIE_DAYS = 365
/** Set for a minute where the server led to a language that no cookie names: the browser may know the one that was used last. */
export const LANGUAGE_GUESSED_COOKIE = 'language_guessed'

/** Where a language's texts are served, outside `/api` (section 7). */
export const TRANSLATION_FILE_PATH = '/locales/{lng}/{ns}.json'

// Catalogue

/** Products a page of the listing (section 9). */
export const PRODUCTS_PAGE_SIZE = 26

/** The largest `page` and `limit` a call accepts (decision 12). */
export const PAGE_MAX = 100_000
export const LIMIT_MAX = 100

/** How often a broken image is replaced by another before it has no source (section 9). */
export const IMAGE_FALLBACK_ATTEMPTS = 2

// Session and country

/** How often the access token is refreshed (section 9). */
export const TOKEN_REFRESH_MS = 55 * MINUTE

/** How long an access token is valid, and a refresh token that was already replaced (decision 22). */
export const ACCESS_TOKEN_MS = 60 * MINUTE
export const REPLACED_REFRESH_TOKEN_MS = 30 * SECOND

/** How long a multipass token is valid (decision 24). */
export const MULTIPASS_MS = 15 * MINUTE

/** The country is kept this long and looked at this often (section 9). */
export const COUNTRY_CACHE_MS = HOUR
export const COUNTRY_RECHECK_MS = 2 * MINUTE

/** The country notice shows again after the first, its dismissal is stored for the second (section 9). */
export const COUNTRY_NOTICE_AGAIN_MS = HOUR
export const COUNTRY_DISMISSAL_MS = DAY

/** Reading the stored country: at most this many attempts, this far apart (section 9). */
export const COUNTRY_READ_ATTEMPTS = 20
export const COUNTRY_READ_INTERVAL_MS = 200

// Search

/** Hits a page, characters that start a search, and the wait after the last key (section 9). */
export const SEARCH_PAGE_SIZE = 12
export const SEARCH_MIN_LENGTH = 3
export const SEARCH_DEBOUNCE_MS = 200

/** The text that searches for everything (section 4). */
export const SEARCH_ALL = '*'

/** The longest search text a call accepts. */
export const SEARCH_MAX_LENGTH = 200

/** Fields that weigh most in a search where nothing else is asked (section 9). */
export const SEARCH_PRIORITIES = ['name', 'ingredients'] as const

/** Recent searches kept, and how long popular products are kept per language (section 9). */
export const RECENT_SEARCHES_KEPT = 3
export const POPULAR_CACHE_MS = DAY

/** Search among clients: the wait, the number asked for, the characters that start it (section 9: above 2). */
export const CLIENT_SEARCH_DEBOUNCE_MS = 500
export const CLIENT_SEARCH_LIMIT = 100
export const CLIENT_SEARCH_MIN_LENGTH = 3

// Protocols

/** Protocols a page, and the page shown first (section 9). */
export const PROTOCOLS_PAGE_SIZE = 5
export const PROTOCOLS_FIRST_PAGE = 1

/** The wait after the last key in the search among protocols (section 9). */
export const PROTOCOL_SEARCH_DEBOUNCE_MS = 500

/** Width of the builder's panel (section 9). */
export const BUILDER_WIDTH = 400
export const BUILDER_WIDTH_MIN = 300
export const BUILDER_WIDTH_MAX = 900

/** How long the active protocol is remembered (section 9). */
export const ACTIVE_PROTOCOL_MS = 12 * HOUR

/** Thumbnails in the footer bar by width, widest first (section 9, decision 37). */
export const BAR_THUMBNAILS = [
  { minWidth: 1536, count: 8 },
  { minWidth: 1280, count: 5 },
  { minWidth: 1024, count: 4 },
  { minWidth: 768, count: 3 },
  { minWidth: 0, count: 2 },
] as const

/** A note longer than this scrolls in its own area (section 9). */
export const NOTE_SCROLL_LENGTH = 75

/** Discount choices of a shared protocol and of a client (section 9). */
export const DISCOUNT_CHOICES = [0, 5, 10, 15, 20] as const

// Money

/** Currency and number format by region (section 9, decision 14). Both have two decimals. */
export const CURRENCIES = {
  eu: { currency: 'EUR', locale: 'de-DE' },
  uk: { currency: 'GBP', locale: 'en-GB' },
} as const
export type Region = keyof typeof CURRENCIES

/** The ten kinds of payment method, in the order of their marks (section 9, decision 20). */
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

/** Toasts: at most this many at once; how long a product alert and any other one stay (section 9). */
export const TOAST_LIMIT = 3
export const TOAST_PRODUCT_ALERT_MS = 2 * SECOND
export const TOAST_DEFAULT_MS = 5 * SECOND

/** How long a side panel takes to slide in or out (section 9). */
export const PANEL_ANIMATION_MS = 300

/** Data fetching: the same data is not asked for twice within, and a failure is retried after (section 9). */
export const FETCH_DEDUPE_MS = 2 * SECOND
export const FETCH_RETRY_MS = 5 * SECOND
/** The longest pause between two attempts, as pauses grow. */
export const FETCH_RETRY_MOST_MS = 60 * SECOND

/** A change that the shop fails at is tried again so often, after this pause and then after twice the one before, and no longer than this. */
export const WRITE_ATTEMPTS_MORE = 5
export const WRITE_RETRY_MS = SECOND
export const WRITE_TROUBLE_MS = MINUTE

/** A press so soon after another one may be the second of a double press. */
export const DOUBLE_PRESS_MS = 500

/** A file of texts that could not be had is asked for again so often, first after so long, then after twice that each time. */
export const TEXTS_RETRIES = 5
export const TEXTS_RETRY_MS = 350

/** How long a cached answer may be shown before it is fetched anew. */
export const FETCH_EXPIRY_MS = 5 * MINUTE

/** What every cache key begins with (section 9). */
export const CACHE_KEY_PREFIX = 'verbena:'

// Texts and uploads

/** The shortest and the longest password (section 9; the upper bound keeps the cost of hashing bounded). */
export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 200

/** The longest name, note and description in characters (decision 39). */
export const NAME_MAX = 120
export const NOTE_MAX = 2000
export const DESCRIPTION_MAX = 5000

/** The longest e-mail address (RFC 5321, section 4.5.3.1.3, less its angle brackets). */
export const EMAIL_MAX_LENGTH = 254

/** The largest picture a practitioner may upload, and its kinds. */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** The largest quantity of one line in a cart or a protocol. */
export const QUANTITY_MAX = 999

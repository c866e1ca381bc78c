import { describe, expect, it } from 'vitest'

import { USER_TYPES } from '#contract/call.ts'
import {
  AVAILABLE,
  DEFAULT_ORDERING,
  ORDER,
  ORDER_BY,
  UNAVAILABLE,
  ZERO_WASTE,
} from '#areas/catalogue/contract/catalogue.ts'
import * as constants from '#contract/constants.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '#contract/languages.ts'

/** The specified figures. */
const SPECIFIED: Partial<Record<keyof typeof constants, unknown>> = {
  LANGUAGE_STORAGE_KEY: 'i18nextLng',
  LANGUAGE_I18NEXT_COOKIE: 'i18next',
  LANGUAGE_COOKIE: 'preferred_language',
  LANGUAGE_COOKIE_DAYS: 365,
  TRANSLATION_FILE_PATH: '/locales/{lng}/{ns}.json',
  TEXTS_RETRIES: 5,
  TEXTS_RETRY_MS: 350,
  PRODUCTS_PAGE_SIZE: 26,
  IMAGE_FALLBACK_ATTEMPTS: 2,
  TOKEN_REFRESH_MS: 3_300_000,
  COUNTRY_CACHE_MS: 3_600_000,
  COUNTRY_RECHECK_MS: 120_000,
  COUNTRY_NOTICE_AGAIN_MS: 3_600_000,
  COUNTRY_DISMISSAL_MS: 86_400_000,
  COUNTRY_READ_ATTEMPTS: 20,
  COUNTRY_READ_INTERVAL_MS: 200,
  SEARCH_PAGE_SIZE: 12,
  SEARCH_MIN_LENGTH: 3,
  SEARCH_DEBOUNCE_MS: 200,
  SEARCH_ALL: '*',
  SEARCH_PRIORITIES: ['name', 'ingredients'],
  RECENT_SEARCHES_KEPT: 3,
  POPULAR_CACHE_MS: 86_400_000,
  CLIENT_SEARCH_DEBOUNCE_MS: 500,
  CLIENT_SEARCH_LIMIT: 100,
  CLIENT_SEARCH_MIN_LENGTH: 3,
  PROTOCOLS_PAGE_SIZE: 5,
  PROTOCOLS_FIRST_PAGE: 1,
  PROTOCOL_SEARCH_DEBOUNCE_MS: 500,
  BUILDER_WIDTH: 400,
  BUILDER_WIDTH_MIN: 300,
  BUILDER_WIDTH_MAX: 900,
  ACTIVE_PROTOCOL_MS: 43_200_000,
  BAR_THUMBNAILS: [
    { minWidth: 1536, count: 8 },
    { minWidth: 1280, count: 5 },
    { minWidth: 1024, count: 4 },
    { minWidth: 768, count: 3 },
    { minWidth: 0, count: 2 },
  ],
  NOTE_SCROLL_LENGTH: 75,
  DISCOUNT_CHOICES: [0, 5, 10, 15, 20],
  CURRENCIES: { eu: { currency: 'EUR', locale: 'de-DE' }, uk: { currency: 'GBP', locale: 'en-GB' } },
  TOAST_LIMIT: 3,
  TOAST_PRODUCT_ALERT_MS: 2000,
  TOAST_DEFAULT_MS: 5000,
  PANEL_ANIMATION_MS: 300,
  FETCH_DEDUPE_MS: 2000,
  FETCH_RETRY_MS: 5000,
  FETCH_RETRY_MOST_MS: 60_000,
  UNANSWERED_CALL_MS: 86_400_000,
  JUST_ORDERED_MS: 600_000,
  WRITE_ATTEMPTS_MORE: 5,
  WRITE_TROUBLE_MS: 60_000,
  PASSWORD_MIN_LENGTH: 8,
  NAME_MAX: 120,
  NOTE_MAX: 2000,
  DESCRIPTION_MAX: 5000,
  PAGE_MAX: 100_000,
  LIMIT_MAX: 100,
  ACCESS_TOKEN_MS: 3_600_000,
  REPLACED_REFRESH_TOKEN_MS: 30_000,
  REFRESH_ANSWER_MS: 12_000,
  MULTIPASS_MS: 900_000,
}

/** Ours: no figure was given. */
const OURS: readonly (keyof typeof constants)[] = [
  'AMOUNTS_SETTLE_MS',
  'BUILDER_COVERS',
  'CACHE_KEY_PREFIX',
  'CARD_FILE_MAX_BYTES',
  'CLIENT_FILE_MAX_BYTES',
  'CLIENT_LIST_MAX_BYTES',
  'CLIENT_LOOKUP_MAX',
  'EMAIL_MAX_LENGTH',
  'FETCH_EXPIRY_MS',
  'IMAGE_MAX_BYTES',
  'IMAGE_MAX_PIXELS',
  'IMAGE_MAX_SIDE',
  'IMAGE_TYPES',
  'IMPORTED_CLIENTS_MAX',
  'IMPORT_MAX_BYTES',
  'IMPORT_UNPACKED_MAX',
  'IMPORT_REFUSED_MAX',
  'FILE_NAME_MAX',
  'FILE_TITLE_MAX',
  'INVITATIONS_AN_HOUR',
  'LANGUAGE_GUESSED_COOKIE',
  'NOT_SENT',
  'PACKAGE_FEATURES_MAX',
  'PASSWORD_MAX_LENGTH',
  'PAYMENT_METHODS',
  'QUANTITY_MAX',
  'SEARCH_MAX_LENGTH',
  'SHOP_NAME_DEBOUNCE_MS',
  'STORE_PACKAGES_MAX',
  'STORE_SERVICES_MAX',
  'STORE_SPANS_MAX',
  'TOAST_HOLD_MS',
  'UPLOADS_AN_HOUR',
  'WRITE_RETRY_MS',
]

describe('the constants', () => {
  it.each(Object.entries(SPECIFIED))(
    '%s is %j (catalogue.twenty-six-a-page, search.name-and-ingredients-first)',
    (name, value) => {
      expect(Object.entries(constants).find(([each]) => each === name)?.[1]).toEqual(value)
    },
  )

  it('are all asserted here, save those that are ours', () => {
    expect([...Object.keys(SPECIFIED), ...OURS].sort()).toEqual(Object.keys(constants).sort())
  })

  it('name ten payment methods', () => {
    expect(new Set(constants.PAYMENT_METHODS).size).toBe(10)
  })

  it('name the languages, the default order and the fixed ids (account.types-are-four, filters.availability-is-one-or-two, filters.zero-waste-is-one, language.thirteen-codes, ordering.columns-and-directions, ordering.default-is-newest-id)', () => {
    expect(LANGUAGE_CODES).toEqual(['en', 'de', 'dk', 'es', 'fr', 'hu', 'it', 'jp', 'nl', 'pt', 'ro', 'zh-TW', 'zh_tw'])
    expect(DEFAULT_LANGUAGE).toBe('en')
    expect(DEFAULT_ORDERING).toEqual({ order_by: 'id', order: 'desc', order_name: '1' })
    expect(ORDER_BY).toEqual(['id', 'name', 'price', 'created_at', 'updated_at'])
    expect(ORDER).toEqual(['asc', 'desc'])
    expect([AVAILABLE, UNAVAILABLE, ZERO_WASTE]).toEqual([1, 2, 1])
    expect(USER_TYPES).toEqual({ Admin: 1, CertifiedPractitioner: 2, Practitioner: 3, Client: 4 })
  })
})

describe('the currencies', () => {
  it.each([
    ['eu', '1.234,50\u00A0€'],
    ['uk', '£1,234.50'],
  ] as const)('of the region %s is written with two decimals: %s (price.fixed-formats)', (region, text) => {
    const { currency, locale } = constants.CURRENCIES[region]
    expect(new Intl.NumberFormat(locale, { style: 'currency', currency }).format(1234.5)).toBe(text)
  })
})

import { join, resolve } from 'node:path'

import * as v from 'valibot'

import { PAYMENT_METHODS, type PaymentMethod } from '#contract/constants.ts'
import { day } from '#contract/wire.ts'
import { isTimeZone } from '#areas/practice/contract/opening-hours.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode, toLanguageCode } from '#contract/languages.ts'
import type { Operator } from '#contract/shop-settings.ts'

import { isCountryCode } from './country/code.ts'
import { isLoopback, isLoopbackOrigin } from './network/loopback.ts'
import { type DeliveryCalendar, isPlace } from './delivery-days.ts'
import { DELIVERY_DEFAULTS, deliverySetting, type DeliverySetting } from './delivery-methods.ts'
import { mailAddress } from './mail-address.ts'
import { operatorEnvironment, operatorSettings } from './operator.ts'
import { paperEnvironment, paperSettings } from './paper-settings.ts'
import type { PaperSettings } from '#areas/papers/server/settings.ts'
import { stripeEnvironment, type StripeSettings, stripeSettings } from './stripe-settings.ts'
import { taxRateSetting, taxRatesSetting } from './tax/setting.ts'
import type { TaxSettings } from './tax/tax-rates.ts'
import { SettingsError } from './settings-error.ts'

export { SettingsError } from './settings-error.ts'

/** Trusted proxies in front of the shop (settings TRUST_PROXY and COUNTRY_HEADER). */
export interface ProxySettings {
  /** Number of proxies in a row, each adding its caller's address to `X-Forwarded-For`. */
  readonly count: number
  /** Header in which they name the caller's country. */
  readonly countryHeader: string | undefined
}

/** Delivery of mail (settings SMTP_URL, MAIL_FROM, MAIL_TO). */
export interface MailSettings {
  readonly smtpUrl: string
  /** Sender address of all mails. */
  readonly from: string
  /** Address of mail for the shop itself. */
  readonly to: string
}

/** The environment as typed values, with defaults filled in. */
export interface Settings {
  readonly port: number
  readonly host: string
  /** Absolute folder of the embedded database and of generated files. */
  readonly dataDir: string
  /**
   * Absolute folder of imported and uploaded pictures, shared by processes that share a database
   * (operations.uploads-can-be-shared).
   */
  readonly uploadsDir: string
  /** A PostgreSQL server in place of the embedded database. */
  readonly databaseUrl: string | undefined
  readonly demo: boolean
  /** True if the statechart gallery and inspector are served and pages can be inspected. */
  readonly inspector: boolean
  readonly shopName: string
  readonly shopRegion: 'eu' | 'uk'
  /** The person or company that runs the shop. */
  readonly operator: Operator
  /** Origin under which people reach the shop, without a trailing slash. */
  readonly publicUrl: string
  /** Origin of the separate UK shop, if there is one. */
  readonly ukShopUrl: string | undefined
  /** Secret that signs access tokens; undefined if the data folder keeps it. */
  readonly jwtSecret: string | undefined
  /** Secret for multipass tokens; undefined if the data folder keeps it. */
  readonly multipassSecret: string | undefined
  /** Secret that encrypts bank details; undefined if the data folder keeps it. */
  readonly bankSecret: string | undefined
  /** Trusted proxies in front of the shop; undefined if there are none. */
  readonly proxies: ProxySettings | undefined
  /** Country of callers from this machine and its network, as an ISO 3166-1 alpha-2 code. */
  readonly defaultCountry: string | undefined
  /**
   * A practitioner's commission on sales to their clients, in whole percent, before the client's discount
   * (commission.base-rate-is-a-setting).
   */
  readonly commissionRate: number
  /** IANA time zone of the shop's days and months (commission.months-of-the-shop). */
  readonly timeZone: string
  /** Day of the month on which commission is paid out, 1 to 28 (commission.payout-day-is-a-setting). */
  readonly payoutDay: number
  readonly tax: TaxSettings
  /** The service that confirms VAT numbers; undefined if none is asked (tax.vat-number-is-checked). */
  readonly vatCheckUrl: string | undefined
  /** The country that the shop sells from, as an ISO 3166-1 alpha-2 code (tax.reverse-charge). */
  readonly shopCountry: string
  /**
   * The payment methods switched on: by default all in the demo, else invoice
   * (operations.payment-and-delivery-settings).
   */
  readonly paymentMethods: readonly PaymentMethod[]
  readonly deliveryMethods: readonly DeliverySetting[]
  /** Rules by which invoices and credit notes are issued. */
  readonly papers: PaperSettings
  /** Operators who are told of each new order, and the language of those mails (day.mail-on-a-new-order). */
  readonly orderMail: { readonly to: readonly string[]; readonly language: LanguageCode }
  /** The days on which parcels leave and arrive (checkout.delivery-days). */
  readonly deliveryCalendar: DeliveryCalendar
  /** Keys for payments by Stripe; undefined without them. */
  readonly stripe: StripeSettings | undefined
  /** Undefined if mail stays in the outbox. */
  readonly mail: MailSettings | undefined
  /** Origin of an existing backend to which `/api` is passed through; the embedded one then stays off. */
  readonly apiOrigin: string | undefined
  /** Absolute path of a catalogue in the import format, for tests and benchmarks on real data. */
  readonly realCatalogue: string | undefined
  /** Folder that the embedded database's user can reach if root starts the shop. */
  readonly runtimeDir: string | undefined
}

const SWITCH: Readonly<Record<string, boolean>> = { on: true, true: true, 1: true, off: false, false: false, 0: false }

const onOrOff = v.pipe(
  v.string(),
  v.check((text) => Object.hasOwn(SWITCH, text.toLowerCase()), 'must be on or off'),
  v.transform((text) => SWITCH[text.toLowerCase()] === true),
)

const url = (protocols: readonly string[], message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), message),
  )

const webOrigin = v.pipe(
  url(['http:', 'https:'], 'must be an http or https address'),
  v.check(
    (text) => URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`,
    'must be an origin only, without path, query or user',
  ),
  v.transform((text) => new URL(text).origin),
)

const securedOrigin = v.pipe(
  webOrigin,
  v.check(
    (text) => text.startsWith('https:') || isLoopbackOrigin(text),
    'must be an https address, or one of this machine',
  ),
)

/** Shortest secret in characters, long enough for as many random bits as the signatures have. */
export const SECRET_MIN_LENGTH = 32

// No message repeats the value.
const secret = v.pipe(v.string(), v.minLength(SECRET_MIN_LENGTH, `must have at least ${SECRET_MIN_LENGTH} characters`))

const mailServer = v.pipe(
  url(['smtp:', 'smtps:'], 'must be an smtp:// or smtps:// address'),
  v.check(isMailServer, 'must be of the form smtp://user:password@host:port, with nothing behind it'),
)

/** `on` is one proxy. */
const proxyCount = v.pipe(
  v.string(),
  v.check(
    (text) => Object.hasOwn(SWITCH, text.toLowerCase()) || /^[1-9]$/.test(text),
    'must be off, on, or how many proxies stand one behind the other',
  ),
  v.transform((text) =>
    Object.hasOwn(SWITCH, text.toLowerCase()) ? Number(SWITCH[text.toLowerCase()]) : Number(text),
  ),
)

const headerName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header'))

const countryCode = v.pipe(
  v.string(),
  v.check(isCountryCode, 'must be an ISO 3166-1 code of two capital letters, such as GB'),
)

const percent = v.pipe(
  v.string(),
  v.regex(/^(\d{1,2}|100)$/, 'must be a whole number from 0 to 100'),
  v.transform(Number),
)

const dayOfMonth = v.pipe(
  v.string(),
  v.regex(/^([1-9]|1\d|2[0-8])$/, 'must be a day that every month has, from 1 to 28'),
  v.transform(Number),
)

const DEFAULT_PAYOUT_DAY = 15

/** Commission in percent if the setting isn't given. */
const DEFAULT_COMMISSION_RATE = 20

/** The EU's service for VAT numbers. */
const VIES = 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number'

/** Null for `off`. */
const vatCheckAddress = v.union(
  [
    v.pipe(
      v.literal('off'),
      v.transform(() => null),
    ),
    url(['http:', 'https:'], 'must be an http or https address, or off'),
  ],
  'must be an http or https address, or off',
)

const DEFAULT_COUNTRIES = { eu: 'DE', uk: 'GB' } as const

export const DEFAULT_TIME_ZONE = 'Europe/Berlin'

// Short names such as CET are refused, because the database takes them for a zone without summer time.
const timeZone = v.pipe(
  v.string(),
  v.check(
    (text) => (text === 'UTC' || text.includes('/')) && isTimeZone(text),
    'must be an IANA time zone such as Europe/Berlin',
  ),
)

/** The hour before which an order leaves on the same day. */
const DEFAULT_CUTOFF = 12

const cutoffHour = v.pipe(
  v.string(),
  v.regex(/^([01]?\d|2[0-4])$/, 'must be an hour from 0 to 24'),
  v.transform(Number),
)

/** Monday to Friday. */
const DEFAULT_WORKDAYS = [1, 2, 3, 4, 5]

const workdays = v.pipe(
  v.string(),
  v.regex(/^[1-7](,[1-7])*$/, 'must be a list of days from 1, Monday, to 7, Sunday, such as 1,2,3,4,5'),
  v.transform((text) => text.split(',').map(Number)),
)

const DEFAULT_HOLIDAYS = { eu: ['DE'], uk: [] } as const

const holidays = v.pipe(
  v.string(),
  v.transform((text) => (text === 'none' ? [] : text.split(',').map((one) => one.trim()))),
  v.check(
    (list) => list.every((one) => isPlace(one) || v.is(day, one)),
    'must be none, or a list of DE, a state such as DE-BY, and days such as 2026-12-24',
  ),
)

const isPaymentMethod = (name: string): name is PaymentMethod => PAYMENT_METHODS.some((method) => method === name)

const paymentMethods = v.pipe(
  v.string(),
  v.transform((text) => [...new Set(text.split(',').map((name) => name.trim()))]),
  v.check((names) => names.every(isPaymentMethod), `must be a list of these: ${PAYMENT_METHODS.join(', ')}`),
  v.transform((names) => names.filter(isPaymentMethod)),
)

const mailAddresses = v.pipe(
  v.string(),
  v.transform((text) => [...new Set(text.split(',').map((one) => one.trim()))]),
  v.array(mailAddress),
)

const languageCode = v.pipe(
  v.string(),
  v.transform(toLanguageCode),
  v.check((code) => code !== undefined, `must be one of these: ${LANGUAGE_CODES.join(', ')}`),
)

const folder = v.pipe(
  v.string(),
  v.transform((text) => resolve(text)),
)

/** Variables that the shop reads, with the defaults that depend on no other (operations.settings-have-defaults). */
const environment = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a number from 0 to 65535'),
      v.transform(Number),
      v.maxValue(65_535, 'must be a number from 0 to 65535'),
    ),
    '3000',
  ),
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[0-9A-Za-z.:-]+$/, 'must be a host name or an IP address')),
    '127.0.0.1',
  ),
  DATA_DIR: v.optional(folder, '.data'),
  // The value may hold a password, so no message repeats it.
  DATABASE_URL: v.optional(url(['postgres:', 'postgresql:'], 'must be a postgres:// address')),
  DEMO: v.optional(onOrOff),
  INSPECTOR: v.optional(onOrOff),
  SHOP_NAME: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'must not be blank'),
      v.maxLength(60, 'must have at most 60 characters'),
    ),
    'Verbena',
  ),
  SHOP_REGION: v.optional(v.picklist(['eu', 'uk'], 'must be eu or uk'), 'eu'),
  PUBLIC_URL: v.optional(webOrigin),
  UK_SHOP_URL: v.optional(securedOrigin),
  JWT_SECRET: v.optional(secret),
  MULTIPASS_SECRET: v.optional(secret),
  BANK_SECRET: v.optional(secret),
  // The value may hold a password, so no message repeats it.
  SMTP_URL: v.optional(mailServer),
  MAIL_FROM: v.optional(mailAddress),
  MAIL_TO: v.optional(mailAddress),
  ORDER_MAIL_TO: v.optional(mailAddresses),
  ORDER_MAIL_LANGUAGE: v.optional(languageCode),
  TRUST_PROXY: v.optional(proxyCount, 'off'),
  COUNTRY_HEADER: v.optional(headerName),
  DEFAULT_COUNTRY: v.optional(countryCode),
  COMMISSION_RATE: v.optional(percent),
  SHOP_TIME_ZONE: v.optional(timeZone),
  PAYOUT_DAY: v.optional(dayOfMonth),
  TAX_RATE: v.optional(taxRateSetting),
  TAX_RATES: v.optional(taxRatesSetting),
  SHOP_COUNTRY: v.optional(countryCode),
  VAT_CHECK_URL: v.optional(vatCheckAddress),
  PAYMENT_METHODS: v.optional(paymentMethods),
  DELIVERY_METHODS: v.optional(deliverySetting),
  ...paperEnvironment,
  DELIVERY_CUTOFF: v.optional(cutoffHour),
  DELIVERY_WORKDAYS: v.optional(workdays),
  DELIVERY_HOLIDAYS: v.optional(holidays),
  API_ORIGIN: v.optional(webOrigin),
  UPLOADS_DIR: v.optional(folder),
  ...operatorEnvironment,
  ...stripeEnvironment,
  REAL_CATALOGUE: v.optional(folder),
  SHOP_RUNTIME_DIR: v.optional(folder),
})

/** Settings that have no effect with another backend. */
const OF_THE_BACKEND = [
  'DATABASE_URL',
  'UPLOADS_DIR',
  'DEFAULT_COUNTRY',
  'COMMISSION_RATE',
  'SHOP_TIME_ZONE',
  'PAYOUT_DAY',
  'TAX_RATE',
  'TAX_RATES',
  'SHOP_COUNTRY',
  'VAT_CHECK_URL',
  'PAYMENT_METHODS',
  'DELIVERY_METHODS',
  'INVOICE_AT',
  'INVOICE_SERIES',
  'PAYMENT_DAYS',
  'ORDER_MAIL_TO',
  'ORDER_MAIL_LANGUAGE',
  'DELIVERY_CUTOFF',
  'DELIVERY_WORKDAYS',
  'DELIVERY_HOLIDAYS',
  'JWT_SECRET',
  'MULTIPASS_SECRET',
  'BANK_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const

/**
 * Reads the shop's settings from environment variables; an empty one counts as not set. Throws a SettingsError for the
 * first wrong value, and for a combination that is refused or in which a setting has no effect
 * (operations.wrong-settings-stop-the-start).
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = v.safeParse(environment, given)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new SettingsError(`${v.getDotPath(issue) ?? 'A setting'} ${issue.message}.`)
  }
  const values = parsed.output
  const useless = values.API_ORIGIN !== undefined && OF_THE_BACKEND.find((name) => values[name] !== undefined)
  if (useless) throw new SettingsError(`${useless} has no effect with API_ORIGIN: leave one of them out.`)
  // Without a database server or another backend the shop is the demo, which never listens beyond this machine
  // (operations.demo-stays-on-this-machine).
  const demo = values.DEMO ?? (values.DATABASE_URL === undefined && values.API_ORIGIN === undefined)
  if (values.UK_SHOP_URL !== undefined && values.SHOP_REGION === 'uk') {
    throw new SettingsError('UK_SHOP_URL has no effect with SHOP_REGION=uk: leave it out.')
  }
  if (demo && values.API_ORIGIN !== undefined) {
    throw new SettingsError('DEMO has no effect with API_ORIGIN: leave one of them out.')
  }
  if (demo && !isLoopback(values.HOST)) {
    throw new SettingsError(
      'HOST must be a loopback address while DEMO is on: the demo is open to everyone who reaches it.',
    )
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    uploadsDir: values.UPLOADS_DIR ?? join(values.DATA_DIR, 'uploads'),
    databaseUrl: values.DATABASE_URL,
    demo,
    inspector: values.INSPECTOR ?? demo,
    shopName: values.SHOP_NAME,
    shopRegion: values.SHOP_REGION,
    operator: operatorSettings(values, { isRequired: !demo && values.PUBLIC_URL?.startsWith('https:') === true }),
    publicUrl: values.PUBLIC_URL ?? `http://${displayHost(values.HOST)}:${values.PORT}`,
    ukShopUrl: values.UK_SHOP_URL,
    jwtSecret: values.JWT_SECRET,
    multipassSecret: values.MULTIPASS_SECRET,
    bankSecret: values.BANK_SECRET,
    proxies: proxySettings(values),
    defaultCountry: values.DEFAULT_COUNTRY,
    commissionRate: values.COMMISSION_RATE ?? DEFAULT_COMMISSION_RATE,
    timeZone: values.SHOP_TIME_ZONE ?? DEFAULT_TIME_ZONE,
    payoutDay: values.PAYOUT_DAY ?? DEFAULT_PAYOUT_DAY,
    tax: taxSettings(values),
    vatCheckUrl: values.VAT_CHECK_URL === undefined ? VIES : (values.VAT_CHECK_URL ?? undefined),
    shopCountry: values.SHOP_COUNTRY ?? DEFAULT_COUNTRIES[values.SHOP_REGION],
    paymentMethods: values.PAYMENT_METHODS ?? (demo ? PAYMENT_METHODS : ['invoice']),
    deliveryMethods: values.DELIVERY_METHODS ?? DELIVERY_DEFAULTS[values.SHOP_REGION],
    papers: paperSettings(values, { region: values.SHOP_REGION, timeZone: values.SHOP_TIME_ZONE ?? DEFAULT_TIME_ZONE }),
    orderMail: { to: values.ORDER_MAIL_TO ?? [], language: values.ORDER_MAIL_LANGUAGE ?? DEFAULT_LANGUAGE },
    deliveryCalendar: {
      timeZone: values.SHOP_TIME_ZONE ?? DEFAULT_TIME_ZONE,
      cutoff: values.DELIVERY_CUTOFF ?? DEFAULT_CUTOFF,
      workdays: values.DELIVERY_WORKDAYS ?? DEFAULT_WORKDAYS,
      holidays: values.DELIVERY_HOLIDAYS ?? DEFAULT_HOLIDAYS[values.SHOP_REGION],
    },
    stripe: stripeSettings(values),
    mail: mailSettings(values),
    apiOrigin: values.API_ORIGIN,
    realCatalogue: values.REAL_CATALOGUE,
    runtimeDir: values.SHOP_RUNTIME_DIR,
  }
}

/** Refuses rates by country beside a rate that holds everywhere. */
function taxSettings({ TAX_RATE, TAX_RATES }: v.InferOutput<typeof environment>): TaxSettings {
  if (TAX_RATE !== undefined && TAX_RATES !== undefined)
    throw new SettingsError('TAX_RATES has no effect with TAX_RATE: leave one of them out.')
  return { everywhere: TAX_RATE, own: TAX_RATES ?? [] }
}

/** Refuses incomplete mail settings, which would promise mail that is never sent. */
function mailSettings({
  SMTP_URL,
  MAIL_FROM,
  MAIL_TO,
  API_ORIGIN,
}: v.InferOutput<typeof environment>): MailSettings | undefined {
  if (SMTP_URL === undefined) {
    const useless = MAIL_FROM !== undefined ? 'MAIL_FROM' : MAIL_TO !== undefined ? 'MAIL_TO' : undefined
    if (useless !== undefined)
      throw new SettingsError(`${useless} has no effect without SMTP_URL: leave it out, or set both.`)
    return undefined
  }
  if (API_ORIGIN !== undefined)
    throw new SettingsError('SMTP_URL has no effect with API_ORIGIN: leave one of them out.')
  if (MAIL_FROM === undefined) throw new SettingsError('SMTP_URL needs MAIL_FROM, the address that mails come from.')
  return { smtpUrl: SMTP_URL, from: MAIL_FROM, to: MAIL_TO ?? MAIL_FROM }
}

/** Refuses COUNTRY_HEADER without a trusted proxy, because clients can forge the header. */
function proxySettings({
  TRUST_PROXY,
  COUNTRY_HEADER,
  API_ORIGIN,
}: v.InferOutput<typeof environment>): ProxySettings | undefined {
  if (COUNTRY_HEADER !== undefined && TRUST_PROXY === 0) {
    throw new SettingsError('COUNTRY_HEADER needs TRUST_PROXY: without a trusted proxy anybody could write it.')
  }
  if (TRUST_PROXY === 0) return undefined
  if (API_ORIGIN !== undefined)
    throw new SettingsError('TRUST_PROXY has no effect with API_ORIGIN: leave one of them out.')
  return { count: TRUST_PROXY, countryHeader: COUNTRY_HEADER }
}

/** True if the text is a server's address and nothing that a mail library could take for further options. */
function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { hostname, pathname, search, hash, username, password } = new URL(text)
  return (
    hostname !== '' && (pathname === '' || pathname === '/') && search + hash === '' && isEscaped(username + password)
  )
}

function isEscaped(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Returns a host as typed into the address bar. */
function displayHost(host: string): string {
  if (isLoopback(host) || host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

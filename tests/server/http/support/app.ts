import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Hono } from 'hono'

import type { UserType } from '#contract/call.ts'
import type { User } from '#areas/account/contract/account.ts'
import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'
import { createHttpApp, type HttpDeps } from '#server/http/app.ts'
import type { Env } from '#server/request/env.ts'
import type { Services } from '#server/http/services.ts'
import { createLog } from '#server/log.ts'
import { ReadyJson } from '#server/ready-json.ts'
import { documentOf } from '#tests/server/support/document.ts'
import { operator } from '#tests/support/operator.ts'
import { messages } from '../../support/messages.ts'

export const PAGE = '<!doctype html><html lang="en"><head><title>Shop</title><!--settings--></head><body></body></html>'

export const product: ListProduct = {
  product_id: 7,
  name: 'Magnesium bisglycinate',
  slug: 'magnesium-bisglycinate',
  brand: { id: 3, name: 'Linden', slug: 'linden' },
  assets: [],
  variants: [
    { id: 9, price: 12.5, sku: 'LN-7', unit_of_measure: null, net_contents: '60 capsules', stock: 4, availability: 1 },
  ],
  delivery_form: null,
  suitable_for: [],
  free_from: [],
  zero_waste: false,
  practitioner_only: false,
}

const PAGE_TEXTS = {
  categories: [],
  health_goals: [],
  description: null,
  serving_size: null,
  suggested_use: null,
  warnings: null,
  allergens: null,
  ingredients: [],
  other_ingredients: [],
}

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

/** A catalogue that answers the same always, and remembers what it was asked. */
export function fakeCatalogue(): Writable<Services['catalogue']> & { readonly asked: unknown[] } {
  const asked: unknown[] = []
  return {
    asked,
    version: 1,
    productCount: 1,
    listAddresses: (from, count) => {
      asked.push({ from, count })
      return Promise.resolve([{ slug: product.slug, updated_at: new Date('2026-07-01T10:00:00Z') }])
    },
    filterOptionsJson: (ids, language) => {
      asked.push({ ids, language })
      const brands = Array.from({ length: 40 }, (_, i) => ({
        id: i + 1,
        name: `Brand ${i}`,
        slug: `brand-${i}`,
        count: i,
      }))
      return Promise.resolve(
        ReadyJson.from({
          categories: [],
          health_goals: [],
          brands,
          delivery_form: [],
          suitable_for: [],
          free_from: [],
          zero_waste: [],
        }),
      )
    },
    overview: (language) => {
      asked.push({ overview: language })
      return Promise.resolve({
        total_products: 1,
        total_brands: 1,
        zero_waste: 0,
        categories: [],
        health_goals: [],
        brands: [],
        suggestions: [],
      })
    },
    listProducts: (query, language, viewer) => {
      asked.push({ query, language, viewer })
      return Promise.resolve({
        data: [product],
        total_results: 1,
        total_pages: 1,
        current_page: 1,
        limit: 26,
        available_products: 1,
        unavailable_products: 0,
      })
    },
    getProduct: (slug, language, viewer) => {
      asked.push({ slug, language, viewer })
      return Promise.resolve(slug === product.slug ? { ...product, ...PAGE_TEXTS, related: [] } : null)
    },
    search: (input, language, viewer) => {
      asked.push({ ...input, language, viewer })
      return Promise.resolve({
        current_page: 1,
        per_page: 12,
        total_found: 1,
        total_pages: 1,
        available_products: 1,
        unavailable_products: 0,
        hits: [product],
        brands: [],
        unique_categories: [],
        unique_free_from: [],
        unique_ingredients: [],
        unique_suitable_for: [],
        did_you_mean: null,
      })
    },
    searchSlice: (query, language, viewer) => {
      asked.push({ query, language, viewer })
      return Promise.resolve(query.cursor === 'broken' ? null : { hits: [product], total_found: 1, next_cursor: null })
    },
    popular: (language) => {
      asked.push({ language })
      return Promise.resolve([product])
    },
  }
}

/** Tokens that stand for somebody of each type. */
export const TOKENS: Readonly<Record<string, UserType>> = { admin: 1, certified: 2, practitioner: 3, client: 4 }

const person: User = {
  user_id: 4,
  user_type_id: 4,
  email: 'anna@mail.example',
  first_name: 'Anna',
  last_name: 'Öberg',
  phone: '',
  country: null,
  language: 'en',
  newsletter: false,
  builder_mode: 'redesign',
}
const practice = {
  health_profession: null,
  expertise_level: null,
  organisation_type: null,
  practice_name: '',
  website: '',
  professional_body: '',
  professional_number: '',
  certificate: { status: 'pending', reason: null, check: null },
} as const
const client = {
  suitable_for: [],
  free_from: [],
  life_stage: null,
  practitioner: null,
  practitioners: [],
  discount_rate: 0,
}

/** Accounts that know who holds one of TOKENS, let nobody else in, and know no link. */
export function fakeAccounts(): Services['accounts'] {
  return {
    identify: (token) => {
      const userTypeId = TOKENS[token]
      return Promise.resolve(userTypeId && { userId: userTypeId, sessionId: userTypeId, userTypeId })
    },
    login: () => Promise.resolve('wrong'),
    loginMultipass: () => Promise.resolve(undefined),
    logout: () => Promise.resolve(),
    sessionOf: () => Promise.resolve(undefined),
    refresh: () => Promise.resolve('unknown'),
    register: () => Promise.resolve(),
    activateAgain: () => Promise.resolve(),
    activate: () => Promise.resolve(undefined),
    forgotPassword: () => Promise.resolve(),
    resetPassword: () => Promise.resolve(undefined),
    getAccount: () => Promise.resolve(person),
    getPractitioner: () => Promise.resolve({ ...person, ...practice, commission_rate: 20 }),
    getClient: () => Promise.resolve({ ...person, ...client }),
    updateAccount: () => Promise.resolve(person),
    updateClient: () => Promise.resolve({ ...person, ...client }),
    changePassword: () => Promise.resolve(true),
    deleteAccount: () => Promise.resolve(true),
    listSessions: () => Promise.resolve([]),
    endSession: () => Promise.resolve(true),
    endOtherSessions: () => Promise.resolve(),
    getLeaving: () => Promise.resolve({ commission: [], has_bank_details: false }),
    exportAccount: () => Promise.resolve({}),
    readMailChoices: () => Promise.resolve({ topics: [], asked: null }),
    setMailChoice: () => Promise.resolve({ topics: [], asked: null }),
    refuseMail: () => Promise.resolve(true),
  }
}

/** Limits that nobody meets. */
export function noLimits(): Services['limits'] {
  return {
    take: () => Promise.resolve(),
    allows: () => Promise.resolve(true),
    opensIn: () => Promise.resolve(0),
    giveBack: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  }
}

const FAKES = Object.values(
  import.meta.glob<{ readonly fakes: () => Partial<Services> }>('../../../areas/*/server/support/fakes.ts', {
    eager: true,
  }),
)

/** Services that do nothing and refuse nothing, with what a test sets differently. */
export function fakeServices(overrides: Partial<Services> = {}): Services {
  const ofAll = {
    catalogue: fakeCatalogue(),
    database: { healthy: () => Promise.resolve(true) },
    findPack: (id) =>
      Promise.resolve(id === 7 ? { variantId: 9, hash: '0123abcd', draw: (size) => `<svg width="${size}"/>` } : null),
    mail: { newest: () => Promise.resolve([]), html: () => Promise.resolve(undefined) },
    accounts: fakeAccounts(),
    limits: noLimits(),
    readCountry: () => Promise.resolve(null),
  } satisfies Partial<Services>
  return Object.assign(ofAll, ...FAKES.map(({ fakes }) => fakes()), overrides) as Services
}

/** Log lines as objects, and a log that writes them. */
export function memoryLog() {
  const lines: Record<string, unknown>[] = []
  const log = createLog({
    write: (line) => {
      lines.push(JSON.parse(line) as Record<string, unknown>)
    },
  })
  return { lines, log }
}

export interface TestApp {
  readonly app: Hono<Env>
  readonly catalogue: ReturnType<typeof fakeCatalogue>
  readonly lines: Record<string, unknown>[]
}

/** The shop over a fake catalogue, with what a test sets differently. */
export function testApp(overrides: Partial<HttpDeps> = {}): TestApp {
  const catalogue = fakeCatalogue()
  const services = fakeServices({ catalogue })
  const { lines, log } = memoryLog()
  const app = createHttpApp({
    settings: {
      shopName: 'Verbena',
      shopRegion: 'eu',
      operator,
      publicUrl: 'http://localhost:3000',
      apiOrigin: undefined,
    },
    log,
    messages,
    uploadsDir: mkdtempSync(join(tmpdir(), 'verbena-uploads-')),
    version: '0.1.0',
    services: () => services,
    isDatabaseLost: () => false,
    clientDir: mkdtempSync(join(tmpdir(), 'verbena-client-')),
    document: () => Promise.resolve(documentOf(PAGE)),
    localesDir: 'public/locales',
    drawWithin: 800,
    showsOutbox: true,
    checkAnswers: true,
    allowInline: false,
    ...overrides,
  })
  return { app, catalogue, lines }
}

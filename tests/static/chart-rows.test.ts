import { getInitialSnapshot } from 'xstate'
import { describe, expect, test } from 'vitest'

import { appMachine } from '#machines/app/app.machine.ts'
import { LATE } from '#machines/app/charts.ts'
import { chartsOfRoot } from '#statecharts/evidence/messages.ts'
import { allMachines } from '#statecharts/graph/all-machines.ts'
import { Redactor } from '#statecharts/redact/redactor.ts'
import { SECRETS } from '#statecharts/redact/secrets.ts'

import type { Model } from '../models/support/model.ts'

const HELD = '(statecharts.secrets-are-redacted)'

const machines = await allMachines('.')
const late = [...chartsOfRoot('.', machines)].filter(([name]) => name in LATE)
const models = Object.values(
  import.meta.glob<{ model: Model }>(['../models/*.model.ts', '../areas/*/models/*.model.ts'], { eager: true }),
).map(({ model }) => model)

const AT_OPENING = 'what it shows grows old in seconds, and is asked for again when its page is opened'

/** Charts that could be told so, and that nothing of this tab outdates, each with the reason. */
const NEVER_OUTDATED: Readonly<Record<string, string>> = {
  accountsList: AT_OPENING,
  adminTasks: AT_OPENING,
  allProducts: AT_OPENING,
  allReturns: AT_OPENING,
  bank: AT_OPENING,
  clientsOrders: AT_OPENING,
  commission: AT_OPENING,
  lookups: 'professions and the like change with the shop’s code',
  ownOrders: AT_OPENING,
  protocolBuilder: 'it makes the changes, and hears of those of other tabs from them',
  takenMarks: 'it makes the changes, hears those of other tabs, and looks again when the user comes back',
  today: AT_OPENING,
  wishlist: 'it makes the changes, hears those of other tabs, and looks again when the user comes back',
}

describe('what outdates a chart', () => {
  const takers = late.filter(([, id]) =>
    machines
      .find(({ machine }) => machine.id === id)
      ?.machine.events.some((type: string) => type.endsWith('.outdated')),
  )

  test('stands in the row of each that takes such an event, or here why nothing does', () => {
    const silent = takers.filter(([name]) => {
      const { outdated } = LATE[name as keyof typeof LATE] as { readonly outdated?: object }
      return Object.keys(outdated ?? {}).length === 0
    })
    expect(silent.map(([name]) => name).toSorted()).toEqual(Object.keys(NEVER_OUTDATED))
  })

  test('is a fact that the root passes on, whatever else follows from it', () => {
    const facts = Object.values(LATE).flatMap((row) => ('outdated' in row ? Object.keys(row.outdated) : []))
    for (const fact of new Set(facts)) {
      const branches = appMachine.root.transitions.get(fact) ?? []
      expect(branches, fact).not.toEqual([])
      for (const { actions } of branches) expect(JSON.stringify(actions), fact).toContain('sendOutdated')
    }
  })

  test('is told by an event that the chart takes, in its own row', () => {
    const told = late.flatMap(([name, id]) => {
      const { outdated } = LATE[name as keyof typeof LATE] as {
        readonly outdated?: Readonly<Record<string, string>>
      }
      return Object.values(outdated ?? {}).map((type) => ({ id, type }))
    })
    expect(told).toHaveLength(10)
    for (const { id, type } of told)
      expect(machines.find(({ machine }) => machine.id === id)?.machine.events, id).toContain(type)
  })
})

const CATALOGUE =
  /(?:brands?|hits|items?|products?|categories|children|health_goals|delivery_form|suitable_for|free_from|zero_waste|suggestions|line|data)\.name$/
const PUBLIC = 'a practice says it to everybody on its page'
const PRODUCT = 'a product of the catalogue'

/** Paths of charts that look like a person's own words and are left as they are, each with the reason. */
const OPEN: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/problem\.message$/, 'the shop’s own words for a refusal'],
  [CATALOGUE, 'products, brands and filters of the catalogue'],
  [/^(?:commandBox|popularProducts|product) output\.(?:result\.)?value\.name$/, PRODUCT],
  [/^(?:app|wish) wish\.name$/, PRODUCT],
  [/^(?:app undo\.event|folders put)\.name$/, PRODUCT],
  [/^(?:wish output\.|wishlist |cartQuantity of\.)name$/, PRODUCT],
  [/^catalogueImport .*\.(?:absent\.names|staying\.name)$/, PRODUCT],
  [/^(?:adminReturn|createReturn|ownReturns|returnsOfOrder|withdraw) .*lines\.name$/, PRODUCT],
  [/^(?:protocolBuilder|protocolLines) (?:changes\.)?name$/, PRODUCT],
  [/^catalogue (?:ordering\.)?order_name$/, 'one of the orders of a list'],
  [/^(?:app|language) texts$/, 'names of files of texts'],
  [/^toaster text$/, 'a key of the shop’s texts'],
  [/shop_?name$/i, 'the address of a public page'],
  [/^practice(?:Name|Page)? /, PUBLIC],
  [/^adminProduct /, 'the catalogue’s own texts'],
  [/^ingredients key\.name$/, 'a name on labels of the catalogue'],
  [/^(?:inspector|sendByHand) /, 'no tab of the shop has these'],
]

/** All that a model puts into its chart: its first contexts, what it is sent, and what it is answered. */
function samplesOf({ machine, inputs = [undefined], events, answers = [] }: Model): readonly object[] {
  const contexts = inputs.map((input) => (getInitialSnapshot(machine, input) as { readonly context: object }).context)
  return [...contexts, ...events, ...answers]
}

const TELLING =
  /passw|token|secret|mail|phone|note|name|text|keyword|query|search|reason|subject|message|street|city|typed/i

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** The same with a canary under each key that looks like one of a person's own words. */
function withCanaries(value: unknown, key = '', path = ''): unknown {
  if (typeof value === 'string') return TELLING.test(key) && value !== '' ? `Canary Words at ${path}` : value
  if (Array.isArray(value)) return value.map((one) => withCanaries(one, key, path))
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withCanaries(one, name, path === '' ? name : `${path}.${name}`)]),
  )
}

/** The keys of a sample, and of an event also with its type. */
function keysIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn)
  if (!isPlain(value)) return []
  const type = 'type' in value ? String(value.type) : ''
  return Object.entries(value).flatMap(([key, one]) => [key, `${type} ${key}`, ...keysIn(one)])
}

describe(`of all charts ${HELD}`, () => {
  const left = models.flatMap((model) => {
    const redactor = new Redactor('salt')
    const told = JSON.stringify(
      samplesOf(model).map((sample) => redactor.value(withCanaries(sample), model.machine.id)),
    )
    const paths = [...told.matchAll(/Canary Words at ([\w.]+)/g)].map(([, path]) => path)
    return [...new Set(paths)].map((path) => `${model.machine.id} ${path}`)
  })

  test('no key that looks like a person’s own words is told, but those that are named with the reason', () => {
    expect(left.filter((one) => !OPEN.some(([pattern]) => pattern.test(one)))).toEqual([])
  })

  test('none is named that is secret anyway', () => {
    expect(OPEN.filter(([pattern]) => !left.some((one) => pattern.test(one)))).toEqual([])
  })

  test('a row of secret keys is of a chart that has them', () => {
    const foreign = Object.entries(SECRETS).flatMap(([id, secrets]) => {
      const ofChart = models.filter(({ machine }) => machine.id === id)
      const keys = new Set(ofChart.flatMap((model) => samplesOf(model).flatMap(keysIn)))
      return Object.keys(secrets).flatMap((key) => (keys.has(key) ? [] : [`${id} ${key}`]))
    })
    // It emits them.
    expect(foreign).toEqual(['noteSuggestions notes'])
  })
})

import * as v from 'valibot'

import { COUNTRY_CODES } from '#contract/countries.ts'
import type { Region } from '#contract/constants.ts'
import { money } from '#contract/wire.ts'

import type { MessageKey } from './texts/messages.ts'

/** The methods that have a title in every language. */
const TITLES = { standard: 'deliveryStandard', express: 'deliveryExpress' } as const satisfies Record<
  string,
  MessageKey
>

/** The title that a method has in a language; undefined for one that only the operator can word. */
export const deliveryTitleKey = (id: string): MessageKey | undefined =>
  Object.hasOwn(TITLES, id) ? TITLES[id as keyof typeof TITLES] : undefined

/** A way of delivery as the operator has set it, with prices in the shop's currency. */
export interface DeliverySetting {
  readonly id: string
  /** One text for all languages, or the key of a translated one. */
  readonly title: { readonly text: string } | { readonly key: MessageKey }
  readonly price: number
  /** Amount of goods from which it costs nothing; null if it always costs. */
  readonly free_from: number | null
  readonly countries: readonly string[]
  /** Working days on the way, at least and at most; null if nothing is promised. */
  readonly days: readonly [number, number] | null
}

const WRONG =
  'must be a JSON list such as [{"id":"standard","price":4.9,"free_from":49,"countries":["DE","NL"],"days":[2,4]}]'

const cents = v.pipe(
  money,
  v.maxValue(10_000),
  v.check((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6),
)

const dayCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60))

const daysOnTheWay = v.pipe(
  v.tuple([dayCount, dayCount]),
  v.check(([least, most]) => least <= most),
)

const method = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(60)),
    title: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(120))),
    price: cents,
    free_from: v.nullish(cents, null),
    countries: v.pipe(v.array(v.picklist(COUNTRY_CODES)), v.minLength(1)),
    days: v.nullish(daysOnTheWay, null),
  }),
  v.check(({ id, title }) => title !== undefined || Object.hasOwn(TITLES, id)),
  v.transform(({ id, title, ...rest }): DeliverySetting => ({
    id,
    title: title === undefined ? { key: TITLES[id as keyof typeof TITLES] } : { text: title },
    ...rest,
  })),
)

const methods = v.pipe(
  v.array(method),
  v.minLength(1),
  v.check((list) => new Set(list.map(({ id }) => id)).size === list.length),
)

/** The setting DELIVERY_METHODS, from JSON. Only `standard` and `express` may be without a title. */
export const deliverySetting = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }): readonly DeliverySetting[] => {
    const read = v.safeParse(methods, parsed(dataset.value))
    if (read.success) return read.output
    addIssue({ message: WRONG })
    return NEVER
  }),
)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const EUROPEAN_UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
const NEAR = 'AT BE DE DK FR LU NL'.split(' ')

/** Delivery in a shop whose operator has set none. */
export const DELIVERY_DEFAULTS: Readonly<Record<Region, readonly DeliverySetting[]>> = {
  eu: [
    {
      id: 'standard',
      title: { key: TITLES.standard },
      price: 4.9,
      free_from: 49,
      countries: EUROPEAN_UNION,
      days: [2, 5],
    },
    { id: 'express', title: { key: TITLES.express }, price: 9.9, free_from: null, countries: NEAR, days: [1, 2] },
  ],
  uk: [
    {
      id: 'standard',
      title: { key: TITLES.standard },
      price: 3.95,
      free_from: 45,
      countries: ['GB', 'GG', 'IM', 'JE'],
      days: [2, 4],
    },
    { id: 'express', title: { key: TITLES.express }, price: 6.95, free_from: null, countries: ['GB'], days: [1, 1] },
  ],
}

import * as v from 'valibot'

import { CLIENT_LOOKUP_MAX, EMAIL_MAX_LENGTH, LIMIT_MAX, PAGE_MAX, SEARCH_MAX_LENGTH } from './constants.ts'
import { emailOf } from './email.ts'
import { DEFAULT_LANGUAGE, toLanguageCode } from './languages.ts'

/**
 * Schemas of what stands in an address, where every value is text, and of the plain values that many bodies share. What
 * is malformed is refused; a value that is only unknown is not looked at here (catalogue.unknown-values-are-ignored).
 */

/** The language of an answer: any text; an unsupported one means English (language.unsupported-code-means-english). */
export const languageCode = v.pipe(
  v.string(),
  v.transform((text) => toLanguageCode(text) ?? DEFAULT_LANGUAGE),
)

/** The query parameters that every call takes (language.calls-carry-language-code). */
export const commonQuery = v.object({ language_code: v.optional(languageCode) })

/** A comma-separated list of ids (catalogue.malformed-values-are-refused). */
export const idList = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(,\d{1,9})*$/),
  v.transform((text) => [...new Set(text.split(',').map(Number))]),
  v.maxLength(1000),
)

/* @__NO_SIDE_EFFECTS__ */
const wholeNumber = (max: number) => v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number), v.maxValue(max))

/** A page number from 1 (catalogue.malformed-values-are-refused). */
export const pageNumber = /* @__PURE__ */ wholeNumber(PAGE_MAX)

/** Items a page, from 1 (catalogue.malformed-values-are-refused). */
export const pageLimit = /* @__PURE__ */ wholeNumber(LIMIT_MAX)

/** The entries of a paged list's query. */
export const paging = { page: v.optional(pageNumber), limit: v.optional(pageLimit) }

const ID_MAX = 2 ** 31 - 1

/** Whole seconds, from 1. */
export const seconds = /* @__PURE__ */ wholeNumber(ID_MAX)

/** A year of the common era in a path, of four digits. */
export const year = v.pipe(v.string(), v.regex(/^[1-9]\d{3}$/), v.transform(Number))

/** An id in a path or a query. */
export const pathId = /* @__PURE__ */ wholeNumber(ID_MAX)

/** The params of a path with one `{id}`. */
export const idParams = v.object({ id: pathId })

/** A slug in a path. */
export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(200))

/** A yes or no in an address: 1 or 0. */
export const flag = v.pipe(
  v.picklist(['0', '1']),
  v.transform((text) => text === '1'),
)

/**
 * An order column or direction. Unknown ones are left out by the service, not refused
 * (catalogue.unknown-values-are-ignored).
 */
export const orderText = v.pipe(v.string(), v.maxLength(100))

/** The entries of an ordered list's query. */
export const ordering = { order_by: v.optional(orderText), order: v.optional(orderText) }

/** Words to look for. */
export const searchText = v.pipe(v.string(), v.maxLength(SEARCH_MAX_LENGTH))

/** A comma-separated list of emails. */
export const emailList = v.pipe(
  v.string(),
  v.maxLength(CLIENT_LOOKUP_MAX * (EMAIL_MAX_LENGTH + 1)),
  v.transform((text) => text.split(',').map(emailOf)),
  v.maxLength(CLIENT_LOOKUP_MAX),
)

// The pattern of `isoDate` takes a 31st of February and a year 0, which a database refuses.
const isInCalendar = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && !text.startsWith('0000')
}

/** A calendar day as YYYY-MM-DD. */
export const day = v.pipe(v.string(), v.isoDate(), v.check(isInCalendar))

/** A one-time token out of an email or from another system. */
export const oneTimeToken = v.pipe(v.string(), v.nonEmpty(), v.maxLength(4000))

/** An id in a body. */
export const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ID_MAX))

/** Ids in a body. */
export const ids = v.pipe(v.array(id), v.maxLength(1000))

/** Money on the wire: decimals with at most two places (price.cents-inside-decimals-outside). */
export const money = v.pipe(v.number(), v.minValue(0))

/** Money that may be owed the other way round, and is negative then. */
export const signedMoney = v.number()

/** A rate in whole percents. */
export const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))

/** ISO 8601 in UTC. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp())

/** A position in a list, counted from 1 (practice.reorder-counts-from-one). */
export const position = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))

/** An id with the title it has in the asked language. */
export const titled = v.object({ id: v.number(), title: v.string() })

/** An answer that says only how it went, in the asked language. */
export const message = v.object({ message: v.string() })

/** The fields around `data` in a paged answer. */
export const pageFields = {
  current_page: v.number(),
  limit: v.number(),
  total_pages: v.number(),
  total_results: v.number(),
}

/**
 * The ids of a DELETE that carries a body: they stand in the query as well, and either is taken
 * (call.delete-ids-in-body-or-query). A query that holds some of them only is malformed. Spread into a definition.
 */
/* @__NO_SIDE_EFFECTS__ */
export function idsInQueryAndBody<const Name extends string>(...names: [Name, ...Name[]]) {
  return {
    query: v.pipe(
      v.object(v.entriesFromList(names, v.optional(pathId))),
      v.check((query) => new Set(names.map((name) => name in query)).size === 1),
    ),
    body: v.optional(v.object(v.entriesFromList(names, id))),
  }
}

/** The ids of such a DELETE, once validated: the body's, else the query's, undefined where there are neither. */
export function givenIds<Ids extends object>(input: {
  readonly query: { readonly [Name in keyof Ids]?: Ids[Name] | undefined }
  readonly body: Ids | undefined
}): Ids | undefined {
  return input.body ?? (hasIds(input.query) ? input.query : undefined)
}

// The query's schema has already refused a query with some of the ids only.
const hasIds = <Ids extends object>(query: { readonly [Name in keyof Ids]?: Ids[Name] | undefined }): query is Ids =>
  Object.keys(query).length > 0

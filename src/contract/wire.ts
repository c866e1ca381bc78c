import * as v from 'valibot'

import { LIMIT_MAX, PAGE_MAX } from './constants.ts'

/** Schemas of what stands in an address: every value is text there. */

/** A comma-separated list of ids (section 2). Text that is anything else is malformed (decision 12). */
export const idList = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(,\d{1,9})*$/),
  v.transform((text) => [...new Set(text.split(',').map(Number))]),
  v.maxLength(1000),
)

const wholeNumber = (max: number) =>
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number), v.maxValue(max))

/** A page number from 1 (decision 12). */
export const pageNumber = wholeNumber(PAGE_MAX)

/** Items a page, from 1 (decision 12). */
export const pageLimit = wholeNumber(LIMIT_MAX)

/** An id in a path. */
export const pathId = wholeNumber(2 ** 31 - 1)

/** A slug in a path. */
export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(200))

/** Money on the wire: decimals with at most two places (decision 14). */
export const money = v.pipe(v.number(), v.minValue(0))

/** ISO 8601 in UTC. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp())

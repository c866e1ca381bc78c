import { CLIENT_SEARCH_LIMIT } from '#contract/constants.ts'
import { emailOf } from '#contract/email.ts'
import { bcp47, type LanguageCode } from '#contract/languages.ts'
import { fold } from '#contract/names.ts'
import { personName } from '#contract/person-name.ts'
import { shownAddress } from '#contract/shown-address.ts'

import type { ClientRow } from './rows.ts'

/** Unknown orders count as the order of names. */
export interface ClientQuery {
  readonly keyword?: string | undefined
  readonly emails?: readonly string[] | undefined
  readonly order_by?: string | undefined
  readonly order?: string | undefined
  readonly page?: number | undefined
  readonly limit?: number | undefined
}

/** One page of some clients. A practitioner has few enough to be sorted here, by the rules of the caller's language. */
export function choose(
  rows: readonly ClientRow[],
  { keyword = '', emails, order_by, order, page = 1, limit = CLIENT_SEARCH_LIMIT }: ClientQuery,
  language: LanguageCode,
): ClientRow[] {
  const found = rows.filter(isNamed(keyword)).filter(isOneOf(emails))
  const { compare } = new Intl.Collator(bcp47(language), { numeric: true })
  const byName = found.toSorted((a, b) => compare(nameOf(a, language), nameOf(b, language)) || a.id - b.id)
  const start = (page - 1) * limit
  return inOrder(byName, order_by, order).slice(start, start + limit)
}

function isNamed(keyword: string): (row: ClientRow) => boolean {
  const words = fold(keyword).trim()
  const address = emailOf(keyword).toLowerCase()
  const typed = keyword.trim().toLowerCase()
  return ({ first_name, last_name, email }) =>
    [`${first_name} ${last_name}`, `${last_name} ${first_name}`, `${last_name}${first_name}`].some((text) =>
      fold(text).includes(words),
    ) ||
    (typed !== '' && shownAddress(email).toLowerCase().includes(typed)) ||
    (address !== '' && email.toLowerCase().includes(address))
}

function isOneOf(emails: readonly string[] | undefined): (row: ClientRow) => boolean {
  const lowerCase = emails && new Set(emails.map((one) => one.toLowerCase()))
  return ({ email }) => lowerCase === undefined || lowerCase.has(email.toLowerCase())
}

function inOrder(byName: readonly ClientRow[], orderBy: string | undefined, order: string | undefined): ClientRow[] {
  if (orderBy === 'recent') return byName.toSorted((a, b) => lastMet(b) - lastMet(a))
  if (orderBy === 'waiting') return byName.toSorted((a, b) => waits(a) - waits(b) || lastMet(a) - lastMet(b))
  return order === 'desc' ? byName.toReversed() : [...byName]
}

/** The email if the shop has no name. */
const nameOf = (row: ClientRow, language: LanguageCode): string => personName(row, language) || row.email

/** When they were linked or shared with last. */
const lastMet = ({ linked_at, last_shared_at }: ClientRow): number =>
  Math.max(linked_at.getTime(), last_shared_at?.getTime() ?? 0)

/** First those who hold what they have not opened, then those who have done nothing, then those who have ordered nothing. */
function waits({ unopened_protocols, last_opened_at, last_ordered_at }: ClientRow): number {
  if (unopened_protocols > 0) return 0
  if (last_ordered_at !== null) return 3
  return last_opened_at === null ? 1 : 2
}

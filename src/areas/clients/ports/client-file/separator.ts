import { namesEmail } from '#machines/clients/client-file/columns.ts'
import { SEPARATORS } from '#machines/clients/client-file/format.ts'
import type { Separator } from '#machines/clients/client-file/format.ts'

import { recordsOf, usualWidth } from './records.ts'

/** Rows by which the separator is told. */
const SAMPLE = 20

const isSeparator = (text: string | undefined): text is Separator => SEPARATORS.some((one) => one === text)

/**
 * The separator by which a row names a column of emails, and that most rows agree on. csv-parse's own `delimiter_auto`
 * throws on letters outside ASCII. Excel names the separator in a first line of its own.
 */
export function separated(
  text: string,
  chosen: Separator | null,
): { readonly text: string; readonly separator: Separator } {
  const named = /^sep=(.)\n/i.exec(text)
  const table = named ? text.slice(named[0].length) : text
  const given = chosen ?? named?.[1]
  if (isSeparator(given)) return { text: table, separator: given }
  const scores = SEPARATORS.map((separator) => {
    const records = recordsOf(table, separator, SAMPLE)?.records ?? []
    const width = usualWidth(records)
    const agreeing = records.filter(({ length }) => length === width).length
    const isNamed = records.some((record) => record.length > 1 && namesEmail(record))
    return { separator, score: (isNamed ? 1_000_000 : 0) + (width > 1 ? agreeing * 1000 + width : 0) }
  })
  const [best] = scores.toSorted((one, other) => other.score - one.score)
  return { text: table, separator: best?.separator ?? ';' }
}

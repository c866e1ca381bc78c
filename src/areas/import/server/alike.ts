import type { ImportReport } from './report.ts'

/** A finding about a file, in English. `alike` is equal for those that are told as one (admin.import-equal-findings-are-one). */
export interface FoundLine {
  readonly line: number
  readonly kind: 'rejected' | 'picture' | 'note'
  readonly code: string
  readonly detail: string
  readonly alike: string
}

/** Parts of the words that differ from line to line. */
const VARYING: readonly (readonly [RegExp, string])[] = [
  [/(cannot be taken): .*$/s, '$1'],
  [/^(external_id|sku) .*? (stands in line|belongs to the product) .*$/s, '$1 $2'],
  [/: .* (is not in the file)$/s, ': $1'],
  [/^(this variant has) .*$/s, '$1'],
  [/^.* (is a product of another shop); .*$/s, '$1'],
  [/\d+/g, '#'],
]

const wordsOf = (detail: string): string => {
  const parts = detail
    .split('; ')
    .map((part) => VARYING.reduce((words, [pattern, instead]) => words.replace(pattern, instead), part))
  return [...new Set(parts)].join('; ')
}

/** Pictures of one host count as equal, whatever the fault. */
const ofPicture = (address: string, detail: string): string =>
  URL.canParse(address) ? `picture ${new URL(address).host}` : `picture ${detail}`

/** Notes on prices come first, then those on skus. */
const weightOf = ({ detail }: Pick<FoundLine, 'detail'>): number => {
  if (detail.includes('price')) return 0
  return detail.startsWith('sku ') ? 1 : 2
}

const byLine = (one: FoundLine, other: FoundLine): number => one.line - other.line

/** All findings, those that matter most first: refused lines, missing pictures, notes. */
export function findingsOf({
  rejected,
  missingPictures,
  notes,
}: Pick<ImportReport, 'rejected' | 'missingPictures' | 'notes'>): FoundLine[] {
  return [
    ...rejected
      .map(({ number, problem: { code, detail } }) => ({
        line: number,
        kind: 'rejected' as const,
        code,
        detail,
        alike: `${code} ${wordsOf(detail)}`,
      }))
      .toSorted(byLine),
    ...missingPictures
      .map(({ number, address, detail }) => ({
        line: number,
        kind: 'picture' as const,
        code: 'picture',
        detail: `${address} ${detail}`,
        alike: ofPicture(address, detail),
      }))
      .toSorted(byLine),
    ...notes
      .map(({ number, detail }) => ({
        line: number,
        kind: 'note' as const,
        code: 'note',
        detail,
        alike: `note ${wordsOf(detail)}`,
      }))
      .toSorted((one, other) => weightOf(one) - weightOf(other) || byLine(one, other)),
  ]
}

/** Equal findings as one, the first of them, with their number. */
export function grouped<Found extends Pick<FoundLine, 'alike'>>(
  found: readonly Found[],
): (Found & { count: number })[] {
  const groups = new Map<string, Found & { count: number }>()
  for (const one of found) {
    const group = groups.get(one.alike)
    if (group) group.count += 1
    else groups.set(one.alike, { ...one, count: 1 })
  }
  return [...groups.values()]
}

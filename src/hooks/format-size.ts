import { bcp47 } from '#contract/languages.ts'

import { byLanguage } from './by-language.ts'
import { useLanguage } from './language.ts'

const KIB = 1024
const kilobytes = byLanguage(
  (tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }),
)
const megabytes = byLanguage(
  (tag) => new Intl.NumberFormat(tag, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
)

/** Writes a size in bytes as the page's language does: `12 kB`, `200 MB`. */
export function useFormatSize(): (bytes: number) => string {
  const tag = bcp47(useLanguage())
  return (bytes) =>
    bytes < KIB * KIB ? kilobytes(tag).format(Math.ceil(bytes / KIB)) : megabytes(tag).format(bytes / (KIB * KIB))
}

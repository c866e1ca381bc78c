import { bcp47 } from '#contract/languages.ts'

import { byLanguage } from './by-language.ts'
import { useLanguage } from './language.ts'

const percents = byLanguage({ style: 'percent', maximumFractionDigits: 1 })

/** Writes a number of percents as the page's language does: `12%`, `12 %`. */
export function useFormatPercent(): (value: number) => string {
  const format = percents(bcp47(useLanguage()))
  return (value) => format.format(value / 100)
}

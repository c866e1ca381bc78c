import { bcp47 } from '#contract/languages.ts'

import { byLanguage } from './by-language.ts'
import { formatNumber } from './format.ts'
import { useLanguage } from './language.ts'

const percents = byLanguage((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }))

/** Writes a number of percents as the page's language does: `12%`, `12 %`. */
export function useFormatPercent(): (value: number) => string {
  const tag = bcp47(useLanguage())
  return (value) => formatPercent(value, tag)
}

/** Usual ones are put together here, and need no `Intl.NumberFormat`. */
export function formatPercent(value: number, tag: string): string {
  if (value < 0 || value >= 1000 || Math.round(value * 10) / 10 !== value) return percents(tag).format(value / 100)
  return `${formatNumber(value, tag)}${/^(?:da|de|es|fr|ro)/.test(tag) ? '\u{a0}' : ''}%`
}

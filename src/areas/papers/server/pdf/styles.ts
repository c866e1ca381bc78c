import type { Style } from './lines.ts'

const INK = '#1B211D'
const SOFT = '#566058'

/** The colour of hairlines. */
export const HAIRLINE = '#C9C6BA'

export const STYLES = {
  shop: { size: 20, weight: 'title', colour: '#1F4D3A' },
  title: { size: 18, weight: 'title', colour: INK },
  text: { size: 9.5, weight: 'plain', colour: INK },
  strong: { size: 9.5, weight: 'strong', colour: INK },
  total: { size: 11, weight: 'strong', colour: INK },
  soft: { size: 8.5, weight: 'plain', colour: SOFT },
  small: { size: 7.5, weight: 'plain', colour: SOFT },
} as const satisfies Readonly<Record<string, Style>>

/** Distance from line to line, in sizes of the letters. */
export const LEADING = 1.4

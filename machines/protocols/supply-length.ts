import type { Length } from '#areas/protocols/contract/supply/length.ts'

export type LengthEvent = { type: 'length.days30' } | { type: 'length.days60' } | { type: 'length.days90' }

/** The region of a chart that knows for how long a protocol without an end is counted (supply.length-is-chosen-without-an-end). */
export const length = {
  description: 'For how many days a protocol without an end is counted.',
  meta: { requirements: ['supply.length-is-chosen-without-an-end'] },
  initial: 'days30',
  on: {
    'length.days30': { target: '.days30' },
    'length.days60': { target: '.days60' },
    'length.days90': { target: '.days90' },
  },
  states: {
    days30: { description: 'Thirty days are counted.' },
    days60: { description: 'Sixty days are counted.' },
    days90: { description: 'Ninety days are counted.' },
  },
} as const

/** The chosen length in days, by the region's state. */
export const LENGTH_OF = { days30: 30, days60: 60, days90: 90 } as const satisfies Record<string, Length>

import type { Requirements } from './requirement.ts'

export const commission = {
  'commission.rate-is-what-is-left': {
    rule: "Each order line of a linked client earns its amount after discount, without delivery, times the base rate less the client's rate at the time, and never less than 0.",
    built: false,
  },
  'commission.base-rate-is-a-setting': {
    rule: 'The base rate is a setting, 20 percent where none is set.',
    built: false,
  },
  'commission.three-states': {
    rule: 'Commission is pending while the order is placed, approved once it is paid, and paid when an admin says so.',
    built: false,
  },
  'commission.from-and-to': { rule: 'The report takes from and to and sums by month.', built: false },
  'commission.csv-download': { rule: 'The report can be downloaded as CSV.', built: false },
} satisfies Requirements<'commission'>

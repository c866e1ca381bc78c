/** The region of a chart that knows whether its protocol is printed with prices. */
export const prices = {
  description: 'Whether prices are printed.',
  meta: { requirements: ['protocols.print-fits-one-page'] },
  initial: 'hidden',
  states: {
    hidden: { description: 'The print names no price.', on: { 'prices.show': { target: 'shown' } } },
    shown: { description: 'The print names what each line costs.', on: { 'prices.hide': { target: 'hidden' } } },
  },
} as const

/** The region of a chart that knows whether the day's plan is printed too. */
export const plan = {
  description: 'Whether the plan of the day is printed on a page of its own.',
  meta: { requirements: ['dosage.plan-is-printed-where-asked'] },
  initial: 'left',
  states: {
    left: { description: 'The print has no plan of the day.', on: { 'plan.add': { target: 'added' } } },
    added: {
      description: 'The plan of the day follows on a page of its own.',
      on: { 'plan.leave': { target: 'left' } },
    },
  },
} as const

/** The region of a chart that knows whether the daily amounts are printed too. */
export const amounts = {
  description: 'Whether the daily amounts are printed on a page of their own.',
  meta: { requirements: ['intake.amounts-are-printed-where-asked'] },
  initial: 'left',
  states: {
    left: { description: 'The print has no daily amounts.', on: { 'amounts.add': { target: 'added' } } },
    added: {
      description: 'The daily amounts follow on a page of their own.',
      on: { 'amounts.leave': { target: 'left' } },
    },
  },
} as const

import type { Requirements } from '../../requirements/requirement.ts'

export const feed = {
  'feed.address-is-private':
    'A client can make one private address under which calendars fetch their plan. It is shown once, when it is made or renewed; the shop keeps its hash alone, and renewing or ending it takes one press and holds at once.',
  'feed.repeats-as-the-dosage-does':
    'The calendar has the same intakes on each day as the plan, as events that repeat, and products that are taken together in one; breakfast stands at 8:00, other times of day likewise, and own times as they are.',
} satisfies Requirements<'feed'>

declare module '../../requirements/index.ts' {
  interface Rules {
    feed: typeof feed
  }
}

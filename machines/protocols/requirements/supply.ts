import type { Requirements } from '../../requirements/requirement.ts'

export const supply = {
  'supply.label-tells-the-pack':
    'What a pack holds is read from its label, and only where that is one amount of one unit.',
  'supply.unknown-is-not-guessed':
    'Without a dosage, or where label and dosage count in different units, nothing is said about supply but why: nothing is guessed.',
  'supply.days-never-exceed-the-packs':
    'Packs last for the calendar days up to the first day that would need more than they hold; what is taken on those days is never more than the packs.',
  'supply.ends-with-its-last-dosage': 'A protocol ends on the latest day on which a dosage of it ends.',
  'supply.length-is-chosen-without-an-end':
    'A protocol without an end is counted for 30, 60 or 90 days, as is chosen on its page.',
  'supply.packs-cover-the-length':
    'A line needs the fewest whole packs that cover every day up to its own end or that of the protocol.',
  'supply.cost-is-that-of-the-packs':
    'The cost of a protocol is that of the packs it needs at the prices of the page; the sum of its lines agrees to the cent, and the cost a day is that sum spread over its days.',
  'supply.both-sides-are-shown':
    'The practitioner reads what a client pays for the packs at each discount and what they earn, by the rules of the share form.',
  'supply.shown-by-line':
    'Where a dosage and its pack are known, a line says for how many days its packs last, in the builder, on the pages of a protocol and in print.',
  'supply.packs-are-set-by-a-press':
    'In the builder, one press sets the packs of each line to what the length needs; each change can be taken back as any other.',
  'supply.home-follows-from-orders':
    'A client reads when each product of a shared protocol runs out, from their orders since it was shared that were sent or paid; reorders add up, and what went back is left out.',
  'supply.order-again-fills-the-cart':
    'One press puts what ends within 14 days into the cart, in the quantities of the protocol; nothing is ordered by it.',
  'supply.one-mail-before-it-runs-out':
    'Seven days before the first product runs out one email names all that end within 14 days: never twice for what the same order brought, never after the end of the protocol, and never for a share that ended.',
  'supply.mail-stops-by-one-press':
    'One press in such an email stops those about its protocol without signing in, and the page of the protocol starts them again.',
  'supply.repeat-asks-each-time':
    'A client may wish to be reminded of ordering every so many weeks: on that day one email comes, and a press fills the cart or skips this time and sets the next day. Nothing is ordered or paid for without a press.',
} satisfies Requirements<'supply'>

declare module '../../requirements/index.ts' {
  interface Rules {
    supply: typeof supply
  }
}

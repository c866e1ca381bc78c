import type { PaymentMethod } from '#contract/constants.ts'

/** An order of somebody of the demo, by days before the shop was first started. */
export interface DemoOrder {
  readonly email: string
  /** The protocol of the certified practitioner whose products were ordered; absent for some of anyone's. */
  readonly protocol?: string
  /** Pieces, a line each. */
  readonly quantities: readonly number[]
  readonly daysAgo: number
  /** Days after which it was paid, sent or cancelled; absent if it was not. */
  readonly paid?: number
  readonly sent?: number
  readonly cancelled?: number
  /** By invoice if absent; by another method it is paid at once. */
  readonly method?: Exclude<PaymentMethod, 'invoice'>
}

/** In the order of their numbers: those of the last three months, then older ones. */
export const DEMO_ORDERS: readonly DemoOrder[] = [
  { email: 'certified@verbena.test', quantities: [4, 2, 6], daysAgo: 88, paid: 1, sent: 2 },
  { email: 'client@verbena.test', quantities: [1, 1], daysAgo: 58, paid: 2, sent: 3 },
  { email: 'julia.marques@verbena.test', protocol: 'Expecting', quantities: [1, 2, 1], daysAgo: 43, paid: 1, sent: 2 },
  { email: 'client@verbena.test', protocol: 'Evening routine', quantities: [1, 1, 2], daysAgo: 36, paid: 3, sent: 4 },
  {
    email: 'edith.brook@verbena.test',
    protocol: 'Bones from 50',
    quantities: [2, 1],
    daysAgo: 31,
    sent: 1,
    paid: 9,
  },
  { email: 'client2@verbena.test', protocol: 'Back to running', quantities: [1, 1], daysAgo: 27, paid: 1, sent: 2 },
  { email: 'dario.conti@verbena.test', protocol: 'Exam weeks', quantities: [1, 1], daysAgo: 23, cancelled: 1 },
  { email: 'hana.mori@verbena.test', protocol: 'Vegan basics', quantities: [1, 1, 1], daysAgo: 20, paid: 1, sent: 2 },
  {
    email: 'amelie.laurent@verbena.test',
    protocol: 'Skin, hair and nails',
    quantities: [2],
    daysAgo: 17,
    paid: 1,
    sent: 3,
  },
  {
    email: 'client@verbena.test',
    protocol: 'Morning routine',
    quantities: [1, 1],
    daysAgo: 9,
    paid: 0,
    method: 'credit_card',
  },
  { email: 'certified@verbena.test', quantities: [3, 3], daysAgo: 6, paid: 0, method: 'direct_debit' },
  {
    email: 'edith.brook@verbena.test',
    protocol: 'Winter routine',
    quantities: [1, 1, 1],
    daysAgo: 4,
    paid: 2,
    sent: 3,
  },
  {
    email: 'julia.marques@verbena.test',
    protocol: 'The first three months',
    quantities: [1, 2],
    daysAgo: 3,
    paid: 0,
    method: 'phone_wallet',
  },
  { email: 'client@verbena.test', quantities: [2], daysAgo: 1 },
  { email: 'client2@verbena.test', quantities: [1, 1], daysAgo: 0.5 },
  { email: 'amelie.laurent@verbena.test', quantities: [2, 1], daysAgo: 262, paid: 2, sent: 3 },
  { email: 'hana.mori@verbena.test', quantities: [1, 1, 1], daysAgo: 221, paid: 1, sent: 2 },
  { email: 'edith.brook@verbena.test', quantities: [3, 1], daysAgo: 187, sent: 1, paid: 6 },
  { email: 'amelie.laurent@verbena.test', quantities: [1, 2], daysAgo: 148, paid: 1, sent: 2 },
  { email: 'hana.mori@verbena.test', quantities: [2], daysAgo: 121, paid: 2, sent: 3 },
  { email: 'edith.brook@verbena.test', quantities: [1, 1], daysAgo: 96, sent: 1, paid: 4 },
]

import type { LanguageCode } from '#contract/languages.ts'

import type { FreeFrom, SuitableFor } from './options.ts'

/** A protocol that the certified practitioner shared with a client. */
export interface DemoShare {
  readonly protocol: string
  readonly daysAgo: number
  /** Days until it was opened; absent if it was not. */
  readonly openedAfter?: number
  readonly note?: string
}

/** A client of the certified practitioner. */
export interface DemoClient {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly language?: LanguageCode
  /** Whole percent. */
  readonly rate: number
  readonly linkedDaysAgo: number
  /** True if they have not chosen a password yet. */
  readonly isInvited?: boolean
  /** Properties they look for in products. */
  readonly wishes?: readonly (SuitableFor | FreeFrom)[]
  readonly shares: readonly DemoShare[]
}

/** The first two are accounts to sign in with when trying the shop. */
export const DEMO_CLIENTS: readonly DemoClient[] = [
  {
    email: 'client@verbena.test',
    firstName: 'Mara',
    lastName: 'Vos',
    rate: 10,
    linkedDaysAgo: 62,
    shares: [
      {
        protocol: 'Evening routine',
        daysAgo: 40,
        openedAfter: 1,
        note: 'As we discussed, start with the tablet and add the rest in the second week.',
      },
      {
        protocol: 'Morning routine',
        daysAgo: 12,
        openedAfter: 0.2,
        note: 'Keep your food diary going while you take these.',
      },
      { protocol: 'More fibre', daysAgo: 2, note: 'Start when you’re back from your trip.' },
    ],
  },
  {
    email: 'client2@verbena.test',
    firstName: 'Jonas',
    lastName: 'Lind',
    rate: 15,
    linkedDaysAgo: 48,
    shares: [
      { protocol: 'Back to running', daysAgo: 30, openedAfter: 2, note: 'Give it eight weeks, then we’ll talk again.' },
      { protocol: 'Winter routine', daysAgo: 5 },
    ],
  },
  {
    email: 'amelie.laurent@verbena.test',
    firstName: 'Amélie',
    lastName: 'Laurent',
    language: 'fr',
    rate: 5,
    linkedDaysAgo: 270,
    wishes: ['Vegans', 'Dairy'],
    shares: [
      { protocol: 'Skin, hair and nails', daysAgo: 21, openedAfter: 1 },
      { protocol: 'Winter routine', daysAgo: 3 },
    ],
  },
  {
    email: 'bruno.keller@verbena.test',
    firstName: 'Bruno',
    lastName: 'Keller',
    language: 'de',
    rate: 0,
    linkedDaysAgo: 18,
    shares: [{ protocol: 'Bones from 50', daysAgo: 18 }],
  },
  {
    email: 'clara.nystrom@verbena.test',
    firstName: 'Clara',
    lastName: 'Nyström',
    rate: 10,
    linkedDaysAgo: 6,
    isInvited: true,
    shares: [{ protocol: 'Expecting', daysAgo: 6, note: 'Please show it to your midwife first.' }],
  },
  {
    email: 'dario.conti@verbena.test',
    firstName: 'Dario',
    lastName: 'Conti',
    language: 'it',
    rate: 20,
    linkedDaysAgo: 27,
    shares: [{ protocol: 'Exam weeks', daysAgo: 27, openedAfter: 3 }],
  },
  {
    email: 'edith.brook@verbena.test',
    firstName: 'Edith',
    lastName: 'Brook',
    rate: 15,
    linkedDaysAgo: 194,
    shares: [
      { protocol: 'Bones from 50', daysAgo: 33, openedAfter: 1 },
      { protocol: 'Winter routine', daysAgo: 9, openedAfter: 2 },
    ],
  },
  {
    email: 'felix.wong@verbena.test',
    firstName: 'Felix',
    lastName: 'Wong',
    rate: 5,
    linkedDaysAgo: 14,
    wishes: ['Gluten', 'Soya'],
    shares: [{ protocol: 'Exam weeks', daysAgo: 14, openedAfter: 1 }],
  },
  {
    email: 'greta.sommer@verbena.test',
    firstName: 'Greta',
    lastName: 'Sommer',
    language: 'de',
    rate: 0,
    linkedDaysAgo: 1,
    isInvited: true,
    shares: [],
  },
  {
    email: 'hana.mori@verbena.test',
    firstName: 'Hana',
    lastName: 'Mori',
    language: 'jp',
    rate: 10,
    linkedDaysAgo: 230,
    shares: [{ protocol: 'Vegan basics', daysAgo: 25, openedAfter: 4 }],
  },
  {
    email: 'imre.varga@verbena.test',
    firstName: 'Imre',
    lastName: 'Varga',
    language: 'hu',
    rate: 5,
    linkedDaysAgo: 20,
    isInvited: true,
    shares: [{ protocol: 'Back to running', daysAgo: 20 }],
  },
  {
    email: 'julia.marques@verbena.test',
    firstName: 'Júlia',
    lastName: 'Marques',
    language: 'pt',
    rate: 20,
    linkedDaysAgo: 60,
    shares: [
      { protocol: 'Expecting', daysAgo: 45, openedAfter: 1 },
      { protocol: 'The first three months', daysAgo: 8, note: 'See your doctor on Monday first.' },
    ],
  },
]

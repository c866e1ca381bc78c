import type { OpeningSpan } from '#areas/practice/contract/opening-hours.ts'
import type { Store, StoreIcon } from '#areas/practice/contract/store.ts'

import type { PracticePart } from '#areas/practice/server/tables.ts'
import type { Scene } from './practice-pictures.ts'

/** A practice page of the demo, in the language of its practitioner. */
export interface DemoPractice {
  readonly email: string
  readonly name?: string
  readonly type: Store['type']
  readonly theme: Store['theme']
  readonly words: Partial<Record<PracticePart, { readonly title?: string; readonly text: string }>>
  readonly services: readonly { readonly name: string; readonly description: string; readonly icon: StoreIcon }[]
  readonly packages?: readonly {
    readonly name: string
    readonly description: string
    readonly features: readonly string[]
    readonly image: Scene
  }[]
  readonly hours?: readonly OpeningSpan[]
  readonly timezone?: string
  readonly pictures?: {
    readonly logo: Scene
    readonly approach_image: Scene
    readonly style_image: Scene
  }
}

const WEEKDAYS = [1, 2, 4, 5] as const

export const DEMO_PRACTICES: readonly DemoPractice[] = [
  {
    email: 'certified@verbena.test',
    name: 'linden-practice',
    type: 'practice',
    theme: 'linden',
    words: {
      header: {
        title: 'Food first',
        text: 'Advice on food for people who want to eat well and don’t know where to start. We look at what you eat and how you live, and change one thing at a time.',
      },
      about: {
        title: 'Linnea Hart, nutritional therapist',
        text: 'I trained in Utrecht and have worked with clients since 2009, first in a hospital kitchen and, since 2016, in my own practice above the old bakery.\n\nMost people come with a drawer full of supplements. Many leave with three of them.',
      },
      message: {
        text: 'The practice is closed from 21 December to 2 January. I’ll answer messages from 3 January.',
      },
      services: {
        title: 'What we can do together',
        text: 'We can meet at the practice or by video.',
      },
      contact: {
        text: 'Write to hello@linden-practice.example or leave a message on +31 20 555 01 47. I answer within two working days.\n\nThe practice is on the first floor; there’s a lift at the back entrance.',
      },
      approach: {
        title: 'How I work',
        text: 'You keep a diary for a week. We read it together, agree on one change and see each other again after three weeks.\n\nSupplements come last: as few as possible, and with a date on which we stop.',
      },
    },
    services: [
      {
        name: 'First consultation',
        description: 'Ninety minutes on what and how you eat, and a plan on paper.',
        icon: 'message-circle',
      },
      {
        name: 'Follow-up',
        description: 'Forty-five minutes to see what has changed and what comes next.',
        icon: 'activity',
      },
      {
        name: 'Diary and meal plan',
        description: 'A week of your meals, read closely, and a week of new ones that suit your kitchen.',
        icon: 'salad',
      },
      {
        name: 'Evenings',
        description: 'Ninety minutes on your evenings: meals, light, caffeine and screens.',
        icon: 'moon',
      },
      {
        name: 'Pregnancy and the first year',
        description: 'What to eat and when, together with your midwife.',
        icon: 'baby',
      },
    ],
    packages: [
      {
        name: 'Six weeks to start with',
        description: 'For one question with a clear answer.',
        features: ['First consultation', 'Two follow-ups', 'A meal plan for two weeks'],
        image: 'morning',
      },
      {
        name: 'A quarter together',
        description: 'For habits that have taken years to build up.',
        features: [
          'First consultation',
          'Five follow-ups',
          'A meal plan for each month',
          'Questions by email, answered in two days',
        ],
        image: 'meadow',
      },
      {
        name: '',
        description: 'You can always book a single session. Just ask.',
        features: ['Forty-five minutes, at the practice or by video'],
        image: 'evening',
      },
    ],
    hours: [
      ...WEEKDAYS.flatMap((day): OpeningSpan[] => [
        { day, opens: '09:00', closes: '12:30' },
        { day, opens: '13:30', closes: '17:00' },
      ]),
      { day: 3, opens: '12:00', closes: '20:00' },
    ],
    timezone: 'Europe/Amsterdam',
    pictures: { logo: 'leaf', approach_image: 'morning', style_image: 'meadow' },
  },
  {
    email: 'practitioner@verbena.test',
    type: 'online',
    theme: 'clay',
    words: { header: { title: 'Reyes Naturopathy', text: '' } },
    services: [{ name: 'First session by video', description: '', icon: 'leaf' }],
  },
]

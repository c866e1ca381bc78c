/**
 * A line: the article number of a variant of the demo's catalogue, how many packs, a note, and how to take it, where the note
 * doesn't say that alone.
 */
export type DemoLine = readonly [sku: string, quantity: number, note: string, dosage?: string]

/** A protocol of the demo, in its practitioner's own words. */
export interface DemoProtocol {
  readonly name: string
  readonly description: string
  /** The first line comes first. */
  readonly lines: readonly DemoLine[]
  /** The saved folder in which its practitioner keeps it. */
  readonly folder?: string
}

const FOCUSED: readonly DemoProtocol[] = [
  {
    name: 'Evening routine',
    description: 'Start two hours before bed, with the screens off. We’ll look at it together after three weeks.',
    folder: 'Evenings',
    lines: [
      ['THO-011-30', 1, 'An hour before bed', '1 tablet at bedtime'],
      ['VEL-017-60', 1, 'After the meal', '2 capsules at dinner'],
      ['CIN-007-60', 1, 'In the late afternoon', '1 capsule at 17:00'],
      ['MAR-003-20', 2, '1 cup in the evening, brewed for eight minutes'],
    ],
  },
  {
    name: 'The first three months',
    description:
      'For after the birth. Leave two hours between the iron and coffee, tea or milk. Show this list to your doctor or midwife before you start.',
    lines: [
      ['CIN-011-60', 1, 'Away from coffee and tea', '1 capsule at lunch'],
      ['VEL-004-90', 1, 'Together with the iron', '1 capsule at lunch'],
      ['KES-007-120', 1, '1 capsule with breakfast'],
      ['MAR-015-60', 1, '1 tablet with breakfast'],
    ],
  },
  {
    name: 'Morning routine',
    description: 'Take everything before three in the afternoon, and add protein to your breakfast.',
    lines: [
      ['MIR-013-60', 1, '1 capsule with breakfast'],
      ['NOR-016-60', 2, '2 capsules with breakfast'],
      ['OAT-022-120', 1, 'Before ten in the morning', '1 tablet on waking'],
      ['OLM-018-30', 1, '1 capsule with lunch'],
      ['KES-021-60', 1, '1 capsule with lunch'],
    ],
  },
  {
    name: 'Winter routine',
    description: 'From October to March, every day. Finish the lozenges first.',
    lines: [
      ['NOR-019-20', 2, '3 sprays after breakfast'],
      ['LIN-014-60', 1, '1 capsule with breakfast'],
      ['CIN-013-60', 1, '2 lozenges a day, after a meal'],
      ['OLM-007-20', 1, 'In the afternoon', '1 lozenge at 15:30'],
    ],
  },
  {
    name: 'More fibre',
    description:
      'For six weeks. Start with half the fibre and drink plenty. Write down what you eat in the first two weeks.',
    lines: [
      ['VEL-014-250', 1, 'Stirred into cold water, before breakfast', '2 g on waking for 42 days'],
      ['ALD-012-60', 1, 'With the largest meal', '2 capsules at dinner, with food, for 42 days'],
      ['KES-003-30', 1, '1 sachet between meals'],
      ['OSM-016-250', 1, 'In plenty of water', '0.5 teaspoon for 7 days, then 1 teaspoon for 35 days'],
      ['OAT-017-20', 2, '1 cup after meals'],
    ],
  },
  {
    name: 'Back to running',
    description:
      'For people who’ve started running again. We’ll look at the list after eight weeks. Until then, move a little every day.',
    lines: [
      ['PEB-015-60', 1, '1 capsule with breakfast'],
      ['MIR-002-250', 1, 'Stirred into water', '3 g at breakfast'],
      ['LIN-011-270', 1, 'With the largest meal', '3 softgels at dinner, with food'],
      ['BTN-014-60', 1, 'With a meal that contains some fat', '2 tablets at lunch, with food'],
      ['KES-010-15', 2, 'In yoghurt', '1 sachet a day'],
      ['NOR-002-50', 1, 'Rub in after exercise'],
    ],
  },
  {
    name: 'Exam weeks',
    description: 'For weeks of exams and deadlines. Sleep and proper meals come first, and nothing here replaces them.',
    lines: [
      ['NOR-008-100', 1, 'Stirred into the coffee', '3 g at breakfast'],
      ['BTN-008-120', 1, 'Ask your doctor or pharmacist first if you take any medicine', '2 capsules at breakfast'],
      ['VER-012-60', 1, '2 capsules with breakfast'],
      ['TID-005-30', 1, 'Chew 1 in the morning'],
      ['MAR-020-180', 1, 'With the largest meal', '3 softgels at dinner, with food'],
    ],
  },
  {
    name: 'Bones from 50',
    description: 'Alongside walking and two strength sessions a week. We’ll look at the list again after three months.',
    lines: [
      ['MIR-007-60', 2, '1 tablet at noon and 1 in the evening'],
      ['PEB-007-60', 1, 'With the largest meal', '1 tablet at dinner, with food'],
      ['THO-011-30', 1, '1 tablet before bed'],
      ['DUS-019-30', 1, '1 capsule with breakfast'],
    ],
  },
  {
    name: 'Expecting',
    description: 'For pregnancy and breastfeeding. Show this list to your doctor or midwife before you start.',
    lines: [
      ['THO-012-60', 2, '2 tablets with breakfast'],
      ['BTN-011-20', 1, '10 drops with lunch'],
      ['TID-003-250', 1, '15 ml in the evening'],
      ['HAL-023-15', 1, 'In yoghurt', '1 sachet a day'],
      ['ALD-004-250', 1, 'Stirred into a large glass of water', '6 g a day'],
    ],
  },
  {
    name: 'Skin, hair and nails',
    description: 'For three months. After that, we’ll look at the list again.',
    lines: [
      ['BRA-016-60', 1, '2 tablets with a meal'],
      ['THO-004-100', 2, 'Stir 6 g into juice or porridge'],
      ['VEL-013-90', 1, 'After the meal', '1 capsule at dinner'],
      ['NOR-013-90', 1, '1 softgel with breakfast'],
      ['THO-014-30', 1, 'With the largest meal', '1 softgel at dinner, with food'],
      ['NOR-020-100', 1, 'Pure or in water', '20 ml a day'],
    ],
  },
  {
    name: 'Vegan basics',
    description: 'To go with a varied plant-based diet. Every day, all year round.',
    lines: [
      ['KES-007-120', 1, '1 capsule with breakfast'],
      ['MIR-005-30', 3, '1 softgel with breakfast'],
      ['MAR-023-90', 1, '1 softgel with lunch'],
      ['KES-009-30', 1, 'Ask your doctor or pharmacist first if you take any medicine', '1 capsule at breakfast'],
      ['OLM-005-60', 1, 'After the meal', '1 capsule at dinner'],
    ],
  },
]

/** Everything of the others, each product once. */
const SHELF: DemoProtocol = {
  name: 'Practice shelf',
  description:
    'Everything I keep ready for first consultations, with the dose I usually start with. Duplicate it and remove what isn’t needed.',
  lines: [
    ...new Map(FOCUSED.flatMap(({ lines }) => lines).map(([sku, , note]) => [sku, [sku, 1, note] as const])).values(),
  ].slice(0, 40),
}

/** The certified practitioner's, the one that changed last first. */
export const CERTIFIED_PROTOCOLS: readonly DemoProtocol[] = [...FOCUSED, SHELF]

/**
 * Of the practitioner who waits for approval (demo.practitioner-waits-for-approval): nothing in them is for certified
 * practitioners only.
 */
export const WAITING_PROTOCOLS: readonly DemoProtocol[] = [
  {
    name: 'Training days',
    description: 'For three to five sessions a week. Mix the powders in one shaker, within an hour of training.',
    lines: [
      ['CIN-022-1000', 1, '22 g after training'],
      ['NOR-017-100', 1, '8 g after training, on rest days with breakfast'],
      ['DUS-010-60', 1, '1 sachet in the bottle on hot days'],
      ['KES-021-60', 1, '1 capsule before bed'],
    ],
  },
  {
    name: 'A quiet month',
    description: 'For four weeks, then a week without. Ask your doctor or pharmacist first if you take any medicine.',
    lines: [
      ['CIN-014-250', 1, 'In juice', '15 ml at breakfast'],
      ['TID-005-30', 1, 'Chew 1 in the afternoon'],
      ['THO-009-30', 1, '1 capsule with breakfast'],
    ],
  },
  {
    name: 'Green spring',
    description: 'For three weeks in March or April, with plenty of water and walks.',
    lines: [
      ['VER-020-250', 1, 'A spoonful in the morning smoothie'],
      ['OSM-001-60', 1, '1 tablet with lunch'],
      ['OAT-012-20', 2, '2 cups during the day'],
    ],
  },
]

/** The region of a chart that knows of which day the plan is shown. */
export const planDay = {
  description: 'The day whose plan is shown, on screen and in print.',
  meta: { requirements: ['dosage.plan-of-the-days-beside'] },
  initial: 'today',
  on: {
    'day.before': { target: '.yesterday' },
    'day.now': { target: '.today' },
    'day.after': { target: '.tomorrow' },
  },
  states: {
    yesterday: { description: 'The plan is that of the day before.' },
    today: { description: 'The plan is that of today.' },
    tomorrow: { description: 'The plan is that of the day after.' },
  },
} as const

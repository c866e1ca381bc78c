import assert from 'node:assert/strict'

import { countryMachine } from '#machines/country/country.machine.ts'

import { refused } from './samples.ts'
import { defineModel, done, failed, type Step } from './support/model.ts'
import { PASS } from './support/moment.ts'
import { called, entered, started, waits } from './support/rules.ts'

const HOUR = 3_600_000
const british = { ok: true, value: { country: 'GB' } } as const

const read = (country: string | null, age: number, dismissedFor: number | null = null) =>
  done('readNotice', { stored: { country, age }, dismissedFor })
const nothing = done('readNotice', { stored: null, dismissedFor: null })

type At = Step<typeof countryMachine>
const output = ({ event }: At) =>
  event['output'] as
    | { stored?: { country: string | null; age: number } | null; dismissedFor?: number | null }
    | undefined
const isRead = ({ event }: At) => event.type === 'xstate.done.actor.readNotice'

export const model = defineModel({
  machine: countryMachine,
  events: [{ type: 'country.dismiss' }, { type: 'country.dismissed' }, { type: 'room.free' }],
  answers: [
    done('readCountry', null),
    done('readCountry', { country: 'DE', age: HOUR - 1 }),
    done('readCountry', { country: 'DE', age: HOUR }),
    failed('readCountry'),
    done('fetchCountry', british),
    done('fetchCountry', refused),
    failed('fetchCountry'),
    nothing,
    read('DE', 0),
    read(null, 0),
    read('GB', HOUR - 1),
    read('GB', HOUR),
    read('GB', 0, HOUR - 1),
    read('GB', 0, HOUR),
    failed('readNotice'),
  ],
  // Twenty looks in vain, then once more after two minutes.
  journeys: [[...Array.from({ length: 19 }, () => [nothing, PASS]).flat(), nothing, PASS, nothing]],
  project: ({ context }) => context.attempts > 0,
  rules: {
    'asks for the country where none is stored that is younger than an hour': {
      requirements: ['country.cached-for-an-hour'],
      when: ({ event }) => event.type === 'xstate.done.actor.readCountry',
      must: ({ event, after }) => assert.equal(after.matches({ lookup: 'resting' }), event['output']?.age === HOUR - 1),
    },
    'stores the country that it was told, and nothing else': {
      when: ({ event }) => event.type.includes('fetchCountry'),
      must: (step) =>
        assert.deepEqual(called(step, 'storeCountry'), step.event['output']?.ok === true ? [{ result: british }] : []),
    },
    'looks at the country again every 2 minutes': {
      requirements: ['country.cached-for-an-hour'],
      when: (step) =>
        step.before?.matches({ lookup: 'resting' }) !== true &&
        step.after.matches({ lookup: 'resting' }) &&
        !isRead(step),
      must: (step) => assert.deepEqual(waits(step), [120_000]),
    },
    'is due for GB alone, and not where it was dismissed in the last hour': {
      requirements: ['country.notice-for-the-united-kingdom'],
      when: isRead,
      must: (step) => {
        const { stored, dismissedFor = null } = output(step) ?? {}
        const isDue = stored?.country === 'GB' && stored.age < HOUR && (dismissedFor === null || dismissedFor >= HOUR)
        assert.equal(step.after.matches({ notice: 'waiting' }), isDue)
      },
    },
    'reads what is stored first, asks where that is of no use, and rests once it knows or cannot know': {
      when: (step) => step.before === undefined || /readCountry$|fetchCountry$/.test(step.event.type),
      must: (step) => {
        const { type } = step.event
        if (step.before === undefined) assert.equal(step.after.matches({ lookup: 'checking' }), true)
        else if (type === 'xstate.error.actor.readCountry') assert.equal(step.after.matches({ lookup: 'asking' }), true)
        else if (type.endsWith('fetchCountry')) assert.equal(step.after.matches({ lookup: 'resting' }), true)
      },
    },
    'looks again where nothing is stored yet, but not where that cannot be read': {
      when: ({ event, before }) =>
        event.type.endsWith('readNotice') &&
        (before?.context.attempts ?? 0) < 19 &&
        (event['output']?.stored ?? null) === null,
      must: ({ event, after }) =>
        assert.equal(after.matches({ notice: event.type.startsWith('xstate.done') ? 'pausing' : 'quiet' }), true),
    },
    'has nothing to say where a country is stored that is young enough, and it is another one': {
      when: (step) =>
        isRead(step) && output(step)?.stored?.country !== 'GB' && (output(step)?.stored?.age ?? HOUR) < HOUR,
      must: ({ after }) => assert.equal(after.matches({ notice: 'quiet' }), true),
    },
    'reads what is stored whenever it looks again': {
      when: ({ event, before, after }) =>
        event.type === PASS.type &&
        before?.matches({ lookup: 'resting' }) === true &&
        !after.matches({ lookup: 'resting' }),
      must: (step) => assert.equal(started(step, 'readCountry').length, 1),
    },
    'watches for room, and for a dismissal elsewhere': {
      when: (step) => entered(step, 'notice.waiting') || entered(step, 'notice.showing'),
      must: (step) =>
        assert.equal(started(step, step.after.hasTag('visible') ? 'watchDismissal' : 'watchRoom').length, 1),
    },
    'is quiet once it was dismissed': {
      when: ({ before, event }) => before?.hasTag('visible') === true && event.type.startsWith('country.dismiss'),
      must: ({ after }) => assert.equal(after.matches({ notice: 'quiet' }), true),
    },
    'looks for the stored country again after 200 ms': {
      requirements: ['country.stored-country-is-read-patiently'],
      when: (step) => step.before?.matches({ notice: 'pausing' }) !== true && step.after.matches({ notice: 'pausing' }),
      must: (step) => assert.deepEqual(waits(step), [200]),
    },
    'looks for it 20 times at most': {
      requirements: ['country.stored-country-is-read-patiently'],
      when: (step) => isRead(step) && step.before?.context.attempts === 19,
      must: ({ after }) => {
        assert.equal(after.matches({ notice: 'quiet' }), true)
        assert.equal(after.context.attempts, 0)
      },
    },
    'shows nothing while something else lies over the page': {
      when: ({ before, event }) => before?.matches({ notice: 'waiting' }) === true && event.type !== 'room.free',
      must: ({ after }) => assert.equal(after.hasTag('visible'), false),
    },
    'stands once there is room for it': {
      when: ({ before, event }) => before?.matches({ notice: 'waiting' }) === true && event.type === 'room.free',
      must: ({ after }) => assert.equal(after.hasTag('visible'), true),
    },
    'stores its dismissal, and is gone': {
      requirements: ['country.dismissal-is-kept-a-day'],
      when: ({ before, event }) => before?.hasTag('visible') === true && event.type === 'country.dismiss',
      must: (step) => {
        assert.equal(called(step, 'storeDismissal').length, 1)
        assert.equal(step.after.hasTag('visible'), false)
      },
    },
    'goes without another word where another tab has dismissed it': {
      when: ({ before, event }) => before?.hasTag('visible') === true && event.type === 'country.dismissed',
      must: (step) => {
        assert.deepEqual(called(step, 'storeDismissal'), [])
        assert.equal(step.after.hasTag('visible'), false)
      },
    },
  },
})

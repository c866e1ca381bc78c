import assert from 'node:assert/strict'

import type { OwnSupply } from '#areas/protocols/contract/supply/own-supply.ts'
import { ownSupplyMachine } from '#machines/protocols/shared/own-supply.machine.ts'

import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { entered, started } from '#tests/models/support/rules.ts'

type At = Step<typeof ownSupplyMachine>

const place = (id: string, language: 'en' | 'de' = 'en') =>
  ({ language, path: `/account/client/protocols/${id}`, query: {} }) as const
/** Places that enter the page, with what each names; 0 is asked of nobody. */
const places = [
  { at: place('1'), asks: { language: 'en', protocolId: 1 } },
  { at: place('1', 'de'), asks: { language: 'de', protocolId: 1 } },
  { at: place('2'), asks: { language: 'en', protocolId: 2 } },
  { at: place('one'), asks: { language: 'en', protocolId: 0 } },
]
const asked = (step: At) => places.find(({ at }) => at === step.event['place'])?.asks

const STOP = { reminds: false }
const EVERY_MONTH = { repeat: { weeks: 4, next_on: '2026-12-28' } } as const
const supply = (more: Partial<OwnSupply>): OwnSupply => ({
  lines: [{ product_variant_id: 20, runs_out: '2026-12-05', is_ordered: false }],
  reminds: true,
  repeat: null,
  ...more,
})
const gone = { ok: false, problem: { kind: 'refused', status: 404, message: 'No such protocol' } } as const

const isKnown = ({ before }: At) => before?.matches('shown') === true || before?.matches('unsaved') === true

export const model = defineModel({
  machine: ownSupplyMachine,
  events: [
    ...places.map(({ at }) => ({ type: 'protocol.entered' as const, place: at })),
    { type: 'supply.retry' },
    { type: 'supply.change', change: STOP },
    { type: 'supply.change', change: EVERY_MONTH },
  ],
  answers: [
    done('fetchSupply', { ok: true, value: supply({}) }),
    done('fetchSupply', gone),
    done('fetchSupply', refused),
    done('fetchSupply', unreachable),
    failed('fetchSupply'),
    done('saveSupply', { ok: true, value: supply(STOP) }),
    done('saveSupply', refused),
    failed('saveSupply'),
  ],
  project: ({ context: { language, protocolId, supply: shown, change } }) => ({
    language,
    protocolId,
    reminds: shown?.reminds,
    change,
  }),
  rules: {
    'waits for its page at first': {
      when: ({ before }) => before === undefined,
      must: ({ after }) => assert.equal(after.matches('waiting'), true),
    },
    'works out what the client has whenever the page is opened, with what was there in sight': {
      requirements: ['supply.home-follows-from-orders', 'retry.old-data-stays-in-sight'],
      when: (step) => step.event.type === 'protocol.entered' && asked(step)?.protocolId !== 0,
      must: (step) => {
        const wanted = asked(step)
        const was = step.before?.context
        const isSame = was?.protocolId === wanted?.protocolId && was?.language === wanted?.language
        assert.deepEqual(started(step, 'fetchSupply'), [wanted])
        assert.deepEqual(step.after.context.supply, isSame ? was?.supply : null)
        if (!isSame) assert.equal(step.after.context.change, null)
      },
    },
    'asks for nothing where its place can name no protocol': {
      when: (step) => step.event.type === 'protocol.entered' && asked(step)?.protocolId === 0,
      must: (step) => {
        assert.deepEqual(started(step, 'fetchSupply'), [])
        assert.deepEqual([step.after.matches('missing'), step.after.context.supply], [true, null])
      },
    },
    'shows what it was answered': {
      when: ({ event }) => event['output']?.ok === true,
      must: ({ event, after }) => {
        assert.equal(after.matches('shown'), true)
        assert.deepEqual([after.context.supply, after.context.change], [event['output'].value, null])
      },
    },
    'has nothing of what is not shared': {
      when: ({ event }) => event['output']?.problem?.status === 404,
      must: ({ after }) => assert.deepEqual([after.matches('missing'), after.context.supply], [true, null]),
    },
    'keeps what is there where it could not be had anew, and asks again': {
      requirements: ['retry.old-data-stays-in-sight'],
      when: (step) => entered(step, 'failed'),
      must: ({ before, after }) => {
        assert.deepEqual(after.context.supply, before?.context.supply)
        assert.deepEqual([after.hasTag('failed'), after.hasTag('unread')], [true, true])
      },
    },
    'asks again at a press where it has failed': {
      when: ({ event, before }) => event.type === 'supply.retry' && before?.matches('failed') === true,
      must: (step) => assert.equal(started(step, 'fetchSupply').length, 1),
    },
    'saves the reminders that are wanted, once it is known what stands': {
      requirements: ['supply.repeat-asks-each-time', 'supply.mail-stops-by-one-press'],
      when: ({ event, before }) => before !== undefined && event.type === 'supply.change',
      must: (step) => {
        const { language, protocolId } = step.after.context
        const change = step.event['change']
        assert.deepEqual(started(step, 'saveSupply'), isKnown(step) ? [{ language, protocolId, change }] : [])
        assert.deepEqual(step.after.context.supply, step.before?.context.supply)
      },
    },
    'keeps what stood where the reminders could not be saved': {
      when: ({ event }) => event.type.endsWith('saveSupply') && event['output']?.ok !== true,
      must: ({ before, after }) => {
        assert.equal(after.matches('unsaved'), true)
        assert.deepEqual(after.context.supply, before?.context.supply)
      },
    },
  },
})

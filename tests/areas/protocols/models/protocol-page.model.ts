import assert from 'node:assert/strict'

import type { ProtocolDetail } from '#areas/protocols/contract/protocols.ts'
import { protocolPageMachine } from '#machines/protocols/protocol-page.machine.ts'

import { line, protocol } from './protocol-samples.ts'
import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { called, entered, sent, started } from '#tests/models/support/rules.ts'

type At = Step<typeof protocolPageMachine>

const detail = (protocolId: number, name: string): ProtocolDetail => ({
  ...protocol(protocolId, name, [line(10)]),
  shares: [],
  commission_rate: 30,
})

const place = (id: string, language: 'en' | 'de' = 'en') =>
  ({ language, path: `/account/practitioner/protocols/${id}`, query: {} }) as const
/** Places that enter the page, with what each names; 0 is asked of nobody. */
const places = [
  { at: place('1'), asks: { language: 'en', protocolId: 1 } },
  { at: place('1', 'de'), asks: { language: 'de', protocolId: 1 } },
  { at: place('2'), asks: { language: 'en', protocolId: 2 } },
  { at: place('1e3'), asks: { language: 'en', protocolId: 0 } },
]
const asked = (step: At) => places.find(({ at }) => at === step.event['place'])?.asks

const gone = { ok: false, problem: { kind: 'refused', status: 404, message: 'No such protocol' } } as const
const malformed = { ok: false, problem: { kind: 'refused', status: 400, message: 'Malformed' } } as const
const isGone = ({ event }: At) => [400, 404].includes(event['output']?.problem?.status)

const fetched = ({ event }: At) => event.type === 'xstate.done.actor.fetchProtocol'
const namesOne = ({ before }: At) => before !== undefined && before.context.protocolId !== 0

export const model = defineModel({
  machine: protocolPageMachine,
  events: [
    ...places.map(({ at }) => ({ type: 'protocol.entered' as const, place: at })),
    { type: 'protocol.retry' },
    { type: 'protocol.outdated' },
    { type: 'protocol.print' },
    { type: 'prices.show' },
    { type: 'prices.hide' },
    { type: 'plan.add' },
    { type: 'plan.leave' },
    { type: 'day.before' },
    { type: 'day.now' },
    { type: 'day.after' },
    { type: 'amounts.add' },
    { type: 'amounts.leave' },
    { type: 'length.days30' },
    { type: 'length.days60' },
    { type: 'length.days90' },
  ],
  answers: [
    done('fetchProtocol', { ok: true, value: detail(1, 'Calm nights') }),
    done('fetchProtocol', { ok: true, value: detail(2, 'Iron') }),
    done('fetchProtocol', gone),
    done('fetchProtocol', malformed),
    done('fetchProtocol', refused),
    done('fetchProtocol', unreachable),
    failed('fetchProtocol'),
  ],
  fits: ({ context: { protocolId } }, { output }) => output?.ok !== true || output.value.protocol_id === protocolId,
  project: ({ context: { language, protocolId, protocol: shown, problem } }) => ({
    language,
    protocolId,
    protocol: shown?.protocol_id,
    problem,
  }),
  rules: {
    'waits for its page at first': {
      when: ({ before }) => before === undefined,
      must: ({ after }) =>
        assert.equal(
          after.matches({ view: 'waiting', prices: 'hidden', plan: 'left', planDay: 'today', amounts: 'left' }),
          true,
        ),
    },
    'asks for what its place names whenever that is opened': {
      when: (step) => step.event.type === 'protocol.entered' && asked(step)?.protocolId !== 0,
      must: (step) => {
        assert.deepEqual(started(step, 'fetchProtocol'), [asked(step)])
        assert.equal(step.after.hasTag('busy'), true)
      },
    },
    'asks for nothing where its place can name no protocol': {
      when: (step) => step.event.type === 'protocol.entered' && asked(step)?.protocolId === 0,
      must: (step) => {
        assert.deepEqual(started(step, 'fetchProtocol'), [])
        assert.equal(step.after.matches({ view: 'missing' }), true)
      },
    },
    'prints no price where it is opened': {
      when: ({ event }) => event.type === 'protocol.entered',
      must: ({ after }) =>
        assert.equal(after.matches({ prices: 'hidden', plan: 'left', planDay: 'today', amounts: 'left' }), true),
    },
    'keeps the same protocol in sight while it is asked for anew, and no other': {
      requirements: ['retry.old-data-stays-in-sight'],
      when: ({ event, before }) => event.type === 'protocol.entered' && (before?.context.protocol ?? null) !== null,
      must: (step) => {
        const { before, after } = step
        const wanted = asked(step)
        const isSame =
          before?.context.protocol?.protocol_id === wanted?.protocolId && before?.context.language === wanted?.language
        assert.deepEqual(after.context.protocol, isSame ? before?.context.protocol : null)
        if (!isSame) assert.equal(after.context.problem, null)
      },
    },
    'opens another place with nothing of the one before': {
      when: (step) =>
        step.event.type === 'protocol.entered' &&
        (step.before?.context.protocolId !== asked(step)?.protocolId ||
          step.before?.context.language !== asked(step)?.language),
      must: (step) => {
        const { language, protocolId, protocol: shown, problem } = step.after.context
        assert.deepEqual({ language, protocolId }, asked(step))
        assert.deepEqual([shown, problem], [null, null])
      },
    },
    'shows what it was answered': {
      when: (step) => fetched(step) && step.event['output'].ok === true,
      must: ({ event, after }) => {
        assert.equal(after.matches({ view: 'shown' }), true)
        assert.deepEqual([after.context.protocol, after.context.problem], [event['output'].value, null])
      },
    },
    'has no protocol under an address that names none of theirs': {
      requirements: ['protocols.owner-only'],
      when: (step) => fetched(step) && isGone(step) && step.before?.context.protocol === null,
      must: ({ after }) => {
        assert.equal(after.matches({ view: 'missing' }), true)
        assert.deepEqual([after.context.protocol, after.context.problem], [null, null])
      },
    },
    'says that a protocol was deleted which was in sight': {
      when: (step) => fetched(step) && isGone(step) && step.before?.context.protocol !== null,
      must: ({ after }) => {
        assert.equal(after.matches({ view: 'deleted' }), true)
        assert.deepEqual([after.context.protocol, after.context.problem], [null, null])
      },
    },
    'asks anew once protocols have changed, with what was there in sight': {
      requirements: ['retry.old-data-stays-in-sight'],
      when: (step) => step.event.type === 'protocol.outdated' && namesOne(step),
      must: (step) => {
        const { language, protocolId } = step.after.context
        assert.deepEqual(started(step, 'fetchProtocol'), [{ language, protocolId }])
        assert.equal(step.after.hasTag('busy'), true)
        assert.deepEqual(step.after.context, step.before?.context)
        assert.deepEqual(step.after.value.prices, step.before?.value.prices)
      },
    },
    'asks for nothing anew before its page was opened, or where its place names no protocol': {
      when: (step) => step.event.type === 'protocol.outdated' && !namesOne(step),
      must: (step) => assert.deepEqual(step.effects, []),
    },
    'says why there is nothing newer, and keeps what is there': {
      requirements: ['retry.old-data-stays-in-sight'],
      when: (step) => entered(step, 'view.failed'),
      must: ({ event, before, after }) => {
        assert.deepEqual(after.context.problem, event['output']?.problem ?? { kind: 'unreachable' })
        assert.deepEqual(after.context.protocol, before?.context.protocol)
        assert.equal(after.hasTag('failed'), true)
      },
    },
    'asks again at a press where it has failed': {
      when: ({ event, before }) => event.type === 'protocol.retry' && before?.matches({ view: 'failed' }) === true,
      must: (step) => assert.equal(started(step, 'fetchProtocol').length, 1),
    },
    'has the daily amounts added up of the protocol that it shows, whenever it is shown': {
      requirements: ['intake.shown-by-protocol'],
      when: (step) => fetched(step) && step.event['output'].ok === true,
      must: (step) =>
        assert.deepEqual(sent(step, 'dailyAmounts'), [
          { type: 'amounts.of', protocolId: step.after.context.protocol?.protocol_id },
        ]),
    },
    'has none added up where it shows no protocol': {
      when: ({ before, after }) =>
        before !== undefined && before.context.protocol !== null && after.context.protocol === null,
      must: (step) => assert.deepEqual(sent(step, 'dailyAmounts').at(-1), { type: 'amounts.of', protocolId: 0 }),
    },
    'leaves the daily amounts as they are while it shows the same protocol': {
      when: (step) =>
        step.before !== undefined &&
        !fetched(step) &&
        step.before.context.protocol === step.after.context.protocol &&
        step.after.context.protocol !== null,
      must: (step) => assert.deepEqual(sent(step, 'dailyAmounts'), []),
    },
    'prints the daily amounts where they are asked for': {
      requirements: ['intake.amounts-are-printed-where-asked'],
      when: ({ event, before }) =>
        before !== undefined && (event.type === 'amounts.add' || event.type === 'amounts.leave'),
      must: ({ event, before, after }) => {
        assert.equal(after.matches({ amounts: event.type === 'amounts.add' ? 'added' : 'left' }), true)
        assert.deepEqual(after.context, before?.context)
      },
    },
    'prints what is in sight, and nothing else': {
      requirements: ['protocols.print-fits-one-page'],
      when: ({ event }) => event.type === 'protocol.print',
      must: (step) => assert.equal(called(step, 'printPage').length, step.before?.context.protocol ? 1 : 0),
    },
    'prints the plan of the day where it is asked for': {
      requirements: ['dosage.plan-is-printed-where-asked'],
      when: ({ event, before }) => before !== undefined && (event.type === 'plan.add' || event.type === 'plan.leave'),
      must: ({ event, before, after }) => {
        assert.equal(after.matches({ plan: event.type === 'plan.add' ? 'added' : 'left' }), true)
        assert.deepEqual(after.context, before?.context)
      },
    },
    'shows the plan of the day that is chosen': {
      requirements: ['dosage.plan-of-the-days-beside'],
      when: ({ event, before }) => before !== undefined && event.type.startsWith('day.'),
      must: ({ event, before, after }) => {
        const day = ({ 'day.before': 'yesterday', 'day.after': 'tomorrow' } as const)[event.type] ?? 'today'
        assert.equal(after.matches({ planDay: day }), true)
        assert.deepEqual(after.context, before?.context)
      },
    },
    'counts a protocol without an end for the length that is chosen, at first for thirty days': {
      requirements: ['supply.length-is-chosen-without-an-end'],
      when: ({ event, before }) => before === undefined || /^(length|protocol\.entered)/.test(event.type),
      must: ({ event, before, after }) => {
        assert.equal(
          after.value.length,
          event.type.startsWith('length.') ? event.type.slice('length.'.length) : 'days30',
        )
        if (before !== undefined && event.type.startsWith('length.')) assert.deepEqual(after.context, before.context)
      },
    },
    'prints no price unless it is asked for': {
      requirements: ['protocols.print-fits-one-page'],
      when: ({ event }) => event.type === 'prices.show' || event.type === 'prices.hide',
      must: ({ event, after }) =>
        assert.equal(after.matches({ prices: event.type === 'prices.show' ? 'shown' : 'hidden' }), true),
    },
  },
})

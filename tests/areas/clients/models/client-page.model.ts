import assert from 'node:assert/strict'

import { clientPageMachine, openClient } from '#machines/clients/client-page.machine.ts'

import { client, clientDetail } from './clients-samples.ts'
import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { called, entered, started } from '#tests/models/support/rules.ts'

type At = Step<typeof clientPageMachine>

const place = (id: string, language: 'en' | 'de' = 'en') =>
  ({ language, path: `/account/practitioner/clients/${id}`, query: {} }) as const
const places = [
  { at: place('7'), asks: { language: 'en', id: 7 } },
  { at: place('8', 'de'), asks: { language: 'de', id: 8 } },
  { at: place('ada'), asks: null },
  { at: place('0'), asks: null },
]
const askedAt = ({ event }: At) => places.find(({ at }) => at === event['place'])?.asks ?? null

const unknown = { ok: false, problem: { kind: 'refused', status: 404, message: 'No such client' } } as const
/** Invited under number 8, and a client under number 80 once they agree. */
const OF_INVITATION = 8
const AS_CLIENT = 80
const detail = (id: number) => clientDetail(id, id === OF_INVITATION ? { status: 'invited', discount_rate: 12 } : {})
const saved = (id: number, discount_rate: number) => client(id, { discount_rate, last_name: 'Changed' })

const isSaving = ({ before }: At) => before?.matches('saving') === true
const isSaved = (step: At) => isSaving(step) && step.event.type.endsWith('saveRate')
/** They have agreed while their page was open. */
const isMoved = ({ event, before }: At) =>
  event['output']?.ok === true && event['output'].value.id !== before?.context.id && !isAsked({ event })
const isAsked = ({ event }: Pick<At, 'event'>) => event.type.endsWith('.actor.askAgain')
const isAskedAgain = (step: At) => isAsked(step) && step.before?.matches('asking') === true
const isOk = ({ event }: At) => event['output']?.ok === true
/** Another rate was chosen while the first was being saved. */
const isChanged = ({ before }: At) => before?.context.rate !== before?.context.sent
const isLeft = ({ before }: At) => before?.context.id !== before?.context.client?.id
/** XState's own errors are never held back by a choice that was made meanwhile. */
const isEnd = (step: At) => isSaved(step) && (!isChanged(step) || step.event.type.startsWith('xstate.error'))

export const model = defineModel({
  machine: clientPageMachine,
  events: [
    ...places.map(({ at }) => ({ type: 'client.entered' as const, place: at })),
    { type: 'client.retry' },
    { type: 'rate.choose', rate: 10 },
    { type: 'rate.choose', rate: 0 },
    { type: 'rate.choose', rate: 20 },
    { type: 'client.askAgain' },
    { type: 'client.outdated' },
  ],
  answers: [
    ...[7, OF_INVITATION, AS_CLIENT].map((id) => done('fetchClient', { ok: true, value: detail(id) })),
    done('fetchClient', unknown),
    done('fetchClient', refused),
    failed('fetchClient'),
    ...[7, OF_INVITATION, AS_CLIENT].map((id) =>
      done('renewClient', { ok: true, value: { ...detail(id), last_name: 'Changed' } }),
    ),
    done('renewClient', refused),
    failed('renewClient'),
    ...[7, OF_INVITATION, AS_CLIENT].flatMap((id) =>
      [10, 0, 20].map((rate) => done('saveRate', { ok: true, value: saved(id, rate) })),
    ),
    done('saveRate', refused),
    done('saveRate', unreachable),
    failed('saveRate'),
    done('askAgain', { ok: true, value: detail(OF_INVITATION) }),
    done('askAgain', refused),
    failed('askAgain'),
  ],
  fits: ({ context: { id, client: shown, sent } }, { type, output }) => {
    if (output?.ok !== true || type.endsWith('askAgain')) return true
    const isOf = (known: number | undefined | null) =>
      output.value.id === known || (known === OF_INVITATION && output.value.id === AS_CLIENT)
    return type.endsWith('saveRate') ? isOf(shown?.id) && output.value.discount_rate === sent : isOf(id)
  },
  project: ({ context: { language, id, client: shown, rate, sent, problem } }) => ({
    language,
    id,
    shown: shown && [shown.id, shown.status, shown.discount_rate],
    rate,
    sent,
    problem,
  }),
  rules: {
    'asks for the client whom the address names, and for nobody where it names none': {
      requirements: ['clients.page-of-one'],
      when: (step) =>
        step.event.type === 'client.entered' && !isSaving(step) && step.before?.matches('asking') !== true,
      must: (step) => {
        const asked = askedAt(step)
        assert.deepEqual(started(step, 'fetchClient'), asked ? [asked] : [])
        assert.equal(step.after.matches('missing'), asked === null)
      },
    },
    'shows the client who was told of': {
      requirements: ['clients.page-of-one'],
      when: (step) => step.event.type.endsWith('fetchClient') && isOk(step),
      must: ({ event, after }) => {
        assert.equal(after.matches({ shown: 'resting' }), true)
        assert.deepEqual([after.context.client, after.context.problem], [event['output'].value, null])
      },
    },
    'shows nobody on the page of somebody else': {
      when: () => true,
      must: ({ after: { context } }) => {
        const shown = openClient(context)
        assert.equal(shown === null || shown.id === context.id, true)
        if (context.client?.id === context.id) assert.equal(shown, context.client)
      },
    },
    'asks anew for a client in sight of whom something has changed, once that is told': {
      when: ({ event, before }) =>
        event.type === 'client.outdated' && (before?.matches('shown') === true || before?.matches('fetching') === true),
      must: (step) => {
        const { language, id, client: shown } = step.before?.context ?? assert.fail()
        assert.deepEqual(started(step, 'fetchClient'), [{ language, id }])
        assert.deepEqual(step.after.context.client, shown)
      },
    },
    'shows what has changed of the client, and leaves what cannot be had as it is': {
      requirements: ['retry.old-data-stays-in-sight'],
      when: ({ event }) => event.type.endsWith('renewClient'),
      must: (step) => {
        const { event, before, after } = step
        assert.equal(after.matches({ shown: 'resting' }), true)
        assert.deepEqual(after.context.client, isOk(step) ? event['output'].value : before?.context.client)
        assert.deepEqual(
          step.effects.filter(({ type }) => type === 'xstate.spawnChild'),
          [],
        )
      },
    },
    'says that there is no such client where the server knows none': {
      requirements: ['clients.page-of-one'],
      when: ({ event }) => event['output']?.problem?.status === 404,
      must: ({ after }) => assert.equal(after.matches('missing'), true),
    },
    'says why the client could not be had, and asks again when it is told to': {
      when: (step) =>
        (step.event.type.endsWith('fetchClient') && !isOk(step) && step.event['output']?.problem.status !== 404) ||
        (step.event.type === 'client.retry' && step.before?.matches('failed') === true),
      must: (step) => {
        const isAgain = step.event.type === 'client.retry'
        assert.equal(step.after.matches(isAgain ? 'fetching' : 'failed'), true)
        if (!isAgain)
          assert.deepEqual(step.after.context.problem, step.event['output']?.problem ?? { kind: 'unreachable' })
      },
    },
    'is busy while it asks or saves, and has failed only where there is no client': {
      when: () => true,
      must: ({ before, after }) => {
        if (!before) assert.equal(after.matches('waiting'), true)
        assert.equal(
          after.hasTag('busy'),
          ['fetching', 'saving', 'asking'].some((state) => after.matches(state as 'saving')),
        )
        assert.equal(after.hasTag('failed'), after.matches('failed'))
      },
    },
    'saves a rate as soon as another is chosen, and none that stands already': {
      requirements: ['clients.rate-can-be-changed'],
      when: ({ event, before }) => event.type === 'rate.choose' && before?.matches('shown') === true,
      must: (step) => {
        const { language, client: shown } = step.before?.context ?? assert.fail()
        const { rate } = step.event as unknown as { rate: number }
        const isOther = shown?.discount_rate !== rate
        assert.deepEqual(started(step, 'saveRate'), isOther ? [{ language, id: shown?.id, rate }] : [])
        if (isOther) assert.deepEqual([step.after.context.rate, step.after.context.problem], [rate, null])
      },
    },
    'lets a rate be chosen while another is being saved, and saves it next': {
      requirements: ['clients.rate-can-be-changed'],
      when: (step) =>
        (isSaving(step) && step.event.type === 'rate.choose') || (isSaved(step) && isChanged(step) && !isEnd(step)),
      must: (step) => {
        const { client: shown, rate } = step.after.context
        assert.equal(step.after.matches('saving'), true)
        if (step.event.type === 'rate.choose') {
          assert.equal(rate, step.event['rate'])
          assert.deepEqual(step.effects, [])
        } else {
          assert.deepEqual(
            started(step, 'saveRate').map((input) => (input as { rate: number }).rate),
            [rate],
          )
          if (isOk(step)) assert.equal(shown?.discount_rate, step.event['output'].value.discount_rate)
        }
      },
    },
    'saves what was chosen before another page is opened, and asks for its client then': {
      when: (step) => isSaving(step) && (step.event.type === 'client.entered' || (isEnd(step) && isLeft(step))),
      must: (step) => {
        const { id, language } = step.after.context
        if (step.event.type === 'client.entered') {
          assert.deepEqual([step.after.matches('saving'), step.effects], [true, []])
          assert.deepEqual(id, askedAt(step)?.id ?? null)
        } else {
          assert.deepEqual(started(step, 'fetchClient'), id === null ? [] : [{ language, id }])
          assert.equal(step.after.context.rate, null)
        }
      },
    },
    'leads to the page of the client that whoever was invited has become': {
      requirements: ['clients.page-of-one'],
      when: (step) => /(?:fetch|renew)Client$/.test(step.event.type) && isMoved(step),
      must: (step) => {
        const { id, client: shown } = step.after.context
        assert.deepEqual([id, shown], [AS_CLIENT, step.event['output'].value])
        assert.equal(step.after.matches({ shown: 'resting' }), true)
        assert.deepEqual(called(step, 'replaceAddress'), [{ id: AS_CLIENT }])
      },
    },
    'leads nowhere else': {
      when: (step) => !isMoved(step),
      must: (step) => assert.deepEqual(called(step, 'replaceAddress'), []),
    },
    'asks anew for whoever has agreed while a rate was being saved': {
      requirements: ['clients.page-of-one'],
      when: (step) => isEnd(step) && isOk(step) && !isLeft(step) && isMoved(step),
      must: (step) => {
        const { id, language, client: shown, rate } = step.after.context
        assert.deepEqual(started(step, 'fetchClient'), [{ language, id: OF_INVITATION }])
        assert.deepEqual([id, shown?.id, rate], [OF_INVITATION, OF_INVITATION, null])
      },
    },
    'asks whoever was invited once more, with what was typed and the nearest rate that can be given, and no client': {
      requirements: ['clients.can-be-invited'],
      when: ({ event, before }) => event.type === 'client.askAgain' && before?.matches('shown') === true,
      must: (step) => {
        const { language, client: shown } = step.before?.context ?? assert.fail()
        if (!shown) assert.fail()
        const { email, first_name, last_name, notes, discount_rate } = shown
        const rate = discount_rate === 12 ? 10 : discount_rate
        const body = { email, first_name, last_name, notes, discount_rate: rate }
        assert.deepEqual(started(step, 'askAgain'), shown.status === 'invited' ? [{ language, body }] : [])
        if (shown.status === 'invited') assert.equal(step.after.context.problem, null)
      },
    },
    'asks for the person anew who was asked again, or for whoever was opened meanwhile': {
      requirements: ['clients.can-be-invited'],
      when: (step) => isAskedAgain(step) && (isOk(step) || isLeft(step)),
      must: (step) => {
        const { id, language } = step.before?.context ?? assert.fail()
        assert.deepEqual(started(step, 'fetchClient'), id === null ? [] : [{ language, id }])
      },
    },
    'waits with another page until the person was asked again': {
      when: ({ event, before }) => event.type === 'client.entered' && before?.matches('asking') === true,
      must: (step) => {
        assert.deepEqual([step.after.matches('asking'), step.effects], [true, []])
        assert.deepEqual(step.after.context.id, askedAt(step)?.id ?? null)
      },
    },
    'says why the person could not be asked again': {
      requirements: ['clients.can-be-invited'],
      when: (step) => isAskedAgain(step) && !isOk(step) && !isLeft(step),
      must: ({ event, before, after }) => {
        assert.equal(after.matches({ shown: 'unasked' }), true)
        assert.deepEqual(after.context.client, before?.context.client)
        assert.deepEqual(after.context.problem, event['output']?.problem ?? { kind: 'unreachable' })
      },
    },
    'holds the rate that was saved, and what else has changed of the client': {
      requirements: ['clients.rate-can-be-changed'],
      when: (step) => entered(step, 'shown') && isSaved(step) && isOk(step),
      must: ({ event, before, after }) => {
        assert.equal(after.matches({ shown: 'saved' }), true)
        assert.deepEqual(after.context.client, { ...before?.context.client, ...event['output'].value })
        assert.deepEqual([after.context.rate, after.context.sent], [null, null])
      },
    },
    'puts the rate back that could not be saved, and says why': {
      requirements: ['clients.rate-can-be-changed'],
      when: (step) => isEnd(step) && !isLeft(step) && !isOk(step),
      must: ({ event, before, after }) => {
        assert.equal(after.matches({ shown: 'refused' }), true)
        assert.deepEqual(after.context.client, before?.context.client)
        assert.deepEqual(
          [after.context.rate, after.context.problem],
          [null, event['output']?.problem ?? { kind: 'unreachable' }],
        )
      },
    },
  },
})

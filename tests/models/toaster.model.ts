import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'

import { toasterMachine } from '#machines/toaster/toaster.machine.ts'
import type { ToastWish } from '#machines/toaster/toaster.ts'

import { defineModel } from './support/model.ts'
import { PASS } from './support/moment.ts'
import { called, emitted, waits } from './support/rules.ts'

const undo = { to: 'cart', event: { type: 'cart.setQuantity', quantity: 2 } } as const
const HOLD = 120_000
const LIFETIME = { product: 2000, info: 5000, error: undefined }

/** True if the same alert or error is already there and neither can be undone. */
const isRepeated = ({
  event,
  before,
}: {
  readonly event: { readonly type: string }
  readonly before?: ReturnType<typeof toasterMachine.getInitialSnapshot> | undefined
}) => {
  const { tone, text, values, undo } = event as unknown as ToastWish
  const { shown = [], waiting = [] } = before?.context ?? {}
  return (
    event.type === 'toast.raised' &&
    tone !== 'info' &&
    !undo &&
    [...shown, ...waiting].some((toast) =>
      isDeepStrictEqual([toast.tone, toast.text, toast.values, toast.undo], [tone, text, values, undefined]),
    )
  )
}

/** Index of the shown or waiting toast about the same topic as the new one; -1 if there is none. */
const placeOf = ({ event, before }: Parameters<typeof isRepeated>[0]): number => {
  const { topic } = event as unknown as ToastWish
  const { shown = [], waiting = [] } = before?.context ?? {}
  if (event.type !== 'toast.raised' || topic === undefined) return -1
  return [...shown, ...waiting].findIndex((toast) => toast.topic === topic)
}

export const model = defineModel({
  machine: toasterMachine,
  events: [
    { type: 'toast.raised', tone: 'info', text: 'language' },
    { type: 'toast.raised', tone: 'product', text: 'added', values: { name: 'Magnesium' } },
    { type: 'toast.raised', tone: 'product', text: 'removed', undo },
    { type: 'toast.raised', tone: 'product', text: 'quantity', undo, topic: 'line 7' },
    { type: 'toast.raised', tone: 'error', text: 'failed' },
    { type: 'toast.raised', tone: 'error', text: 'failed', values: { name: 'Magnesium' } },
    { type: 'toast.dismissed', id: 'toast-1' },
    { type: 'toast.dismissed', id: 'toast-4' },
    { type: 'toast.undone', id: 'toast-1' },
    { type: 'toasts.withdrawn', text: null },
    { type: 'toasts.withdrawn', text: 'failed' },
    { type: 'toasts.withdrawn', text: 'line 7' },
    { type: 'toasts.held' },
    { type: 'toasts.released' },
  ],
  // Five are enough for three shown and two waiting.
  until: ({ context }, event) => event.type === 'toast.raised' && context.raised === 5,
  project: ({ context: { shown, waiting, raised } }) => ({
    shown: shown.length,
    timed: shown.filter(({ tone }) => tone !== 'error').length,
    first: shown[0]?.tone,
    undone: shown[0]?.undo !== undefined,
    about: [...shown, ...waiting].findIndex(({ topic }) => topic !== undefined),
    waiting: waiting.length,
    raised,
  }),
  rules: {
    'shows three toasts at most; further ones wait': {
      requirements: ['toasts.three-at-most'],
      when: ({ after }) => after.context.waiting.length > 0,
      must: ({ after }) => assert.equal(after.context.shown.length, 3),
    },
    'is empty exactly when it has nothing to say': {
      when: () => true,
      must: ({ after }) =>
        assert.equal(after.matches('empty'), after.context.shown.length + after.context.waiting.length === 0),
    },
    'gives a waiting toast that is let in the time of any other': {
      when: ({ event, before, after }) =>
        [PASS.type, 'toast.dismissed'].includes(event.type) &&
        before?.matches('showing') === true &&
        after.matches('showing') &&
        after.context.waiting.length < before.context.waiting.length,
      must: (step) => {
        const known = new Set(step.before?.context.shown.map(({ id }) => id))
        const lives = step.after.context.shown
          .filter(({ id }) => !known.has(id))
          .map(({ tone, undo }) => (undo ? 5000 : LIFETIME[tone]))
        assert.deepEqual(
          waits(step),
          lives.filter((life) => life !== undefined),
        )
      },
    },
    'gives a product alert 2 s, an error no end and any other 5 s, as it does what can be taken back': {
      requirements: ['toasts.how-long-they-stay'],
      when: (step) =>
        step.event.type === 'toast.raised' &&
        !isRepeated(step) &&
        step.before?.matches('held') !== true &&
        (step.before?.context.shown.length ?? 0) < 3,
      must: (step) => {
        const { shown, raised } = step.after.context
        const { tone = 'error', undo } = shown.find(({ id }) => id === `toast-${raised}`) ?? {}
        const life = undo ? 5000 : LIFETIME[tone]
        assert.deepEqual(waits(step), life === undefined ? [] : [life])
      },
    },
    'says the same alert and error once, as long as it stands or waits; what can be taken back, and any other, each time':
      {
        when: ({ event }) => event.type === 'toast.raised',
        must: (step) =>
          assert.equal(step.after.context.raised, (step.before?.context.raised ?? 0) + (isRepeated(step) ? 0 : 1)),
      },
    'lets a toast take the place of an earlier one about the same thing, with a time of its own': {
      requirements: ['toasts.newer-takes-the-place'],
      when: (step) => placeOf(step) !== -1,
      must: (step) => {
        const { shown = [], waiting = [] } = step.before?.context ?? {}
        const place = placeOf(step)
        const { context } = step.after
        assert.deepEqual(
          [...context.shown, ...context.waiting].map(({ id }) => id),
          [...shown, ...waiting].map(({ id }, at) => (at === place ? `toast-${context.raised}` : id)),
        )
        if (step.before?.matches('showing') !== true || place >= shown.length) return
        assert.deepEqual(called(step, 'xstate.cancel'), [{ sendId: `clock of ${shown[place]?.id ?? ''}` }])
        assert.deepEqual(waits(step), [5000])
      },
    },
    'lets what is said again stand as long as if it were new': {
      when: (step) =>
        isRepeated(step) &&
        step.before?.matches('showing') === true &&
        step.before.context.shown.some(({ text }) => text === step.event['text']),
      must: (step) => {
        const life = LIFETIME[(step.event as unknown as ToastWish).tone]
        assert.deepEqual(waits(step), life === undefined ? [] : [life])
        // The old clock would let it go earlier.
        const ids =
          step.before?.context.shown
            .filter(({ text, values }) => isDeepStrictEqual([text, values], [step.event['text'], step.event['values']]))
            .map(({ id }) => id) ?? []
        assert.deepEqual(
          called(step, 'xstate.cancel'),
          ids.map((id) => ({ sendId: `clock of ${id}` })),
        )
        assert.equal(step.effects.at(0)?.type, 'xstate.cancel')
      },
    },
    'lets go of what is so no more, and of what could be taken back by somebody who is gone, shown or waiting, and lets others in':
      {
        when: ({ event }) => event.type === 'toasts.withdrawn',
        must: (step) => {
          const { shown = [], waiting = [] } = step.before?.context ?? {}
          const left = [...shown, ...waiting].filter(({ text, undo, topic }) =>
            step.event['text'] === null ? !undo : ![text, topic].includes(step.event['text']),
          )
          assert.deepEqual([...step.after.context.shown, ...step.after.context.waiting], left)
          if (step.before?.matches('showing') !== true) return
          const gone = shown.filter((toast) => !left.includes(toast))
          assert.deepEqual(
            called(step, 'xstate.cancel'),
            gone.map(({ id }) => ({ sendId: `clock of ${id}` })),
          )
          const lives = step.after.context.shown
            .filter(({ id }) => shown.every((toast) => toast.id !== id))
            .map(({ tone, undo }) => (undo ? 5000 : LIFETIME[tone]))
          assert.deepEqual(
            waits(step),
            lives.filter((life) => life !== undefined),
          )
        },
      },
    'stops every clock while a person is at a toast': {
      requirements: ['toasts.hover-and-focus-stop-the-clock'],
      when: ({ event, before }) => event.type === 'toasts.held' && before?.matches('showing') === true,
      must: (step) => {
        assert.equal(called(step, 'xstate.cancel').length, step.after.context.shown.length)
        assert.deepEqual(waits(step), [HOLD])
      },
    },
    'ends a hold by itself': {
      requirements: ['toasts.hold-ends-by-itself'],
      when: ({ event, before }) => event.type === PASS.type && before?.matches('held') === true,
      must: (step) => assert.equal(step.after.value, 'showing'),
    },
    'starts the clocks anew when the person leaves': {
      when: ({ before, after }) => before?.matches('held') === true && after.matches('showing'),
      must: (step) => {
        const lives = step.after.context.shown.map(({ tone, undo }) => (undo ? 5000 : LIFETIME[tone]))
        assert.deepEqual(
          waits(step),
          lives.filter((life) => life !== undefined),
        )
      },
    },
    'is taken back once, by what it said takes it back, and goes': {
      when: ({ event, before }) => event.type === 'toast.undone' && before?.context.shown[0]?.id === 'toast-1',
      must: (step) => {
        const { undo } = step.before?.context.shown[0] ?? {}
        assert.deepEqual(emitted(step), undo ? [{ type: 'notice.undone', undo }] : [])
        assert.equal(
          step.after.context.shown.some(({ id }) => id === 'toast-1'),
          undo === undefined,
        )
      },
    },
    'dismisses only what stands': {
      when: ({ event, before }) =>
        event.type === 'toast.dismissed' && before?.context.shown.every(({ id }) => id !== event['id']) === true,
      must: ({ before, after }) => assert.deepEqual(after.context, before?.context),
    },
    'lets a waiting toast in when one goes': {
      when: ({ event, before }) =>
        event.type === PASS.type && before?.matches('showing') === true && before.context.waiting.length > 0,
      must: ({ before, after }) =>
        assert.equal(
          after.context.shown.some(({ id }) => id === before?.context.waiting[0]?.id),
          true,
        ),
    },
  },
})

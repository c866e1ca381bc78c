import { assign, emit, fromPromise, raise, setup } from 'xstate'

import { defineModel, done, failed } from '../models/support/model.ts'

/** A small chart with one of each: call, timer, guard, eventless and raised transition, port, emitted event. */
export const kettle = setup({
  types: {
    context: {} as { litres: number },
    events: {} as
      | { type: 'fill'; litres: number }
      | { type: 'switch.on' }
      | { type: 'switch.off' }
      | { type: 'whistled' },
    emitted: {} as { type: 'boiled'; litres: number },
    input: {} as { litres: number },
  },
  actors: { heat: fromPromise<boolean, { litres: number }>(() => Promise.reject(new Error('not provided'))) },
  delays: { cooling: 1000 },
  guards: { isFull: ({ context }) => context.litres >= 2, isHot: (_, params: { hot: boolean }) => params.hot },
  actions: {
    pour: assign(({ context }, params: { litres: number }) => ({ litres: context.litres + params.litres })),
    light: () => {
      throw new Error('not provided')
    },
    whistle: raise({ type: 'whistled' }),
    tellBoiled: emit(({ context }) => ({ type: 'boiled' as const, litres: context.litres })),
  },
}).createMachine({
  id: 'kettle',
  context: ({ input }) => ({ litres: input.litres }),
  initial: 'filling',
  states: {
    filling: {
      always: { guard: 'isFull', target: 'full' },
      on: { fill: { actions: { type: 'pour', params: ({ event }) => ({ litres: event.litres }) } } },
    },
    full: { tags: 'ready', on: { 'switch.on': { target: 'heating', actions: 'light' } } },
    heating: {
      tags: 'busy',
      invoke: {
        src: 'heat',
        id: 'heat',
        input: ({ context }) => ({ litres: context.litres }),
        onDone: [
          {
            guard: { type: 'isHot', params: ({ event }) => ({ hot: event.output }) },
            target: 'boiling',
            actions: 'whistle',
          },
          { target: 'full' },
        ],
        onError: { target: 'full' },
      },
      on: { 'switch.off': { target: 'full' } },
    },
    boiling: {
      on: { whistled: { actions: 'tellBoiled' } },
      after: { cooling: { target: 'full' } },
    },
  },
})

export const kettleModel = defineModel({
  machine: kettle,
  inputs: [{ litres: 0 }],
  events: [{ type: 'fill', litres: 1 }, { type: 'switch.on' }, { type: 'switch.off' }],
  answers: [done('heat', true), done('heat', false), failed('heat')],
  project: ({ context }) => context.litres,
  rules: {},
})

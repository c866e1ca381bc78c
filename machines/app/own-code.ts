import { shoppingSetup } from './shopping.ts'

export const whole = shoppingSetup.createStateConfig({
  description: 'All code that was asked for is there, or on its way.',
})

export const lacking = shoppingSetup.createStateConfig({
  description: 'Code that was asked for could not be loaded, as there was no connection.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'It is asked for again once the connection is back or the window has the focus, and at a press.',
      on: {
        'code.retry': { target: 'loading' },
        'page.returned': {
          target: 'loading',
          actions: [{ type: 'revalidateOptions', params: ({ event }) => ({ at: event.at }) }, 'handOn'],
        },
      },
    },
    loading: {
      description: 'The code of the open page and of its charts is asked for again.',
      tags: 'code-awaited',
      entry: ['wantChartsAgain', 'wantPersonal'],
      invoke: {
        src: 'loadScreen',
        id: 'loadScreen',
        onDone: { target: '#app.running.whole' },
        onError: { target: 'waiting' },
      },
    },
  },
})

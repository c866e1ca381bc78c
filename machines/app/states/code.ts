import { appSetup } from '../app.setup.ts'

export const code = appSetup.createStateConfig({
  description: "The shop's own code: most of it comes when it is wanted.",
  initial: 'whole',
  on: {
    'charts.loaded': { actions: ['startCharts', 'carryWishes'] },
    'chunk.failed': [
      {
        // Loading the page anew without a connection would lose the whole shop.
        guard: { type: 'isOffline', params: ({ event }) => ({ online: event.online }) },
        target: '.lacking',
        actions: { type: 'raiseToast', params: { tone: 'error', text: 'common:problem.unreachable' } },
      },
      { guard: 'isReloaded', target: '.broken' },
      {
        target: '.reloading',
        actions: { type: 'rememberReload', params: ({ context }) => ({ build: context.build }) },
      },
    ],
  },
  states: {
    whole: { description: 'All code that was asked for is there, or on its way.' },
    lacking: {
      description: 'Code that was asked for could not be loaded, as there was no connection.',
      initial: 'waiting',
      states: {
        waiting: {
          description: 'It is asked for again once the connection is back or the window has the focus, and at a press.',
          on: {
            'code.retry': { target: 'loading' },
            'page.returned': {
              target: 'loading',
              actions: { type: 'sendReturned', params: ({ event }) => ({ at: event.at }) },
            },
          },
        },
        loading: {
          description: 'The code of the open page and of the charts that are awaited is asked for again.',
          tags: 'code-awaited',
          entry: 'wantAwaited',
          invoke: {
            src: 'loadScreen',
            id: 'loadScreen',
            onDone: { target: '#app.code.whole' },
            onError: { target: 'waiting' },
          },
        },
      },
    },
    reloading: {
      description:
        'Code of the shop could not be loaded: most likely a newer build is out, so the page is loaded anew, once.',
      meta: { requirements: ['error.lost-code-reloads-once'] },
      entry: 'reloadPage',
      on: { 'chunk.failed': {} },
    },
    broken: {
      description:
        'Code of the shop could not be loaded even after a reload: an error page offers a way on, which loads the page anew.',
      meta: { requirements: ['error.lost-code-reloads-once'] },
      tags: 'broken',
      on: { 'chunk.failed': {} },
    },
  },
})

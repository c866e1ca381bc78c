import { inspectorSetup } from '../inspector.setup.ts'

const attach = { type: 'post', params: { message: { kind: 'attach' as const } } } as const

export const calling = inspectorSetup.createStateConfig({
  description: 'Whether the tabs of the shop are told to record.',
  initial: 'open',
  states: {
    open: {
      description: 'The page is open. All tabs hear of it again and again, and stop recording once they do not.',
      invoke: { src: 'hearTabs', id: 'hearTabs' },
      initial: 'attached',
      on: { 'page.hidden': { target: 'hidden' } },
      states: {
        attached: {
          description: 'The tabs have just been told.',
          entry: attach,
          after: { callAgain: { target: 'attached', reenter: true } },
          on: { 'tab.awake': { target: 'attached', reenter: true } },
        },
      },
    },
    hidden: {
      description: 'The page was left, and the browser may bring it back. Meanwhile no tab records for it.',
      on: { 'page.shown': { target: 'open' } },
    },
  },
})

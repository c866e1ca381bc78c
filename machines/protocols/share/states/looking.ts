import { answerOf } from '../../../call/call.ts'
import { toLookUp } from '../share-form.context.ts'
import { shareSetup } from '../share-form.setup.ts'

/** Another text, or none, is not what is looked up. */
const retyped = { target: 'idle' } as const
const emptied = { guard: 'isTextTooShort', target: 'idle' } as const
const due = { guard: 'isToBeLookedUp', target: 'asking', actions: 'setAsked' } as const

export const looking = shareSetup.createStateConfig({
  description: 'Typed addresses are looked up among all own clients before anybody is named.',
  meta: { requirements: ['share.address-is-looked-up'] },
  initial: 'idle',
  states: {
    idle: { description: 'No address is to be looked up.', on: { 'share.invite': due } },
    asking: {
      description: 'The server is asked for clients with these addresses.',
      tags: 'looking',
      always: emptied,
      on: { 'share.search': retyped },
      invoke: {
        src: 'lookUpClients',
        id: 'lookUpClients',
        input: ({ context }) => toLookUp(context),
        onDone: [
          {
            guard: { type: 'isAnswered', params: answerOf },
            target: 'idle',
            actions: [{ type: 'setLooked', params: answerOf }, 'inviteAgain'],
          },
          { target: 'failed' },
        ],
        onError: { target: 'failed' },
      },
    },
    failed: {
      description: 'The addresses could not be looked up: it can be tried again.',
      always: emptied,
      on: { 'share.search': retyped, 'share.invite': due },
    },
  },
})

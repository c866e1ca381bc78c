import { answerOf, answers } from '../../call/call.ts'

import type { CommandBoxContext } from './command-box.events.ts'
import { boxSetup } from './command-box.setup.ts'
import { wordsOf } from './command-box.ts'

const searchOf = ({ context: { language, text } }: { context: CommandBoxContext }) => ({
  language,
  words: wordsOf(text),
})

const asked = boxSetup.createStateConfig({
  description: 'Protocols, clients and products are asked for; each further key gives the questions up without a word.',
  tags: 'busy',
  entry: 'forgetComing',
  type: 'parallel',
  onDone: { target: 'shown', actions: 'setFound' },
  states: {
    protocols: {
      description: 'Whether the protocols have come.',
      initial: 'asking',
      states: {
        asking: {
          description: 'The protocols with these words are on their way.',
          invoke: {
            src: 'searchProtocols',
            id: 'searchProtocols',
            input: searchOf,
            ...answers({ target: 'done', actions: { type: 'setProtocols', params: answerOf } }, { target: 'done' }),
          },
        },
        done: { description: 'They have come, or could not be searched.', type: 'final' },
      },
    },
    clients: {
      description: 'Whether the clients have come.',
      initial: 'asking',
      states: {
        asking: {
          description: 'The clients with these words are on their way.',
          invoke: {
            src: 'searchClients',
            id: 'searchClients',
            input: searchOf,
            ...answers({ target: 'done', actions: { type: 'setClients', params: answerOf } }, { target: 'done' }),
          },
        },
        done: { description: 'They have come, or could not be searched.', type: 'final' },
      },
    },
    products: {
      description: 'Whether the products have come.',
      initial: 'asking',
      states: {
        asking: {
          description: 'The products with these words are on their way.',
          invoke: {
            src: 'searchProducts',
            id: 'searchProducts',
            input: searchOf,
            ...answers({ target: 'done', actions: { type: 'setProducts', params: answerOf } }, { target: 'done' }),
          },
        },
        done: { description: 'They have come, or could not be searched.', type: 'final' },
      },
    },
  },
})

/** Earlier results stay in sight until all groups have answered. */
export const searching = boxSetup.createStateConfig({
  states: {
    resting: { description: 'Too little is typed to search for: actions and pages are offered.' },
    debouncing: {
      description: 'A short wait for the next key.',
      tags: 'busy',
      after: { debounce: { target: 'asked' } },
    },
    asked,
    shown: { description: 'What the words find is in sight; a group that could not be searched says so.' },
  },
}).states

import { answerOf } from '../../call/call.ts'
import { pausing } from '../../polling/polling.ts'

import { importSetup } from '../catalogue-import.setup.ts'

/** An import on which the server works is looked at again and again. */
export const watched = importSetup.createStateConfig({
  initial: 'resting',
  on: { 'import.cancel': { target: '#catalogueImport.cancelling', actions: 'forgetProblem' } },
  states: {
    resting: {
      description: 'The next look comes after a pause, longer each time that nothing is new.',
      ...pausing,
    },
    looking: {
      description: 'The server is asked how far it is.',
      meta: { requirements: ['admin.import-survives-a-reload'] },
      invoke: {
        src: 'fetchImport',
        id: 'fetchImport',
        input: ({ context: { language } }) => ({ language }),
        onDone: [
          {
            guard: { type: 'isAnswered', params: answerOf },
            target: '#catalogueImport.deciding',
            actions: { type: 'setJob', params: answerOf },
          },
          { target: 'resting', actions: [{ type: 'setProblem', params: answerOf }, 'lookLater'] },
        ],
        onError: { target: 'resting', actions: ['setUnreachable', 'lookLater'] },
      },
    },
  },
})

import type { ChosenFile, TraceResult } from '../inspector.events.ts'
import { inspectorSetup } from '../inspector.setup.ts'

const read = ({ event: { output } }: { event: { output: TraceResult } }) => output

export const file = inspectorSetup.createStateConfig({
  description: 'The recording that is shown: that of a tab, or one from a file.',
  initial: 'none',
  on: {
    'file.choose': { target: '.reading' },
  },
  states: {
    none: { description: 'The recording of the chosen tab is shown.' },
    reading: {
      description: 'A file is being read, and what was in sight stays there meanwhile.',
      tags: 'busy',
      invoke: {
        src: 'readTrace',
        id: 'readTrace',
        input: ({ event }) => ({ file: (event as { file: ChosenFile }).file }),
        onDone: [
          {
            guard: { type: 'isTrace', params: read },
            target: 'open',
            actions: [{ type: 'setFile', params: ({ event }) => ({ result: event.output }) }, 'sendActor'],
          },
          { target: 'refused', actions: { type: 'setProblem', params: ({ event }) => ({ result: event.output }) } },
        ],
        onError: { target: 'refused', actions: 'setUnreadable' },
      },
    },
    refused: {
      description: 'The file could not be shown, and the page says why. What was in sight before still is.',
      tags: 'failed',
      exit: 'forgetProblem',
      on: { 'file.dismiss': [{ guard: 'hasFile', target: 'open' }, { target: 'none' }] },
    },
    open: {
      description: 'The recording of a file is shown. Tabs go on recording.',
      on: { 'file.close': { target: 'none', actions: ['closeFile', 'sendActor'] } },
    },
  },
})

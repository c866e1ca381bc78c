import { inspectorSetup } from '../inspector.setup.ts'

const numbered = ({ event: { n } }: { event: { n: number } }) => ({ n })
const distance = ({ event: { by } }: { event: { by: number } }) => ({ by })

export const moment = inspectorSetup.createStateConfig({
  description: 'The moment of the recording that is looked at.',
  initial: 'last',
  on: {
    'record.choose': {
      guard: { type: 'hasRecord', params: numbered },
      actions: [{ type: 'chooseRecord', params: numbered }, 'tellActor'],
    },
    'record.step': {
      guard: { type: 'hasRecordThere', params: distance },
      actions: [{ type: 'stepTo', params: distance }, 'tellActor'],
    },
    'actor.choose': { actions: [{ type: 'chooseActor', params: ({ event: { actor } }) => ({ actor }) }, 'tellActor'] },
    'transition.choose': {
      actions: [
        { type: 'chooseTransition', params: ({ event: { actor, transition } }) => ({ actor, transition }) },
        'tellActor',
      ],
    },
  },
  states: {
    last: {
      description: 'The last one: where everything stands now, or at the end of the file.',
      always: { guard: 'isLookedAt', target: 'earlier' },
    },
    earlier: {
      description: 'An earlier one, worked out from the recording. The shop itself goes on.',
      always: { guard: 'isNothingLookedAt', target: 'last' },
      on: { 'live.return': { actions: 'lookAtLast' } },
    },
  },
})

import { entered, renamed } from './named.ts'
import { inspectorSetup } from '../inspector.setup.ts'

const numbered = ({ event: { n } }: { event: { n: number } }) => ({ n })
const distance = ({ event: { by } }: { event: { by: number } }) => ({ by })
const choose = { type: 'chooseRecord', params: numbered } as const
const step = { type: 'stepTo', params: distance } as const

export const moment = inspectorSetup.createStateConfig({
  description: 'The moment of the recording that is looked at.',
  initial: 'last',
  on: {
    'record.choose': {
      guard: { type: 'hasRecord', params: numbered },
      actions: [choose, 'sendActor', renamed],
    },
    'record.step': {
      guard: { type: 'hasRecordThere', params: distance },
      actions: [step, 'sendActor', renamed],
    },
    'actor.choose': {
      actions: [{ type: 'chooseActor', params: ({ event: { actor } }) => ({ actor }) }, 'sendActor', entered],
    },
    'transition.choose': {
      actions: [
        { type: 'chooseTransition', params: ({ event: { actor, transition } }) => ({ actor, transition }) },
        'sendActor',
        entered,
      ],
    },
  },
  states: {
    last: {
      description: 'The last one: where everything stands now, or at the end of the file.',
      always: { guard: 'isLookedAt', target: 'earlier' },
      on: {
        'record.choose': {
          guard: { type: 'hasRecord', params: numbered },
          actions: [choose, 'sendActor', entered],
        },
        'record.step': {
          guard: { type: 'hasRecordThere', params: distance },
          actions: [step, 'sendActor', entered],
        },
      },
    },
    earlier: {
      description: 'An earlier one, worked out from the recording. The shop itself goes on.',
      always: { guard: 'isNothingLookedAt', target: 'last' },
      on: { 'live.return': { actions: ['lookAtLast', entered] } },
    },
  },
})

import type { InspectorContext } from '../inspector.events.ts'
import { inspectorSetup } from '../inspector.setup.ts'
import type { Place } from '../place.ts'

const named = ({ event: { place } }: { event: { place: Place } }) => ({ place })
const placeOf = ({ context: { place } }: { context: InspectorContext }) => ({ place: place as Place })

const awaited = {
  guard: { type: 'isOfTab', params: named },
  target: '#inspector.address.awaiting',
  actions: { type: 'setPlace', params: named },
} as const
const open = { type: 'openPlace', params: named } as const
const chosen = { target: 'settled', actions: 'forgetPlace' } as const

export const address = inspectorSetup.createStateConfig({
  description: 'The place that the address names: a reload, a link, and the way back show it again.',
  initial: 'settled',
  meta: { requirements: ['statecharts.moment-in-the-address'] },
  states: {
    settled: {
      description: 'It is in sight, or something else was chosen since.',
      on: {
        'address.changed': [awaited, { actions: [open, 'sendActor'] }],
        'place.open': { actions: [open, 'sendActor'] },
      },
    },
    awaiting: {
      description: 'Its tab or its record has not come yet: a tab tells all it has recorded to a page that is new.',
      always: [
        {
          guard: 'isWantedInSight',
          target: 'settled',
          actions: [{ type: 'openWanted', params: placeOf }, 'forgetPlace'],
        },
        {
          guard: 'isWantedHere',
          target: 'settled',
          actions: [{ type: 'turnToWanted', params: placeOf }, { type: 'openWanted', params: placeOf }, 'forgetPlace'],
        },
      ],
      on: {
        'address.changed': [awaited, { target: 'settled', actions: ['forgetPlace', open, 'sendActor'] }],
        'tab.choose': chosen,
        'actor.choose': chosen,
        'record.choose': chosen,
        'record.step': chosen,
        'transition.choose': chosen,
        'file.choose': chosen,
      },
    },
  },
})

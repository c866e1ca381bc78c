import { builderSetup } from '../protocol-builder.setup.ts'

export const memory = builderSetup.createStateConfig({
  description: 'What the browser remembers of the builder: the active protocol for twelve hours, the panel for ever.',
  initial: 'unread',
  on: {
    'session.signedOut': { target: '.unread' },
    'session.signedIn': [
      {
        guard: { type: 'isNoPractitioner', params: ({ event }) => ({ userTypeId: event.userTypeId }) },
        target: '.unread',
      },
      { guard: { type: 'isSamePerson', params: ({ event }) => ({ userId: event.userId }) } },
      { target: '.reading' },
    ],
  },
  states: {
    unread: { description: 'Nobody is here for whom something would be stored.' },
    reading: {
      description: 'What is stored is being read.',
      invoke: {
        src: 'recall',
        id: 'recall',
        onDone: [
          {
            guard: { type: 'isMine', params: ({ event }) => event.output },
            target: 'read',
            actions: [
              { type: 'recallActive', params: ({ event }) => event.output },
              { type: 'recallPanel', params: ({ event }) => event.output },
            ],
            meta: { requirements: ['builder.active-protocol-lasts-twelve-hours'] },
          },
          { target: 'read', actions: { type: 'recallPanel', params: ({ event }) => event.output } },
        ],
        onError: { target: 'read' },
      },
    },
    read: { description: 'What was stored is known; each change of it is stored at once.' },
  },
})

import { foldersSetup } from '../folders.setup.ts'

const opening = foldersSetup.createStateConfig({
  on: {
    'folders.create': {
      target: '#folders.signedIn.here.naming.writing',
      actions: { type: 'nameNew', params: ({ event }) => ({ put: event.put }) },
    },
    'folders.rename': {
      guard: { type: 'isKnown', params: ({ event }) => ({ folderId: event.folderId }) },
      target: '#folders.signedIn.here.naming.writing',
      actions: { type: 'nameKnown', params: ({ event }) => ({ folderId: event.folderId }) },
    },
  },
})

/** Refusals are told here: that of a name which is being saved stands at its field instead. */
export const naming = foldersSetup.createStateConfig({
  description: 'The name of a folder, from the first letter until the server has taken it.',
  initial: 'closed',
  on: {
    'change.refused': {
      actions: [
        { type: 'setFailure', params: ({ event: { change, problem } }) => ({ change, problem }) },
        { type: 'sayRefusal', params: ({ event: { change, problem } }) => ({ change, problem }) },
      ],
    },
    'change.givenUp': {
      actions: [
        { type: 'setFailure', params: ({ event: { changes, problem } }) => ({ change: changes.at(-1), problem }) },
        { type: 'sayGivenUp', params: ({ event }) => ({ changes: event.changes }) },
      ],
    },
  },
  states: {
    closed: { description: 'No name is being written.', on: opening.on },
    writing: {
      description: 'A person writes the name of a new folder, or another name of one that is there.',
      initial: 'untried',
      on: {
        ...opening.on,
        'name.change': {
          target: '.untried',
          actions: { type: 'setName', params: ({ event }) => ({ value: event.value }) },
        },
        'name.cancel': { target: 'closed', actions: 'forgetName' },
        'name.confirm': [
          {
            guard: 'isAsShown',
            target: 'closed',
            actions: 'forgetName',
            meta: { requirements: ['folders.unchanged-name-is-not-sent'] },
          },
          { guard: 'isNamed', target: 'saving', actions: ['forgetLast', 'wantNamed', 'storeQueue'] },
          { target: '.incomplete' },
        ],
      },
      states: {
        untried: { description: 'Nothing was tried yet with what is written.' },
        incomplete: {
          description: 'Without a name, or with one that is too long, there is no folder.',
          meta: { requirements: ['folders.names-are-checked'] },
        },
        refused: {
          description: 'The server did not take the name: it still stands there and can be sent again.',
          meta: { requirements: ['folders.refused-name-is-written-again'] },
        },
      },
    },
    saving: {
      description: 'The name shows in its place already. Where the server does not take it, it is written again.',
      on: {
        ...opening.on,
        'change.done': {
          guard: { type: 'isOfName', params: ({ event }) => ({ key: event.key }) },
          target: 'closed',
          actions: 'forgetName',
        },
        'change.waits': { target: 'closed', actions: 'forgetName' },
        'change.refused': {
          guard: 'isUnsaved',
          target: 'writing.refused',
          actions: { type: 'setFailure', params: ({ event: { change, problem } }) => ({ change, problem }) },
        },
        'change.givenUp': {
          guard: 'isUnsaved',
          target: 'writing.refused',
          actions: {
            type: 'setFailure',
            params: ({ event: { changes, problem } }) => ({ change: changes[0], problem }),
          },
        },
      },
    },
  },
})

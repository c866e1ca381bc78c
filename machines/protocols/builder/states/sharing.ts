import { builderSetup } from '../protocol-builder.setup.ts'

export const sharing = builderSetup.createStateConfig({
  description: 'The active protocol is shared with clients.',
  meta: { requirements: ['share.needs-certificate', 'builder.back-returns-to-active', 'share.keeps-what-was-typed'] },
  on: {
    'builder.back': { target: 'ActiveProtocol' },
    'share.cancelled': { target: 'ActiveProtocol' },
    'builder.addNote': { target: 'AddingNote' },
  },
})

export const addingNote = builderSetup.createStateConfig({
  description: 'The note that goes to the clients with the protocol is written.',
  initial: 'untried',
  on: {
    'builder.back': { target: 'SharingProtocol' },
    'note.change': {
      target: '.untried',
      actions: { type: 'setNote', params: ({ event }) => ({ text: event.text }) },
    },
    'note.save': [{ guard: 'isNote', target: 'SharingProtocol', actions: 'sendShareNote' }, { target: '.incomplete' }],
  },
  states: {
    untried: { description: 'It was not tried yet to take the note over.' },
    incomplete: {
      description: 'Without a text there is no note to take over.',
      meta: { requirements: ['lines.note-form-needs-text'] },
    },
  },
})

import { builderSetup } from '../protocol-builder.setup.ts'

export const creating = builderSetup.createStateConfig({
  description: 'The form of a new protocol is filled in.',
  meta: { requirements: ['builder.create-needs-name-and-description'] },
  on: {
    'builder.back': [
      { guard: 'hasActive', target: 'ActiveProtocol', actions: 'emptyCreate' },
      { guard: 'isStandard', target: 'Default', actions: 'emptyCreate' },
      { target: 'ListingProtocols', actions: ['emptyCreate', 'enterList'] },
    ],
  },
})

export const editing = builderSetup.createStateConfig({
  description: 'Name and description of the active protocol are changed.',
  meta: { requirements: ['builder.edit-needs-a-change', 'builder.back-returns-to-active'] },
  entry: ['emptyEdit', 'fillEdit'],
  on: { 'builder.back': { target: 'ActiveProtocol' } },
})

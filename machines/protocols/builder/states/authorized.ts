import { builderSetup } from '../protocol-builder.setup.ts'

import { active, productAdded } from './active.ts'
import { requests } from './requests.ts'
import { defaultState, listing } from './choosing.ts'
import { people } from './people.ts'
import { addingNote, sharing } from './sharing.ts'
import { childFacts } from './child-facts.ts'
import { creating, editing } from './writing.ts'

/** The charts below, which live as long as their practitioner is here. */
const children = builderSetup.createStateConfig({
  invoke: [
    { src: 'protocolLines', id: 'protocolLines', systemId: 'protocolLines' },
    { src: 'protocolList', id: 'protocolList', systemId: 'protocolList' },
    { src: 'createProtocol', id: 'createProtocol', systemId: 'createProtocol' },
    { src: 'editProtocol', id: 'editProtocol', systemId: 'editProtocol' },
    { src: 'shareForm', id: 'shareForm', systemId: 'shareForm' },
    { src: 'protocolCalls', id: 'protocolCalls', systemId: 'protocolCalls' },
    { src: 'keptOperations', id: 'keptOperations', systemId: 'keptOperations' },
    { src: 'noteSuggestions', id: 'noteSuggestions', systemId: 'noteSuggestions' },
    { src: 'lineQuantity', id: 'lineQuantity', systemId: 'lineQuantity' },
    { src: 'dosageField', id: 'dosageField', systemId: 'dosageField' },
    { src: 'dailyAmounts', id: 'dailyAmounts' },
    { src: 'commandBox', id: 'commandBox', systemId: 'commandBox' },
    { src: 'shortcuts', id: 'shortcuts', systemId: 'shortcuts' },
    { src: 'protocolTabs', id: 'protocolTabs', input: ({ context: { userId } }) => ({ userId: userId ?? 0 }) },
    {
      src: 'hearChildren',
      id: 'hearChildren',
      input: {
        protocolLines: ['lines.shown', 'protocol.gone', 'protocol.renamed', 'lines.changed', 'notice.raised'],
        createProtocol: ['form.sent'],
        editProtocol: ['form.sent'],
        shareForm: ['share.sent', 'share.cancelled', 'notice.raised'],
        protocolCalls: ['protocol.copied', 'protocol.deleted', 'protocol.restored', 'notice.raised'],
        keptOperations: ['protocols.redone', 'protocol.deleted', 'notice.raised'],
        noteSuggestions: ['line.setNote'],
        dosageField: ['line.setDosage', 'line.setNote'],
        lineQuantity: ['line.setQuantity', 'line.raise', 'line.lower'],
        commandBox: [
          'builder.create',
          'builder.list',
          'builder.share',
          'builder.edit',
          'builder.finish',
          'shortcuts.show',
          'protocol.select',
          'product.add',
        ],
      },
    },
  ],
}).invoke

export const authorized = builderSetup.createStateConfig({
  description: 'A practitioner is here and builds protocols.',
  meta: { requirements: ['builder.for-practitioners-only', 'builder.nine-states', 'builder.two-modes'] },
  entry: ['sendLinesWho', 'sendLinesLanguage'],
  initial: 'ListingProtocols',
  invoke: children,
  on: { ...people, ...requests, ...childFacts },
  states: {
    Default: defaultState,
    ListingProtocols: listing,
    CreatingProtocol: creating,
    ActiveProtocol: active,
    EditingProtocol: editing,
    SharingProtocol: sharing,
    ProductAdded: productAdded,
    AddingNote: addingNote,
  },
})

import { builderSetup } from '../protocol-builder.setup.ts'

import { stored } from './stored.ts'
import { withdrawn } from './withdrawn.ts'

const tellTabs = { type: 'tellTabs', params: { about: 'protocols' } } as const

/** Facts of the charts below. */
export const childFacts = builderSetup.createStateConfig({
  on: {
    'notice.raised': { actions: 'sayOn' },
    'form.sent': [
      {
        guard: { type: 'isOfForm', params: ({ event }) => ({ form: event.form, wanted: 'createProtocol' }) },
        target: '.ActiveProtocol',
        actions: [
          { type: 'keepMade', params: ({ event }) => ({ sent: event.sent }) },
          ...withdrawn,
          stored,
          'openMade',
          { type: 'sayOf', params: { text: 'created' } },
          'emptyCreate',
          'letBrowse',
          'tellChanged',
          tellTabs,
        ],
        meta: {
          requirements: ['builder.created-becomes-active', 'builder.create-succeeds', 'builder.success-is-said'],
        },
      },
      {
        target: '.ActiveProtocol',
        actions: [
          { type: 'keepRenamed', params: ({ event }) => ({ sent: event.sent }) },
          stored,
          'renameLines',
          { type: 'sayOf', params: { text: 'updated' } },
          'outdateList',
          'tellChanged',
          tellTabs,
        ],
        meta: { requirements: ['builder.update-changes-two-fields', 'builder.success-is-said'] },
      },
    ],
    'protocol.copied': { actions: ['outdateList', 'tellChanged', tellTabs] },
    'protocols.redone': {
      actions: ['outdateLines', 'outdateList', 'tellChanged', tellTabs],
      meta: { requirements: ['builder.deeds-wait-for-next-sign-in'] },
    },
    'protocol.deleted': [
      {
        guard: { type: 'isActiveInStandard', params: ({ event }) => ({ protocolId: event.protocolId }) },
        target: '.Default',
        actions: [
          { type: 'forgetInList', params: ({ event }) => ({ protocolId: event.protocolId }) },
          'letGo',
          stored,
          'closeLines',
          'tellChanged',
          tellTabs,
        ],
        meta: { requirements: ['builder.deleted-protocol-is-let-go'] },
      },
      {
        guard: { type: 'isActive', params: ({ event }) => ({ protocolId: event.protocolId }) },
        target: '.ListingProtocols',
        actions: [
          { type: 'forgetInList', params: ({ event }) => ({ protocolId: event.protocolId }) },
          'letGo',
          stored,
          'closeLines',
          'enterList',
          'tellChanged',
          tellTabs,
        ],
        meta: { requirements: ['builder.deleted-protocol-is-let-go'] },
      },
      {
        actions: [
          { type: 'forgetInList', params: ({ event }) => ({ protocolId: event.protocolId }) },
          'tellChanged',
          tellTabs,
        ],
      },
    ],
    'protocol.restored': [
      {
        guard: 'hasActive',
        actions: [
          { type: 'registerInList', params: ({ event }) => ({ protocol: event.protocol }) },
          'tellChanged',
          tellTabs,
        ],
      },
      {
        target: '.ActiveProtocol',
        actions: [
          { type: 'registerInList', params: ({ event }) => ({ protocol: event.protocol }) },
          { type: 'keepActive', params: ({ event }) => ({ protocol: event.protocol }) },
          ...withdrawn,
          stored,
          { type: 'openLines', params: ({ event }) => ({ protocol: event.protocol }) },
          'tellChanged',
          tellTabs,
        ],
      },
    ],
    'protocol.renamed': {
      guard: { type: 'isActive', params: ({ event }) => ({ protocolId: event.protocolId }) },
      actions: [
        {
          type: 'keepRenamed',
          params: ({ event: { protocolId, name, description } }) => ({
            sent: { protocol_id: protocolId, name, description },
          }),
        },
        stored,
        'fillEdit',
        'outdateList',
        'tellChanged',
      ],
      meta: { requirements: ['builder.other-tabs-follow'] },
    },
    'protocols.outdated': [
      {
        guard: { type: 'isAboutLines', params: ({ event }) => ({ about: event.about }) },
        actions: 'tellChanged',
        meta: { requirements: ['builder.other-tabs-follow'] },
      },
      {
        actions: ['outdateLines', 'outdateList', 'tellChanged'],
        meta: { requirements: ['builder.other-tabs-follow'] },
      },
    ],
    'protocol.gone': [
      {
        guard: { type: 'isActiveInStandard', params: ({ event }) => ({ protocolId: event.protocolId }) },
        target: '.Default',
        actions: [{ type: 'sayOf', params: { text: 'gone' } }, 'letGo', stored, 'tellChanged'],
      },
      {
        guard: { type: 'isActive', params: ({ event }) => ({ protocolId: event.protocolId }) },
        target: '.ListingProtocols',
        actions: [{ type: 'sayOf', params: { text: 'gone' } }, 'letGo', stored, 'enterList', 'tellChanged'],
      },
    ],
    'lines.changed': { actions: ['tellChanged', { type: 'tellTabs', params: { about: 'lines' } }] },
    'share.sent': { actions: ['tellChanged', tellTabs] },
  },
}).on

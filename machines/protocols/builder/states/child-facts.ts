import { builderSetup } from '../protocol-builder.setup.ts'

import { stored } from './stored.ts'
import { withdrawn } from './withdrawn.ts'

const sendTabs = { type: 'sendTabs', params: { about: 'protocols' } } as const

/** Facts of the charts below. */
export const childFacts = builderSetup.createStateConfig({
  on: {
    'notice.raised': { actions: 'sayOn' },
    'form.sent': [
      {
        guard: { type: 'isOfForm', params: ({ event }) => ({ form: event.form, expected: 'createProtocol' }) },
        target: '.ActiveProtocol',
        actions: [
          { type: 'setMade', params: ({ event }) => ({ sent: event.sent }) },
          ...withdrawn,
          stored,
          'openMade',
          { type: 'sayOf', params: { text: 'created' } },
          'emptyCreate',
          'letBrowse',
          'emitChanged',
          sendTabs,
        ],
        meta: {
          requirements: ['builder.created-becomes-active', 'builder.create-succeeds', 'builder.success-is-said'],
        },
      },
      {
        target: '.ActiveProtocol',
        actions: [
          { type: 'setRenamed', params: ({ event }) => ({ sent: event.sent }) },
          stored,
          'renameLines',
          { type: 'sayOf', params: { text: 'updated' } },
          'outdateList',
          'emitChanged',
          sendTabs,
        ],
        meta: { requirements: ['builder.update-changes-two-fields', 'builder.success-is-said'] },
      },
    ],
    'protocol.copied': { actions: ['outdateList', 'emitChanged', sendTabs] },
    'protocols.redone': {
      actions: ['outdateLines', 'outdateList', 'emitChanged', sendTabs],
      meta: { requirements: ['builder.operations-wait-for-next-sign-in'] },
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
          'emitChanged',
          sendTabs,
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
          'emitChanged',
          sendTabs,
        ],
        meta: { requirements: ['builder.deleted-protocol-is-let-go'] },
      },
      {
        actions: [
          { type: 'forgetInList', params: ({ event }) => ({ protocolId: event.protocolId }) },
          'emitChanged',
          sendTabs,
        ],
      },
    ],
    'protocol.restored': [
      {
        guard: 'hasActive',
        actions: [
          { type: 'registerInList', params: ({ event }) => ({ protocol: event.protocol }) },
          'emitChanged',
          sendTabs,
        ],
      },
      {
        target: '.ActiveProtocol',
        actions: [
          { type: 'registerInList', params: ({ event }) => ({ protocol: event.protocol }) },
          { type: 'setActive', params: ({ event }) => ({ protocol: event.protocol }) },
          ...withdrawn,
          stored,
          { type: 'openLines', params: ({ event }) => ({ protocol: event.protocol }) },
          'emitChanged',
          sendTabs,
        ],
      },
    ],
    'protocol.renamed': {
      guard: { type: 'isActive', params: ({ event }) => ({ protocolId: event.protocolId }) },
      actions: [
        {
          type: 'setRenamed',
          params: ({ event: { protocolId, name, description } }) => ({
            sent: { protocol_id: protocolId, name, description },
          }),
        },
        stored,
        'fillEdit',
        'outdateList',
        'emitChanged',
      ],
      meta: { requirements: ['builder.other-tabs-follow'] },
    },
    'protocols.outdated': [
      {
        guard: { type: 'isAboutLines', params: ({ event }) => ({ about: event.about }) },
        actions: ['emitChanged', 'outdateAmounts'],
        meta: { requirements: ['builder.other-tabs-follow'] },
      },
      {
        actions: ['outdateLines', 'outdateList', 'emitChanged'],
        meta: { requirements: ['builder.other-tabs-follow'] },
      },
    ],
    'protocol.gone': [
      {
        guard: { type: 'isActiveInStandard', params: ({ event }) => ({ protocolId: event.protocolId }) },
        target: '.Default',
        actions: [{ type: 'sayOf', params: { text: 'gone' } }, 'letGo', stored, 'emitChanged'],
      },
      {
        guard: { type: 'isActive', params: ({ event }) => ({ protocolId: event.protocolId }) },
        target: '.ListingProtocols',
        actions: [{ type: 'sayOf', params: { text: 'gone' } }, 'letGo', stored, 'enterList', 'emitChanged'],
      },
    ],
    'lines.shown': {
      actions: { type: 'openAmounts', params: ({ event }) => ({ protocolId: event.protocolId }) },
      meta: { requirements: ['intake.shown-in-builder'] },
    },
    'lines.changed': {
      actions: ['emitChanged', { type: 'sendTabs', params: { about: 'lines' } }, 'outdateAmounts'],
    },
    'share.sent': { actions: ['emitChanged', sendTabs] },
  },
}).on

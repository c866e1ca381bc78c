import type { Protocol } from '#areas/protocols/contract/protocols.ts'

import { builderSetup } from '../protocol-builder.setup.ts'

import { stored } from './stored.ts'
import { withdrawn } from './withdrawn.ts'

const protocolOf = ({ event: { protocol } }: { event: { protocol: Protocol } }) => ({ protocol })
const opened = [
  { type: 'setActive', params: protocolOf },
  ...withdrawn,
  stored,
  { type: 'openLines', params: protocolOf },
] as const

/** Requests from the controls around the builder and the cards of products. */
export const requests = builderSetup.createStateConfig({
  on: {
    'builder.list': { target: '.ListingProtocols', actions: ['showPanel', 'enterList'] },
    'builder.create': { target: '.CreatingProtocol', actions: 'showPanel' },
    'builder.edit': [
      { guard: 'hasActive', target: '.EditingProtocol', actions: 'showPanel' },
      { actions: 'sayNeedsProtocol', meta: { requirements: ['builder.needs-a-protocol-first'] } },
    ],
    'builder.share': [
      { guard: 'canShare', target: '.SharingProtocol', actions: ['showPanel', 'beginShare'] },
      { guard: 'hasNoActive', actions: 'sayNeedsProtocol', meta: { requirements: ['builder.needs-a-protocol-first'] } },
    ],
    'builder.finish': [
      {
        guard: 'isStandard',
        target: '.Default',
        actions: ['letGo', stored, 'closeLines', 'closePanel'],
        meta: { requirements: ['builder.finish-clears-the-protocol'] },
      },
      {
        target: '.ListingProtocols',
        actions: ['letGo', stored, 'closeLines', 'closePanel'],
        meta: { requirements: ['builder.finish-clears-the-protocol'] },
      },
    ],
    'panel.close': [
      { guard: 'isStandard', target: '.Default', meta: { requirements: ['builder.hide-keeps-the-protocol'] } },
      { target: '.ListingProtocols', meta: { requirements: ['builder.hide-keeps-the-protocol'] } },
    ],
    'panel.open': {
      actions: ['letGo', stored, 'closeLines', 'enterList'],
      meta: { requirements: ['builder.toggle-keeps-active-only'] },
    },
    'protocol.select': {
      target: '.ActiveProtocol',
      actions: [...opened, 'letBrowse'],
      meta: { requirements: ['builder.selected-becomes-active'] },
    },
    'protocol.share': {
      guard: 'isCertified',
      target: '.SharingProtocol',
      actions: [...opened, 'showPanel', 'beginShare'],
    },
    'protocol.edit': {
      target: '.EditingProtocol',
      actions: [...opened, 'showPanel'],
    },
    'product.add': [
      {
        guard: 'hasActiveInStandard',
        target: '.ProductAdded',
        actions: [
          { type: 'setAdded', params: ({ event }) => ({ line: event.line }) },
          { type: 'sendLinesAdded', params: ({ event }) => ({ line: event.line }) },
        ],
        meta: { requirements: ['lines.added-state-by-mode'] },
      },
      {
        guard: 'hasActive',
        target: '.ActiveProtocol.justAdded',
        actions: [
          { type: 'setAdded', params: ({ event }) => ({ line: event.line }) },
          { type: 'sendLinesAdded', params: ({ event }) => ({ line: event.line }) },
        ],
        meta: { requirements: ['lines.added-state-by-mode'] },
      },
      { guard: 'isStandard', actions: 'sayNoProtocol', meta: { requirements: ['lines.needs-an-active-protocol'] } },
      {
        target: '.ListingProtocols',
        actions: ['sayNoProtocol', 'showPanel', 'enterList'],
        meta: { requirements: ['lines.needs-an-active-protocol'] },
      },
    ],
    'protocol.copy': {
      actions: { type: 'askCalls', params: ({ event: { subject } }) => ({ type: 'protocol.copy', subject }) },
    },
    'protocol.delete': {
      actions: { type: 'askCalls', params: ({ event: { subject } }) => ({ type: 'protocol.delete', subject }) },
    },
    'protocol.restore': {
      actions: { type: 'askCalls', params: ({ event: { subject } }) => ({ type: 'protocol.restore', subject }) },
    },
    'bar.name': { actions: 'openList' },
    'bar.toggle': { actions: 'goBack' },
    'shortcuts.show': { actions: 'showShortcuts' },
    'line.setQuantity': { actions: 'sendLines' },
    'line.raise': { actions: 'sendLines' },
    'line.lower': { actions: 'sendLines' },
    'line.setNote': { actions: 'sendLines' },
    'line.setDosage': { actions: 'sendLines' },
    'line.remove': { actions: 'sendLines' },
    'line.swap': { actions: 'sendLines' },
    'line.restore': { actions: 'sendLines' },
    'line.reset': { actions: 'sendLines' },
    'line.again': { actions: 'sendLines' },
  },
}).on

import { builderSetup, storedOf } from '../protocol-builder.setup.ts'

import { active, productAdded } from './active.ts'
import { defaultState, listing } from './choosing.ts'
import { addingNote, sharing } from './sharing.ts'
import { creating, editing } from './writing.ts'

const stored = { type: 'storeActive', params: storedOf } as const

/** The charts below, which live as long as their practitioner is here. */
const children = builderSetup.createStateConfig({
  invoke: [
    { src: 'protocolLines', id: 'protocolLines', systemId: 'protocolLines' },
    { src: 'protocolList', id: 'protocolList', systemId: 'protocolList' },
    { src: 'createProtocol', id: 'createProtocol', systemId: 'createProtocol' },
    { src: 'editProtocol', id: 'editProtocol', systemId: 'editProtocol' },
    { src: 'shareForm', id: 'shareForm', systemId: 'shareForm' },
    { src: 'protocolCalls', id: 'protocolCalls', systemId: 'protocolCalls' },
    {
      src: 'hearChildren',
      id: 'hearChildren',
      input: {
        protocolLines: ['protocol.gone', 'notice.raised'],
        createProtocol: ['form.sent'],
        editProtocol: ['form.sent'],
        shareForm: ['share.sent', 'notice.raised'],
        protocolCalls: ['protocol.copied', 'protocol.deleted', 'protocol.restored', 'notice.raised'],
      },
    },
  ],
}).invoke

/** What is asked of the builder, by the controls around it and the cards of products. */
const asked = builderSetup.createStateConfig({
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
      actions: [
        { type: 'keepActive', params: ({ event }) => ({ protocol: event.protocol }) },
        stored,
        { type: 'openLines', params: ({ event }) => ({ protocol: event.protocol }) },
        'showPanel',
      ],
      meta: { requirements: ['builder.selected-becomes-active'] },
    },
    'protocol.share': {
      guard: 'isCertified',
      target: '.SharingProtocol',
      actions: [
        { type: 'keepActive', params: ({ event }) => ({ protocol: event.protocol }) },
        stored,
        { type: 'openLines', params: ({ event }) => ({ protocol: event.protocol }) },
        'showPanel',
        'beginShare',
      ],
    },
    'product.add': [
      {
        guard: 'hasActiveInStandard',
        target: '.ProductAdded',
        reenter: true,
        actions: [
          { type: 'keepAdded', params: ({ event }) => ({ line: event.line }) },
          { type: 'tellLinesAdded', params: ({ event }) => ({ line: event.line }) },
        ],
        meta: { requirements: ['lines.added-state-by-mode'] },
      },
      {
        guard: 'hasActive',
        target: '.ActiveProtocol.justAdded',
        reenter: true,
        actions: [
          { type: 'keepAdded', params: ({ event }) => ({ line: event.line }) },
          { type: 'tellLinesAdded', params: ({ event }) => ({ line: event.line }) },
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
    'line.setQuantity': { actions: 'tellLines' },
    'line.raise': { actions: 'tellLines' },
    'line.lower': { actions: 'tellLines' },
    'line.setNote': { actions: 'tellLines' },
    'line.remove': { actions: 'tellLines' },
    'line.restore': { actions: 'tellLines' },
    'line.reset': { actions: 'tellLines' },
    'line.again': { actions: 'tellLines' },
  },
}).on

/** What the charts below tell. */
const told = builderSetup.createStateConfig({
  on: {
    'notice.raised': { actions: 'sayOn' },
    'form.sent': [
      {
        guard: { type: 'isOfForm', params: ({ event }) => ({ form: event.form, wanted: 'createProtocol' }) },
        target: '.ActiveProtocol',
        actions: [
          { type: 'keepMade', params: ({ event }) => ({ sent: event.sent }) },
          stored,
          'openMade',
          { type: 'sayOf', params: { text: 'created' } },
          'emptyCreate',
          'tellChanged',
        ],
        meta: { requirements: ['builder.created-becomes-active', 'builder.create-succeeds'] },
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
        ],
        meta: { requirements: ['builder.update-changes-two-fields'] },
      },
    ],
    'protocol.copied': { actions: ['outdateList', 'tellChanged'] },
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
        ],
        meta: { requirements: ['builder.deleted-protocol-is-let-go'] },
      },
      {
        actions: [{ type: 'forgetInList', params: ({ event }) => ({ protocolId: event.protocolId }) }, 'tellChanged'],
      },
    ],
    'protocol.restored': [
      {
        guard: 'hasActive',
        actions: [{ type: 'registerInList', params: ({ event }) => ({ protocol: event.protocol }) }, 'tellChanged'],
      },
      {
        target: '.ActiveProtocol',
        actions: [
          { type: 'registerInList', params: ({ event }) => ({ protocol: event.protocol }) },
          { type: 'keepActive', params: ({ event }) => ({ protocol: event.protocol }) },
          stored,
          { type: 'openLines', params: ({ event }) => ({ protocol: event.protocol }) },
          'tellChanged',
        ],
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
    'share.sent': { actions: 'tellChanged' },
  },
}).on

/** Who is here, in which language and mode. */
const people = builderSetup.createStateConfig({
  on: {
    'session.signedOut': { target: 'Unauthorized', actions: 'forgetPerson' },
    'session.signedIn': [
      {
        guard: { type: 'isNoPractitioner', params: ({ event }) => ({ userTypeId: event.userTypeId }) },
        target: 'Unauthorized',
        actions: 'forgetPerson',
        meta: { requirements: ['builder.for-practitioners-only'] },
      },
      {
        guard: { type: 'isSamePerson', params: ({ event }) => ({ userId: event.userId }) },
        actions: { type: 'keepPerson', params: ({ event: { userId, userTypeId } }) => ({ userId, userTypeId }) },
      },
      {
        guard: 'isStandard',
        target: 'Authorized.Default',
        reenter: true,
        actions: [
          'forgetPerson',
          { type: 'keepPerson', params: ({ event: { userId, userTypeId } }) => ({ userId, userTypeId }) },
        ],
      },
      {
        target: 'Authorized.ListingProtocols',
        reenter: true,
        actions: [
          'forgetPerson',
          { type: 'keepPerson', params: ({ event: { userId, userTypeId } }) => ({ userId, userTypeId }) },
        ],
      },
    ],
    'language.shown': {
      actions: [{ type: 'keepLanguage', params: ({ event }) => ({ language: event.language }) }, 'tellLinesLanguage'],
    },
    'page.returned': { actions: 'tellLines' },
    'mode.chosen': [
      { guard: { type: 'isSameMode', params: ({ event }) => ({ mode: event.mode }) } },
      {
        guard: 'hasActive',
        target: '.ActiveProtocol',
        actions: { type: 'keepMode', params: ({ event }) => ({ mode: event.mode }) },
      },
      {
        guard: 'isStandard',
        target: '.ListingProtocols',
        actions: [{ type: 'keepMode', params: ({ event }) => ({ mode: event.mode }) }, 'enterList'],
      },
      { target: '.Default', actions: { type: 'keepMode', params: ({ event }) => ({ mode: event.mode }) } },
    ],
  },
}).on

export const authorized = builderSetup.createStateConfig({
  description: 'A practitioner is here and builds protocols.',
  meta: { requirements: ['builder.for-practitioners-only', 'builder.nine-states', 'builder.two-modes'] },
  entry: ['tellLinesWho', 'tellLinesLanguage'],
  initial: 'ListingProtocols',
  invoke: children,
  on: { ...people, ...asked, ...told },
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

import { assertEvent, assign, emit, raise, sendTo, setup, stateIn } from 'xstate'

import { USER_TYPES } from '#contract/call.ts'
import type { UserType } from '#contract/call.ts'
import { ACTIVE_PROTOCOL_MS, NOTE_MAX, TOAST_PRODUCT_ALERT_MS } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { isBlank } from '#contract/plain-text.ts'
import type { Protocol, ProtocolProduct } from '#contract/protocols.ts'

import { commandBoxMachine } from '../command-box/command-box.machine.ts'
import { hearingChildren } from '../hear-children.ts'
import { actionNotProvided, actorNotProvided, listenerNotProvided } from '../not-provided.ts'
import { variantOf } from '../protocols/lines.ts'
import { noteSuggestionsMachine } from '../protocols/note-suggestions.machine.ts'
import { protocolCallsMachine } from '../protocols/protocol-calls.machine.ts'
import type { Subject } from '../protocols/protocol-calls.machine.ts'
import { createProtocolMachine, editProtocolMachine } from '../protocols/protocol-forms.machine.ts'
import type { Renamed } from '../protocols/protocol-forms.machine.ts'
import { protocolLinesMachine } from '../protocols/protocol-lines.machine.ts'
import { protocolListMachine } from '../protocols/protocol-list.machine.ts'
import type { ChartMeta } from '../requirements/meta.ts'
import { isPractitioner } from '../session/session.ts'
import { shareFormMachine } from '../share/share-form.machine.ts'
import { shortcutsMachine } from '../shortcuts/shortcuts.machine.ts'

import type {
  BuilderContext,
  BuilderEvent,
  BuilderFact,
  BuilderInput,
  ChildFact,
  Deed,
  TabsOrder,
} from './protocol-builder.events.ts'
import { widthWithin, withoutLines } from './protocol-builder.ts'
import type { ActiveProtocol, BuilderMode, Remembered } from './protocol-builder.ts'

const LINES = 'protocolLines'

/** Keys of the texts that ask for a protocol. */
export const SELECT = { toAdd: 'builder:notice.selectToAdd', first: 'builder:notice.selectFirst' } as const

/** What the browser stores: whose active protocol it is, and none where nothing is active. */
export interface Stored {
  userId: number
  active: ActiveProtocol | null
}

export const builderSetup = setup({
  types: {
    context: {} as BuilderContext,
    events: {} as BuilderEvent,
    emitted: {} as BuilderFact,
    input: {} as BuilderInput | undefined,
    tags: {} as 'added' | 'away',
    meta: {} as ChartMeta,
  },
  actors: {
    protocolLines: protocolLinesMachine,
    protocolList: protocolListMachine,
    createProtocol: createProtocolMachine,
    editProtocol: editProtocolMachine,
    shareForm: shareFormMachine,
    protocolCalls: protocolCallsMachine,
    noteSuggestions: noteSuggestionsMachine,
    commandBox: commandBoxMachine,
    shortcuts: shortcutsMachine,
    hearChildren: hearingChildren<ChildFact>(),
    /** Tells the other tabs of the practitioner what this one does to protocols, and hears them. */
    protocolTabs: listenerNotProvided<TabsOrder, { userId: number }>('protocolTabs'),
    /** What the browser has stored of the builder. */
    recall: actorNotProvided<Remembered>('recall'),
  },
  delays: { addedFlash: TOAST_PRODUCT_ALERT_MS },
  guards: {
    isNoPractitioner: (_, params: { userTypeId: UserType }) => !isPractitioner(params.userTypeId),
    isSamePerson: ({ context }, params: { userId: number }) => context.userId === params.userId,
    isStandard: ({ context }) => context.mode === 'standard',
    isSameMode: ({ context }, params: { mode: BuilderMode }) => context.mode === params.mode,
    hasActive: ({ context }) => context.active !== null,
    hasNoActive: ({ context }) => context.active === null,
    hasActiveInStandard: ({ context }) => context.active !== null && context.mode === 'standard',
    isActive: ({ context }, params: { protocolId: number }) => context.active?.protocol_id === params.protocolId,
    isActiveInStandard: ({ context: { active, mode } }, params: { protocolId: number }) =>
      active?.protocol_id === params.protocolId && mode === 'standard',
    isAboutLines: (_, params: Pick<TabsOrder, 'about'>) => params.about === 'lines',
    isOfForm: (_, params: { form: string; wanted: string }) => params.form === params.wanted,
    canShare: ({ context }) => context.active !== null && context.userTypeId === USER_TYPES.CertifiedPractitioner,
    isCertified: ({ context }) => context.userTypeId === USER_TYPES.CertifiedPractitioner,
    isNote: ({ context: { note } }) => !isBlank(note) && note.trim().length <= NOTE_MAX,
    isMine: ({ context }, { active, at }: Remembered) =>
      active !== null && active.user_id === context.userId && at - active.at < ACTIVE_PROTOCOL_MS,
    isPanelClosed: stateIn({ panel: 'closed' }),
    isRecalledOpen: (_, params: { isOpen: boolean }) => params.isOpen,
  },
  actions: {
    keepPerson: assign((_, params: { userId: number; userTypeId: UserType }) => params),
    forgetPerson: assign({ userId: null, userTypeId: null, active: null, added: null, note: '' }),
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    keepMode: assign((_, params: { mode: BuilderMode }) => ({ mode: params.mode })),
    keepRecalled: assign((_, params: { active: ActiveProtocol }) => ({ active: params.active })),
    keepActive: assign((_, params: { protocol: Protocol }) => ({ active: withoutLines(params.protocol), added: null })),
    keepMade: assign((_, params: { sent: Protocol | Renamed }) => ({
      active: withoutLines(params.sent as Protocol),
      added: null,
    })),
    keepRenamed: assign(({ context: { active } }, { sent: { protocol_id, name, description } }: { sent: Renamed }) => ({
      active: active?.protocol_id === protocol_id ? { ...active, name, description } : active,
    })),
    letGo: assign({ active: null, added: null }),
    keepAdded: assign((_, params: { line: ProtocolProduct }) => ({ added: variantOf(params.line) })),
    forgetAdded: assign({ added: null }),
    keepNote: assign((_, params: { text: string }) => ({ note: params.text })),
    keepWidth: assign((_, params: { width: number | null }) =>
      params.width === null ? {} : { width: widthWithin(params.width) },
    ),

    showPanel: raise({ type: 'panel.show' }),
    closePanel: raise({ type: 'panel.close' }),
    openPanel: raise({ type: 'panel.open' }),
    openList: raise({ type: 'builder.list' }),
    goBack: raise({ type: 'builder.back' }),
    /** The panel beside the page stays in sight; what the bar has opened over the page makes way for it. */
    letBrowse: raise(({ context }) => ({
      type: context.mode === 'standard' ? ('panel.close' as const) : ('panel.show' as const),
    })),
    recallActive: raise((_, { active }: Remembered) => ({
      type: 'protocol.recalled' as const,
      active: active?.active_protocol as ActiveProtocol,
    })),
    recallPanel: raise(({ context }, { isOpen, width, covers }: Remembered) => ({
      type: 'panel.recalled' as const,
      isOpen: !covers && (isOpen ?? context.mode === 'standard'),
      width,
    })),

    tellLinesWho: sendTo(LINES, ({ context: { userId, userTypeId } }) => ({
      type: 'session.signedIn',
      userId: userId ?? 0,
      userTypeId: userTypeId ?? USER_TYPES.Practitioner,
    })),
    tellLinesLanguage: sendTo(LINES, ({ context }) => ({ type: 'language.shown', language: context.language })),
    tellLines: sendTo(LINES, ({ event }) => {
      assertEvent(event, [
        'line.setQuantity',
        'line.raise',
        'line.lower',
        'line.setNote',
        'line.remove',
        'line.swap',
        'line.restore',
        'line.reset',
        'line.again',
        'page.returned',
      ])
      return event
    }),
    tellLinesAdded: sendTo(LINES, (_, params: { line: ProtocolProduct }) => ({ type: 'line.add', line: params.line })),
    openLines: sendTo(LINES, (_, params: { protocol: Protocol }) => ({ type: 'protocol.opened', ...params })),
    /** What is stored of a protocol has no lines: they are fetched. */
    openRecalled: sendTo(LINES, ({ context: { active } }) => ({
      type: 'protocol.opened',
      protocol: { ...(active as ActiveProtocol), products: [] },
    })),
    openMade: sendTo(LINES, ({ event }) => {
      assertEvent(event, 'form.sent')
      return { type: 'protocol.opened', protocol: event.sent as Protocol }
    }),
    closeLines: sendTo(LINES, { type: 'protocol.closed' }),
    renameLines: sendTo(LINES, ({ event }) => {
      assertEvent(event, 'form.sent')
      const { protocol_id: protocolId, name, description } = event.sent
      return { type: 'protocol.renamed', protocolId, name, description }
    }),
    enterList: sendTo('protocolList', ({ context }) => ({ type: 'list.entered', language: context.language })),
    outdateList: sendTo('protocolList', { type: 'list.outdated' }),
    registerInList: sendTo('protocolList', (_, params: { protocol: Protocol }) => ({
      type: 'list.register',
      ...params,
    })),
    forgetInList: sendTo('protocolList', (_, params: { protocolId: number }) => ({ type: 'list.forget', ...params })),
    emptyCreate: sendTo('createProtocol', { type: 'form.clear' }),
    emptyEdit: sendTo('editProtocol', { type: 'form.clear' }),
    fillEdit: sendTo('editProtocol', ({ context: { active } }) => ({
      type: 'form.fill',
      values: {
        protocol_id: active?.protocol_id ?? 0,
        name: active?.name ?? '',
        description: active?.description ?? '',
      },
    })),
    beginShare: sendTo('shareForm', ({ context: { active, language } }) => ({
      type: 'share.begin',
      protocol: { protocolId: active?.protocol_id ?? 0, name: active?.name ?? '' },
      language,
    })),
    tellShareNote: sendTo('shareForm', ({ context }) => ({ type: 'share.note', text: context.note })),
    askCalls: sendTo('protocolCalls', ({ context: { language } }, params: { type: Whole; subject: Subject }) => ({
      ...params,
      language,
    })),

    showShortcuts: sendTo('shortcuts', { type: 'sheet.open' }),

    tellChanged: emit({ type: 'protocols.changed' }),
    tellTabs: sendTo('protocolTabs', (_, { about }: Pick<TabsOrder, 'about'>) => ({ type: 'tabs.tell', about })),
    outdateLines: sendTo(LINES, { type: 'list.outdated' }),
    sayOn: emit(({ event }) => {
      assertEvent(event, 'notice.raised')
      return event
    }),
    sayNotSignedIn: emit((_, params: { deed: Deed }) => ({
      type: 'notice.raised' as const,
      tone: 'info' as const,
      text: `builder:signIn.${params.deed}`,
    })),
    sayNoProtocol: emit({ type: 'notice.raised', tone: 'error', text: SELECT.toAdd }),
    sayNeedsProtocol: emit({ type: 'notice.raised', tone: 'error', text: SELECT.first }),
    withdraw: emit((_, params: { text: string }) => ({ type: 'notice.withdrawn' as const, text: params.text })),
    sayOf: emit(({ context: { active } }, params: { text: 'created' | 'updated' | 'gone' }) => ({
      type: 'notice.raised' as const,
      tone: params.text === 'gone' ? ('error' as const) : ('info' as const),
      text: `builder:notice.${params.text}`,
      values: { name: active?.name ?? '' },
    })),

    /** Port: keeps the active protocol for its practitioner, or forgets it. */
    storeActive: actionNotProvided<Stored>('storeActive'),
    /** Port: keeps whether the panel is open, and how wide it is. */
    storePanel: actionNotProvided<{ isOpen: boolean; width: number }>('storePanel'),
  },
})

type Whole = 'protocol.copy' | 'protocol.delete' | 'protocol.restore'

/** The params by which the active protocol is stored as it now is. */
export const storedOf = ({ context: { userId, active } }: { context: BuilderContext }): Stored => ({
  userId: userId ?? 0,
  active,
})

export const panelOf =
  (isOpen: boolean) =>
  ({ context: { width } }: { context: BuilderContext }) => ({ isOpen, width })

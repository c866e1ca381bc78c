import { assertEvent, assign, emit, raise, sendTo } from 'xstate'

import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'
import { USER_TYPES } from '#contract/call.ts'
import type { UserType } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Protocol, ProtocolProduct } from '#areas/protocols/contract/protocols.ts'

import { actionNotProvided } from '../../not-provided.ts'
import { lineOf, variantOf } from '../lines.ts'
import type { Subject } from '../protocol-calls.machine.ts'
import type { Renamed } from '../protocol-forms.machine.ts'

import { builderBase } from './protocol-builder.base.ts'
import type { BuilderContext, Operation, TabsOrder } from './protocol-builder.events.ts'
import { widthWithin, withoutLines } from './protocol-builder.ts'
import type { ActiveProtocol, BuilderMode, Remembered } from './protocol-builder.ts'

const LINES = 'protocolLines'

/** Keys of the texts that ask for a protocol. */
export const SELECT = { toAdd: 'builder:notice.selectToAdd', first: 'builder:notice.selectFirst' } as const

/** Stored in the browser with its user; null if no protocol is active. */
export interface Stored {
  userId: number
  active: ActiveProtocol | null
}

export const builderSetup = builderBase.extend({
  actions: {
    /** Notes who is here. */
    setPerson: assign((_, params: { userId: number; userTypeId: UserType }) => params),
    /** Takes everything of this practitioner off the page. */
    forgetPerson: assign({ userId: null, userTypeId: null, active: null, added: null, note: '' }),
    /** Notes the language of the names. */
    setLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    /** Shows the builder in the chosen look. */
    setMode: assign((_, params: { mode: BuilderMode }) => ({ mode: params.mode })),
    /** Goes on with the protocol that the browser has stored. */
    setRecalled: assign((_, params: { active: ActiveProtocol }) => ({ active: params.active })),
    /** Makes this the protocol that is worked on. */
    setActive: assign((_, params: { protocol: Protocol }) => ({ active: withoutLines(params.protocol), added: null })),
    /** Makes the new protocol the one that is worked on. */
    setMade: assign((_, params: { sent: Protocol | Renamed }) => ({
      active: withoutLines(params.sent as Protocol),
      added: null,
    })),
    /** Shows the new name and description, if it is the protocol that is worked on. */
    setRenamed: assign(({ context: { active } }, { sent: { protocol_id, name, description } }: { sent: Renamed }) => ({
      active: active?.protocol_id === protocol_id ? { ...active, name, description } : active,
    })),
    /** Stops work on the protocol, which stays in the list. */
    letGo: assign({ active: null, added: null }),
    /** Marks the product that was just added. */
    setAdded: assign((_, params: { line: ProtocolProduct }) => ({ added: variantOf(params.line) })),
    /** Removes the mark of the product that was just added. */
    forgetAdded: assign({ added: null }),
    /** Keeps the note as it is typed. */
    setNote: assign((_, params: { text: string }) => ({ note: params.text })),
    /** Notes the width of the panel, within its limits. */
    setWidth: assign((_, params: { width: number | null }) =>
      params.width === null ? {} : { width: widthWithin(params.width) },
    ),

    /** Adds the first pack of the product. */
    addSuggested: raise((_, { product }: { product: ListProduct }) => ({
      type: 'product.add' as const,
      line: lineOf(product) as ProtocolProduct,
    })),
    /** Opens the panel. */
    showPanel: raise({ type: 'panel.show' }),
    /** Closes the panel. */
    closePanel: raise({ type: 'panel.close' }),
    /** Opens the panel, whichever way it is shown. */
    openPanel: raise({ type: 'panel.open' }),
    /** Opens the list of protocols. */
    openList: raise({ type: 'builder.list' }),
    /** Goes back to where the builder was before. */
    goBack: raise({ type: 'builder.back' }),
    /** Lets the user browse: shows the panel beside the page, or in the standard look closes what covers the page. */
    letBrowse: raise(({ context }) => ({
      type: context.mode === 'standard' ? ('panel.close' as const) : ('panel.show' as const),
    })),
    /** Tells the builder itself which protocol the browser has stored. */
    recallActive: raise((_, { active }: Remembered) => ({
      type: 'protocol.recalled' as const,
      active: active?.active_protocol as ActiveProtocol,
    })),
    /** Tells the builder itself if the panel is to be open, which it never is where it would cover the page. */
    recallPanel: raise(({ context }, { isOpen, width, covers }: Remembered) => ({
      type: 'panel.recalled' as const,
      isOpen: !covers && (isOpen ?? context.mode === 'standard'),
      width,
    })),

    /** Tells the lines who is here. */
    sendLinesWho: sendTo(LINES, ({ context: { userId, userTypeId } }) => ({
      type: 'session.signedIn',
      userId: userId ?? 0,
      userTypeId: userTypeId ?? USER_TYPES.Practitioner,
    })),
    /** Tells the lines in which language the names are wanted. */
    sendLinesLanguage: sendTo(LINES, ({ context }) => ({ type: 'language.shown', language: context.language })),
    /** Passes on to the lines what is asked of one of them. */
    sendLines: sendTo(LINES, ({ event }) => {
      assertEvent(event, [
        'line.setQuantity',
        'line.raise',
        'line.lower',
        'line.setNote',
        'line.setDosage',
        'line.remove',
        'line.swap',
        'line.restore',
        'line.reset',
        'line.again',
        'page.returned',
      ])
      return event
    }),
    /** Adds the product to the lines. */
    sendLinesAdded: sendTo(LINES, (_, params: { line: ProtocolProduct }) => ({ type: 'line.add', line: params.line })),
    /** Shows the lines of this protocol. */
    openLines: sendTo(LINES, (_, params: { protocol: Protocol }) => ({ type: 'protocol.opened', ...params })),
    /** Opens the stored protocol, whose products are fetched: the browser stores none. */
    openRecalled: sendTo(LINES, ({ context: { active } }) => ({
      type: 'protocol.opened',
      protocol: { ...(active as ActiveProtocol), products: [] },
    })),
    /** Shows the lines of the new protocol, which has none. */
    openMade: sendTo(LINES, ({ event }) => {
      assertEvent(event, 'form.sent')
      return { type: 'protocol.opened', protocol: event.sent as Protocol }
    }),
    /** Shows no lines any more. */
    closeLines: sendTo(LINES, { type: 'protocol.closed' }),
    /** Tells the lines the new name of their protocol. */
    renameLines: sendTo(LINES, ({ event }) => {
      assertEvent(event, 'form.sent')
      const { protocol_id: protocolId, name, description } = event.sent
      return { type: 'protocol.renamed', protocolId, name, description }
    }),
    /** Has the list of protocols shown, and fetched unless it is fresh. */
    enterList: sendTo('protocolList', ({ context }) => ({ type: 'list.entered', language: context.language })),
    /** Has the list of protocols fetched anew. */
    outdateList: sendTo('protocolList', { type: 'list.outdated' }),
    /** Puts the protocol into the list at once. */
    registerInList: sendTo('protocolList', (_, params: { protocol: Protocol }) => ({
      type: 'list.register',
      ...params,
    })),
    /** Takes the protocol out of the list at once. */
    forgetInList: sendTo('protocolList', (_, params: { protocolId: number }) => ({ type: 'list.forget', ...params })),
    /** Empties the form of a new protocol. */
    emptyCreate: sendTo('createProtocol', { type: 'form.clear' }),
    /** Empties the form of name and description. */
    emptyEdit: sendTo('editProtocol', { type: 'form.clear' }),
    /** Fills the form with the name and description of the protocol that is worked on. */
    fillEdit: sendTo('editProtocol', ({ context: { active } }) => ({
      type: 'form.fill',
      values: {
        protocol_id: active?.protocol_id ?? 0,
        name: active?.name ?? '',
        description: active?.description ?? '',
      },
    })),
    /** Begins to share the protocol that is worked on; nothing is sent yet. */
    beginShare: sendTo('shareForm', ({ context: { active, language } }) => ({
      type: 'share.begin',
      protocol: { protocolId: active?.protocol_id ?? 0, name: active?.name ?? '' },
      language,
    })),
    /** Hands the note to the share form. */
    sendShareNote: sendTo('shareForm', ({ context }) => ({ type: 'share.note', text: context.note })),
    /** Has the server copy, delete or restore the whole protocol. */
    askCalls: sendTo('protocolCalls', ({ context: { language } }, params: { type: Whole; subject: Subject }) => ({
      ...params,
      language,
    })),

    /** Opens the sheet of keys. */
    showShortcuts: sendTo('shortcuts', { type: 'sheet.open' }),

    /** Tells the root that protocols have changed. */
    emitChanged: emit({ type: 'protocols.changed' }),
    /** Tells the practitioner's other tabs that protocols, or the lines of one, have changed. */
    sendTabs: sendTo('protocolTabs', (_, { about }: Pick<TabsOrder, 'about'>) => ({ type: 'tabs.tell', about })),
    /** Has the daily amounts of this protocol added up. */
    openAmounts: sendTo('dailyAmounts', (_, params: { protocolId: number }) => ({ type: 'amounts.of', ...params })),
    /** Has the daily amounts added up anew. */
    outdateAmounts: sendTo('dailyAmounts', { type: 'amounts.outdated' }),
    /** Has the lines fetched anew. */
    outdateLines: sendTo(LINES, { type: 'list.outdated' }),
    /** Passes a message of a chart below on to the root. */
    sayOn: emit(({ event }) => {
      assertEvent(event, 'notice.raised')
      return event
    }),
    /** Says in a message that only a signed-in practitioner can do this. */
    sayNotSignedIn: emit((_, params: { operation: Operation }) => ({
      type: 'notice.raised' as const,
      tone: 'info' as const,
      text: `builder:signIn.${params.operation}`,
    })),
    /** Says in a message that a protocol has to be chosen before a product is added. */
    sayNoProtocol: emit({ type: 'notice.raised', tone: 'error', text: SELECT.toAdd }),
    /** Says in a message that a protocol has to be chosen first. */
    sayNeedsProtocol: emit({ type: 'notice.raised', tone: 'error', text: SELECT.first }),
    /** Withdraws a message that no longer holds. */
    withdraw: emit((_, params: { text: string }) => ({ type: 'notice.withdrawn' as const, text: params.text })),
    /** Says in a message that the protocol was created or updated, or is gone. */
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

/** The params that store the active protocol in its present state. */
export const storedOf = ({ context: { userId, active } }: { context: BuilderContext }): Stored => ({
  userId: userId ?? 0,
  active,
})

export const panelOf =
  (isOpen: boolean) =>
  ({ context: { width } }: { context: BuilderContext }) => ({ isOpen, width })

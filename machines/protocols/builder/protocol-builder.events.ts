import type { UserType } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { ListProduct } from '#areas/catalogue/contract/catalogue.ts'
import type { Protocol, ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import type { Problem } from '#contract/result.ts'

import type { Place } from '../../pages/place.ts'
import type { CommandBoxFact } from '../command-box/command-box.events.ts'
import type { Subject } from '../protocol-calls.machine.ts'
import type { Renamed } from '../protocol-forms.machine.ts'
import type { LineEvent, LinesFact } from '../protocol-lines.events.ts'

import type { ActiveProtocol, BuilderMode } from './protocol-builder.ts'

export interface BuilderInput {
  mode: BuilderMode
}

export interface BuilderContext {
  mode: BuilderMode
  userId: number | null
  userTypeId: UserType | null
  language: LanguageCode
  /** The protocol that is worked on. */
  active: ActiveProtocol | null
  /** The variant that was added last. */
  added: number | null
  /** The note to the clients as typed, until it is saved. */
  note: string
  /** Of the panel, in CSS pixels. */
  width: number
}

/** Operations that need a sign-in, by the key of the text that says so. */
export type Operation = 'create' | 'load' | 'add' | 'remove' | 'update' | 'duplicate' | 'assign' | 'delete'

export type BuilderEvent =
  | { type: 'session.entering' }
  | { type: 'session.signedIn'; userId: number; userTypeId: UserType }
  | { type: 'session.signedOut' }
  | { type: 'language.shown'; language: LanguageCode }
  | { type: 'page.shown'; place: Place }
  /** The page is in sight or online again. */
  | { type: 'page.returned'; at: number }
  | { type: 'mode.chosen'; mode: BuilderMode }
  | { type: 'builder.list' }
  | { type: 'builder.create' }
  | { type: 'builder.edit' }
  | { type: 'builder.share' }
  | { type: 'builder.addNote' }
  | { type: 'builder.back' }
  /** The work is done: nothing is active any more. */
  | { type: 'builder.finish' }
  | { type: 'note.change'; text: string }
  | { type: 'note.save' }
  | { type: 'protocol.select'; protocol: Protocol }
  /** Makes a protocol active and opens its share form. */
  | { type: 'protocol.share'; protocol: Protocol }
  /** Makes a protocol active and opens the form of its name. */
  | { type: 'protocol.edit'; protocol: Protocol }
  | { type: 'protocol.copy'; subject: Subject }
  | { type: 'protocol.delete'; subject: Subject }
  | { type: 'protocol.restore'; subject: Subject }
  | { type: 'product.add'; line: ProtocolProduct }
  /** The first pack of a suggested product is to be added. */
  | { type: 'product.suggested'; product: ListProduct }
  | LineEvent
  | { type: 'shortcuts.show' }
  /** The name on the bar, and the button at its end. */
  | { type: 'bar.name' }
  | { type: 'bar.toggle' }
  | { type: 'panel.open' }
  | { type: 'panel.close' }
  /** The left edge of the panel is held. */
  | { type: 'panel.grab' }
  | { type: 'panel.drag'; width: number }
  | { type: 'panel.drop' }
  /** By keys, or a button. */
  | { type: 'panel.resize'; width: number }
  | OwnEvent
  | ChildFact

/** Sent by the machine to itself. */
type OwnEvent =
  /** The panel has to be in sight. */
  | { type: 'panel.show' }
  | { type: 'panel.recalled'; width: number | null; isOpen: boolean }
  | { type: 'protocol.recalled'; active: ActiveProtocol }

interface Done {
  about: 'lines' | 'protocols'
}

/** Another tab of the practitioner has done something to protocols. */
export type TabsFact = { type: 'protocols.outdated' } & Done
/** The other tabs are to hear what this one has done. */
export type TabsOrder = { type: 'tabs.tell' } & Done

/** Facts of the charts below the builder. */
export type ChildFact =
  | LinesFact
  | { type: 'form.sent'; form: 'createProtocol'; sent: Protocol }
  | { type: 'form.sent'; form: 'editProtocol'; sent: Renamed }
  | { type: 'form.refused'; form: string; problem: Problem }
  | { type: 'protocol.copied'; protocolId: number }
  | { type: 'protocol.deleted'; protocolId: number }
  /** A copy or a new text of a protocol that was asked for before a sign-out is done. */
  | { type: 'protocols.redone' }
  | { type: 'protocol.restored'; protocol: Protocol }
  | { type: 'share.sent'; protocolId: number }
  | { type: 'share.cancelled' }
  | TabsFact
  | CommandBoxFact
  | Extract<LineEvent, { type: 'line.setNote' | 'line.setDosage' | 'line.setQuantity' | 'line.raise' | 'line.lower' }>

export type BuilderFact =
  /** Protocols were made, changed, shared or deleted: pages that list them are old. */
  | { type: 'protocols.changed' }
  /** Messages with this text no longer hold. */
  | { type: 'notice.withdrawn'; text: string }
  | {
      type: 'notice.raised'
      tone: 'product' | 'info' | 'error'
      text: string
      values?: Record<string, string | number>
      undo?: {
        to: 'protocolBuilder'
        event: LineEvent | { type: 'protocol.restore'; subject: Subject }
        label?: string
      }
      topic?: string
    }

import type { Protocol, ProtocolProduct } from '#areas/protocols/contract/protocols.ts'

import type { LineEdit } from './line-changes.ts'
import type { KeptLines, LineChange, Stood } from './lines.ts'

/** A practitioner does something to a line of the open protocol. */
export type LineEvent =
  | LineEdit
  | { type: 'line.remove'; variantId: number }
  /** Another product takes the place of one, with its quantity and note. */
  | { type: 'line.swap'; variantId: number; line: ProtocolProduct }
  /** A line that was taken out comes back to its place. */
  | { type: 'line.restore'; protocolId: number; line: ProtocolProduct; position: number }
  /** A quantity is set back. */
  | {
      type: 'line.reset'
      protocolId: number
      variantId: number
      name: string
      quantity: number
      before: number
      stood?: Stood
    }
  /** Changes that were given up are wanted once more. */
  | { type: 'line.again'; changes: readonly LineChange[] }

type Undo = Extract<LineEvent, { type: 'line.restore' | 'line.reset' | 'line.again' }>

export type LinesEvent =
  | LineEvent
  | { type: 'protocol.opened'; protocol: Protocol }
  | { type: 'protocol.closed' }
  | ({ type: 'protocol.renamed' } & Renamed)
  | { type: 'line.add'; line: ProtocolProduct }
  /** The page is in sight or online again. */
  | { type: 'page.returned'; at: number }

export type LinesFact =
  /** The lines of another protocol are in sight, or of none: 0. */
  | { type: 'lines.shown'; protocolId: number }
  /** The server has carried a change out. */
  | { type: 'lines.changed' }
  /** The server has not carried a change out, and is not asked to any more. */
  | { type: 'lines.lost'; protocolId: number }
  /** The open protocol was given another name or description in another tab or on another device. */
  | ({ type: 'protocol.renamed' } & Renamed)
  /** The open protocol was deleted elsewhere, or is not this practitioner's. */
  | { type: 'protocol.gone'; protocolId: number }
  | {
      type: 'notice.raised'
      tone: 'product' | 'info' | 'error'
      text: string
      values: Record<string, string | number>
      undo?: { to: 'protocolBuilder'; event: Undo; label?: string }
      topic?: string
    }

export interface Renamed {
  protocolId: number
  name: string
  description: string
}

export interface LinesTypes extends KeptLines {
  own: {
    /** The text of the open protocol as the builder knows it. */
    called: Renamed | null
  }
  event: LinesEvent
  fact: LinesFact
}

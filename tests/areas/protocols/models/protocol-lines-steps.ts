import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import type { Queued } from '#machines/kept-list/kept-list.ts'
import { lineIn, shownProtocol } from '#machines/protocols/lines.ts'
import type { LineChange } from '#machines/protocols/lines.ts'
import type { protocolLinesMachine } from '#machines/protocols/protocol-lines.machine.ts'

import type { Rule, Step } from '#tests/models/support/model.ts'

/** Words for the rules of a protocol's lines. */

export type LineRules = Readonly<Record<string, Rule<typeof protocolLinesMachine>>>
export type LineStep = Step<typeof protocolLinesMachine>
type Snapshot = LineStep['after']

export const queueOf = (snapshot: Snapshot | undefined): readonly Queued<LineChange>[] => snapshot?.context.queue ?? []
export const shown = (snapshot: Snapshot | undefined) => (snapshot ? shownProtocol(snapshot.context) : null)
export const lines = (snapshot: Snapshot | undefined): readonly ProtocolProduct[] => shown(snapshot)?.products ?? []
export const lineAt = (snapshot: Snapshot | undefined, id: number) => lineIn(shown(snapshot), id)
export const ids = (snapshot: Snapshot | undefined) => lines(snapshot).map(({ variants }) => variants[0]?.id)
export const isSignedIn = ({ before }: LineStep): boolean => before?.matches('signedIn') === true
export const isHere = ({ before }: LineStep): boolean => before?.matches({ signedIn: 'here' }) === true
export const isAnswer = ({ event }: LineStep): boolean => event.type === 'xstate.done.actor.sendChange'
export const isOk = ({ event }: LineStep): boolean => event['output']?.result.ok === true
export const statusOf = ({ event }: LineStep): number | undefined => event['output']?.result.problem?.status
export const sentIn = ({ before }: LineStep): LineChange => queueOf(before)[0]?.change as LineChange
/** The line that an event of the practitioner is about, as they have it. */
export const meant = ({ event, before }: LineStep) => lineAt(before, event['variantId'])

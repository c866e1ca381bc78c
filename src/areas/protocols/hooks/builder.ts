import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'

import type { Protocol } from '#areas/protocols/contract/protocols.ts'
import type { CommandBoxRef } from '#machines/protocols/command-box/command-box.machine.ts'
import type { protocolBuilderMachine } from '#machines/protocols/builder/protocol-builder.machine.ts'
import { shownProtocol, variantOf } from '#machines/protocols/lines.ts'
import type { KnownLines } from '#machines/protocols/lines.ts'
import type { DailyAmountsRef } from '#machines/protocols/amounts/daily-amounts.machine.ts'
import type { DosageFieldRef } from '#machines/protocols/dosage/dosage-field.machine.ts'
import type { LineQuantityRef } from '#machines/protocols/line-quantity.machine.ts'
import type { NoteSuggestionsRef } from '#machines/protocols/note-suggestions.machine.ts'
import type { ProtocolCallsRef } from '#machines/protocols/protocol-calls.machine.ts'
import type { CreateProtocolRef, EditProtocolRef } from '#machines/protocols/protocol-forms.machine.ts'
import type { ProtocolLinesRef } from '#machines/protocols/protocol-lines.machine.ts'
import type { ProtocolListRef } from '#machines/protocols/protocol-list.machine.ts'
import type { ShareFormRef } from '#machines/protocols/share/share-form.machine.ts'
import type { ShortcutsRef } from '#machines/protocols/shortcuts/shortcuts.machine.ts'

import type { LateActorRef } from '#hooks/app.tsx'

export type BuilderRef = LateActorRef<'protocolBuilder'>
type Snapshot = SnapshotFrom<typeof protocolBuilderMachine>

interface Children {
  readonly protocolLines: ProtocolLinesRef
  readonly protocolList: ProtocolListRef
  readonly createProtocol: CreateProtocolRef
  readonly editProtocol: EditProtocolRef
  readonly protocolCalls: ProtocolCallsRef
  readonly shareForm: ShareFormRef
  readonly noteSuggestions: NoteSuggestionsRef
  readonly lineQuantity: LineQuantityRef
  readonly dailyAmounts: DailyAmountsRef
  readonly dosageField: DosageFieldRef
  readonly commandBox: CommandBoxRef
  readonly shortcuts: ShortcutsRef
}

/** A chart below the builder's; undefined while no practitioner is here. Another practitioner has another one. */
export function useBuilderChild<Name extends keyof Children>(
  builder: BuilderRef,
  name: Name,
): Children[Name] | undefined {
  return useSelector(builder, ({ children }) => children[name] as Children[Name] | undefined)
}

/** The states of the builder while a practitioner is here. */
export type BuilderView =
  | 'Default'
  | 'ListingProtocols'
  | 'CreatingProtocol'
  | 'ActiveProtocol'
  | 'EditingProtocol'
  | 'SharingProtocol'
  | 'ProductAdded'
  | 'AddingNote'

const viewOf = ({ value: { work } }: Snapshot): BuilderView | null => {
  if (typeof work === 'string') return null
  const { Authorized: view } = work
  return (typeof view === 'string' ? view : Object.keys(view)[0]) as BuilderView
}

/** Null unless a practitioner is signed in. */
export const useBuilderView = (builder: BuilderRef): BuilderView | null => useSelector(builder, viewOf)

/** The protocol that is worked on, with its lines as the practitioner has them: what they did stands at once. */
export function useShownProtocol(lines: ProtocolLinesRef): Protocol | null {
  const kept = useSelector(lines, ({ context }) => context.kept)
  const queue = useSelector(lines, ({ context }) => context.queue)
  return useMemo(() => shownProtocol({ kept, queue }), [kept, queue])
}

const counted = new WeakMap<KnownLines, ReadonlyMap<number, number>>()

/** Quantities in the open protocol by variant, counted once for all buttons. */
function countsOf(known: KnownLines): ReadonlyMap<number, number> {
  const counts =
    counted.get(known) ??
    new Map(shownProtocol(known)?.products.map((line) => [variantOf(line), line.item_count] as const))
  counted.set(known, counts)
  return counts
}

/** The quantity in the active protocol. */
export function useCountInProtocol(builder: BuilderRef, variantId: number): number {
  const lines = useBuilderChild(builder, 'protocolLines')
  return useSelector(lines, (snapshot) => (snapshot ? (countsOf(snapshot.context).get(variantId) ?? 0) : 0))
}

export const useIsJustAdded = (builder: BuilderRef, variantId: number): boolean =>
  useSelector(builder, (snapshot) => snapshot.hasTag('added') && snapshot.context.added === variantId)

import type { AnyStateMachine, EmittedFrom, EventFromLogic } from 'xstate'

import type { BuilderMode } from '../protocols/builder/protocol-builder.ts'
import type { FirstPage } from '../catalogue/search-results/search-results.ts'

import type { Place } from '../pages/place.ts'

/**
 * When the code of a chart comes, and what ends it. `page`: it comes with its page and lives on. `own`: so too, and it ends
 * with the session, as what it holds is one person's. `kept`: it holds what one person keeps, is told who comes and goes, and
 * empties itself. `frame`: it belongs to every page, and none waits for it. `next`: it comes with its page too, and ahead of
 * it once another page is shown, since most visits lead there.
 */
export type Kind = 'page' | 'next' | 'own' | 'kept' | 'frame'

/** The root's knowledge at the moment a chart begins or its page is opened. */
export interface EntryContext {
  readonly place: Place
  readonly at: number
  readonly token: string | null
  readonly userId: number | null
  /** First results that the search bar has fetched already. */
  readonly found: FirstPage | null
  readonly mode: BuilderMode
}

type Emitted<Machine extends AnyStateMachine> = EmittedFrom<Machine>
type Messages<Machine extends AnyStateMachine> = (entryContext: EntryContext) => readonly EventFromLogic<Machine>[]

interface Row<Machine extends AnyStateMachine> {
  readonly kind: Kind
  /** The file in which it comes with others: those that come together cost one request. */
  readonly pack?: string
  /** It is in sight on every page, not only on those that name it. */
  readonly isEverywhere?: true
  /** It begins with what is known of the person. */
  readonly isFilledIn?: true
  /** Sent when it begins, on whatever page. */
  readonly started?: Messages<Machine>
  /** Sent when its page is opened. */
  readonly entered?: Messages<Machine>
  /** Sent before `entered` if it was running already. */
  readonly reentered?: Messages<Machine>
  /** Sent once it is known who is here, if it runs: its page may be opened before. */
  readonly signedIn?: Messages<Machine>
  /** Sent after sign-out, if it runs. */
  readonly signedOut?: Messages<Machine>
  /** The facts that the root hears as they are. */
  readonly facts?: readonly Emitted<Machine>['type'][]
  /** The facts that mean something else to the root, which then hears that; null where they mean nothing. */
  readonly meanings?: {
    readonly [Type in Emitted<Machine>['type']]?: (
      fact: Extract<Emitted<Machine>, { type: Type }>,
    ) => { readonly type: string } | null
  }
}

/** Facts after which what charts show may be old. */
export type OutdatingFact = 'protocols.changed' | 'order.placed' | 'order.repeated' | 'orders.moved' | 'account.stale'

/** The events that have a chart ask anew for what has changed meanwhile. */
type Outdating<Machine extends AnyStateMachine> = Extract<EventFromLogic<Machine>['type'], `${string}.outdated`>

/**
 * A chart that takes such an event says what outdates it: the facts after which it is told, while it is in sight. Empty where
 * none does.
 */
export type LateRow<Machine extends AnyStateMachine> = Row<Machine> &
  ([Outdating<Machine>] extends [never]
    ? { readonly outdated?: never }
    : { readonly outdated: { readonly [Fact in OutdatingFact]?: Outdating<Machine> } })

/** A row of the table, with the machine whose chart it describes in its type. */
export const late =
  <Machine extends AnyStateMachine>() =>
  <const Of extends LateRow<Machine>>(row: Of): Of & { readonly machine?: Machine } =>
    row as Of & { readonly machine?: Machine }

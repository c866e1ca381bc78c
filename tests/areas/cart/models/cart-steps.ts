import type { Cart } from '#areas/cart/contract/cart.ts'
import { shownCart, type cartMachine } from '#machines/cart/cart.machine.ts'
import { quantityOf } from '#machines/cart/cart.ts'
import type { CartChange } from '#machines/cart/changes.ts'
import type { Queued } from '#machines/kept-list/kept-list.ts'

import type { Rule, Step } from '#tests/models/support/model.ts'

/** Helpers for the rules of the cart. */

export type CartRules = Readonly<Record<string, Rule<typeof cartMachine>>>
export type CartStep = Step<typeof cartMachine>
type Snapshot = CartStep['after']

export const queueOf = (snapshot: Snapshot | undefined): readonly Queued<CartChange>[] => snapshot?.context.queue ?? []
export const shown = (snapshot: Snapshot): Cart => shownCart(snapshot.context)
/** Quantity of a variant shown before the step. */
export const had = ({ before }: CartStep, id: number): number => (before ? quantityOf(shown(before), id) : 0)
/** Quantity of a variant shown after the step. */
export const has = ({ after }: CartStep, id: number): number => quantityOf(shown(after), id)
export const isSignedIn = ({ before }: CartStep): boolean => before?.matches('signedIn') === true
export const isAnswer = ({ event }: CartStep): boolean => event.type === 'xstate.done.actor.sendChange'
export const isOk = ({ event }: CartStep): boolean => event['output']?.result?.ok === true
export const statusOf = ({ event }: CartStep): number | undefined => event['output']?.result?.problem?.status
/** The change that was answered in the step. */
export const sentIn = ({ before }: CartStep): CartChange => queueOf(before)[0]?.change as CartChange

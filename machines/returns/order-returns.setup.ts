import { assign, sendTo } from 'xstate'

import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'
import type { OrderReturns, ReturnKind } from '#areas/returns/contract/returns.ts'

import { callSetup } from '../call/call.ts'
import { isGone } from '../call/gone.ts'
import { hearingChildren } from '../hear-children.ts'
import { actorNotProvided } from '../not-provided.ts'
import type { OnceFact } from '../once/once.events.ts'
import { orderIdIn } from '../orders/orders-place.ts'
import type { Place } from '../pages/place.ts'

import { createReturnMachine, withdrawMachine } from './ask-return.machine.ts'
import { allPieces, chosenPieces, kindsOf } from './take-back.ts'
import type { Chosen, ReturnWanted } from './take-back.ts'

export interface OrderReturnsContext {
  language: LanguageCode
  /** The open order; null where the address can name none. */
  id: number | null
  /** The returns as they were received last; not those of `id` while the page changes. */
  returns: OrderReturns | null
  kind: ReturnKind
  chosen: Chosen
  /** The reason why the returns could not be fetched. */
  problem: Problem | null
  /** The reason why the last return was not made. */
  refusal: Problem | null
}

type ChildFact = OnceFact<OrderReturns, ReturnWanted>

type Event =
  | { type: 'order.entered'; place: Place }
  | { type: 'returns.retry' }
  | { type: 'return.begin' }
  | { type: 'return.kind'; kind: ReturnKind }
  | { type: 'return.choose'; variantId: number; quantity: number }
  /** The chosen pieces are right. */
  | { type: 'return.next' }
  | { type: 'return.change' }
  | { type: 'return.leave' }
  | { type: 'return.confirm' }
  | ChildFact

type Answer = CallResult<OrderReturns>

export interface ReturnsWanted {
  readonly language: LanguageCode
  readonly id: number
}

/** The returns of the open order, as far as they are known. */
export const openReturns = ({ id, returns }: Pick<OrderReturnsContext, 'id' | 'returns'>): OrderReturns | null =>
  returns?.order_id === id ? returns : null

/** A customer withdraws within the time alone; an admin's call has no such bound. */
export function orderReturnsSetup(call: 'withdraw' | 'createReturn') {
  const isOfCustomer = call === 'withdraw'
  return callSetup({
    types: { context: {} as OrderReturnsContext, events: {} as Event, tags: {} as 'busy' | 'failed' | 'unread' },
    actors: {
      withdraw: withdrawMachine,
      createReturn: createReturnMachine,
      hearChildren: hearingChildren<ChildFact>(),
      fetchReturns: actorNotProvided<Answer, ReturnsWanted>('fetchReturns'),
    },
  }).extend({
    guards: {
      /** The address names no order. */
      namesNone: ({ context }) => context.id === null,
      /** The server shows this user no such order. */
      isGone: (_, answer: Answer) => isGone(answer),
      /** It is about the open order. */
      isOpen: ({ context }, { orderId }: { orderId: number }) => orderId === context.id,
      /** Pieces are left that this user can return. */
      canBegin: ({ context }) => {
        const returns = openReturns(context)
        return returns !== null && returns.returnable.length > 0 && (!isOfCustomer || returns.bar === null)
      },
      /** At least one piece is chosen. */
      isAnyChosen: ({ context }) => chosenPieces(openReturns(context), context.chosen).length > 0,
    },
    actions: {
      /** Notes the order that the address names, and the language. */
      setPlace: assign((_, { place }: { place: Place }) => ({
        language: place.language,
        id: orderIdIn(place),
        refusal: null,
      })),
      /** Shows the returns as the server has them. */
      setReturns: assign((_, answer: Answer) => (answer.ok ? { returns: answer.value, problem: null } : {})),
      /** Shows the returns with the one that was made. */
      setMade: assign((_, { returns }: { returns: OrderReturns }) => ({ returns, refusal: null })),
      /** Begins with all pieces of a customer, who mostly means the whole order, and with none of an admin. */
      begin: assign(({ context }) => ({
        chosen: isOfCustomer ? allPieces(openReturns(context)) : {},
        kind: kindsOf(openReturns(context))[0] ?? 'cancel',
        refusal: null,
      })),
      /** Notes whether goods come back. */
      setKind: assign((_, { kind }: { kind: ReturnKind }) => ({ kind })),
      /** Notes how many pieces of a line are meant. */
      setChosen: assign(
        ({ context: { chosen } }, { variantId, quantity }: { variantId: number; quantity: number }) => ({
          chosen: { ...chosen, [variantId]: Math.max(0, Math.trunc(quantity)) },
        }),
      ),
      /** Says why nothing was returned. */
      setRefusal: assign((_, { problem }: { problem: Problem }) => ({ refusal: problem })),
      /** Learns how far a return is that has no answer yet. */
      askForReport: sendTo(call, { type: 'call.report' }),
      /** Has the return made: at most once, however often it is pressed. */
      askToReturn: sendTo(call, ({ context }) => ({
        type: 'call.want' as const,
        intent: {
          orderId: context.id ?? 0,
          kind: context.kind,
          lines: chosenPieces(openReturns(context), context.chosen),
        },
        language: context.language,
      })),
    },
  })
}

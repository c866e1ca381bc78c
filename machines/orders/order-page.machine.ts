/**
 * The page of one order.
 * Owns: which order is open, and the order as it was told last. Never: what is done with it.
 */
import { assign } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { callSetup } from '../call/call.ts'
import { detailStates } from '../detail-page/detail-page.ts'
import { actionNotProvided, actorNotProvided } from '../not-provided.ts'
import type { Place } from '../pages/place.ts'
import type { RequirementId } from '../requirements/index.ts'
import { isGone } from '../call/gone.ts'

import { orderIdIn } from './orders-place.ts'

export interface OrderWanted {
  readonly language: LanguageCode
  readonly id: number
}

interface Context<Order> {
  language: LanguageCode
  /** The id of the open order; null if the address has no valid one. */
  id: number | null
  /** The order as last fetched; still the previous one while the page changes. */
  order: Order | null
  problem: Problem | null
}

type Event = { type: 'order.entered'; place: Place } | { type: 'order.retry' } | { type: 'order.print' }

/** The chart of an order's page; `requirements` are the rules that let this user see the order. `Order` must be plain JSON. */
export function createOrderPageMachine<Order extends { readonly order_id: number }>(
  id: string,
  requirements: readonly RequirementId[],
) {
  const pageSetup = callSetup({
    types: { context: {} as Context<Order>, events: {} as Event, tags: {} as 'busy' | 'failed' | 'unread' },
    actors: { fetchOrder: actorNotProvided<CallResult<Order>, OrderWanted>('fetchOrder') },
  }).extend({
    guards: {
      /** The address names no order. */
      namesNone: ({ context }) => context.id === null,
      /** The server shows this user no such order. */
      isGone: (_, answer: CallResult<Order>) => isGone(answer),
    },
    actions: {
      /** Notes the order that the address names, and the language. */
      setPlace: assign((_, { place }: { place: Place }) => ({ language: place.language, id: orderIdIn(place) })),
      /** Shows the fetched order. */
      setOrder: assign((_, answer: CallResult<Order>) => (answer.ok ? { order: answer.value, problem: null } : {})),
      /** Port: opens the browser's dialog for printing. */
      printPage: actionNotProvided<undefined>('printPage'),
    },
  })
  return pageSetup.createMachine({
    id,
    description: 'One order, as far as this person may see it.',
    context: { language: DEFAULT_LANGUAGE, id: null, order: null, problem: null },
    initial: 'waiting',
    on: {
      'order.entered': {
        target: '.opening',
        actions: { type: 'setPlace', params: ({ event }) => ({ place: event.place }) },
      },
    },
    states: {
      ...detailStates({
        thing: 'order',
        fetch: 'fetchOrder',
        input: ({ context: { language, id: orderId } }: { context: Context<Order> }) => ({
          language,
          id: orderId ?? 0,
        }),
        keep: 'setOrder',
        retry: 'order.retry',
        missing: {
          description: 'This person has no such order: the way leads to those they have.',
          meta: { requirements: ['checkout.no-orders-of-others'] },
        },
      }),
      shown: {
        description: 'The order is there, and can be printed.',
        meta: { requirements },
        on: { 'order.print': { actions: 'printPage' } },
      },
    },
    options: { maxIterations: 20 },
  })
}

/** The open order; null until it is fetched. */
export const openOrder = <Order extends { readonly order_id: number }>({
  order,
  id,
}: Pick<Context<Order>, 'order' | 'id'>): Order | null => (order?.order_id === id ? order : null)

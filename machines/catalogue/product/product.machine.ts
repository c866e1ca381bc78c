/**
 * One product's page.
 * Owns: which product is open, its chosen variant, how many of it are wanted, and the picture shown large. Never: the address
 * (the route tells), the call, the cart.
 */
import { assign } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { Product } from '#areas/catalogue/contract/catalogue.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../../call/call.ts'
import { hearingChildren } from '../../hear-children.ts'
import { actorNotProvided } from '../../not-provided.ts'

import { isGone } from '../../call/gone.ts'
import { chooseVariant, inStock, setProduct, noProduct, renewProduct } from './product.ts'
import { productQuantityMachine } from './product-quantity.machine.ts'
import type { ProductContext } from './product.ts'

interface ProductPlace {
  language: LanguageCode
  slug: string
}

type Event =
  | ({ type: 'product.entered' } & ProductPlace)
  | { type: 'product.left' }
  | { type: 'product.retry' }
  | { type: 'variant.choose'; id: number }
  | { type: 'quantity.choose'; quantity: number }
  | { type: 'picture.show'; at: number }
  /** The user's right to buy has changed (catalogue.rights-refetch-products). */
  | { type: 'viewer.changed' }

const productSetup = callSetup({
  types: {
    context: {} as ProductContext,
    events: {} as Event,
    tags: {} as 'busy' | 'failed' | 'unread' | 'http-404' | 'http-503',
  },
  actors: {
    fetchProduct: actorNotProvided<CallResult<Product>, ProductPlace>('fetchProduct'),
    productQuantity: productQuantityMachine,
    hearChildren: hearingChildren<Extract<Event, { type: 'quantity.choose' }>>(),
  },
}).extend({
  guards: {
    /** The address names another product or language than the one in sight. */
    isOtherPlace: ({ context }, params: ProductPlace) =>
      params.slug !== context.slug || params.language !== context.language,
    /** The product in sight is the one that the address names. */
    isKept: ({ context }, params: ProductPlace) =>
      context.product !== null && params.slug === context.slug && params.language === context.language,
    /** The shop has no such product. */
    isGone: (_, params: CallResult<Product>) => isGone(params),
    /** The product has this variant. */
    isVariant: ({ context }, params: { id: number }) =>
      context.product?.variants.some(({ id }) => id === params.id) === true,
    /** The product has a picture at this place. */
    isPicture: ({ context }, params: { at: number }) => context.product?.assets[params.at] !== undefined,
  },
  actions: {
    /** Begins without what was shown of another product. */
    openPlace: assign((_, { language, slug }: ProductPlace) => ({ ...noProduct(), language, slug })),
    /** Shows the fetched product with its first choice of variant and quantity. */
    setProduct: assign((_, params: CallResult<Product>) => (params.ok ? setProduct(params.value) : {})),
    /** Shows the product with what is new of it; what was chosen stays. */
    renewProduct: assign(({ context }, params: CallResult<Product>) =>
      params.ok ? renewProduct(context, params.value) : {},
    ),
    /** Takes the product out of sight. */
    forgetProduct: assign(() => noProduct()),
    /** Chooses a variant, with a quantity that it can be had in. */
    chooseVariant: assign(({ context }, params: { id: number }) => chooseVariant(context, params.id)),
    /** Chooses how many, at least one and at most what is in stock. */
    chooseQuantity: assign(({ context }, params: { quantity: number }) => ({
      quantity: inStock(context, params.quantity),
    })),
    /** Shows this picture. */
    showPicture: assign((_, params: { at: number }) => ({ picture: params.at })),
  },
})

export const productMachine = productSetup.createMachine({
  id: 'product',
  description: 'The page of one product.',
  context: noProduct,
  initial: 'away',
  states: {
    away: {
      description: 'Another page is open; the last product is kept for the way back.',
      on: {
        'product.entered': [
          {
            guard: { type: 'isKept', params: ({ event: { language, slug } }) => ({ language, slug }) },
            target: 'open.shown',
          },
          {
            target: 'open',
            actions: { type: 'openPlace', params: ({ event: { language, slug } }) => ({ language, slug }) },
          },
        ],
        'viewer.changed': { actions: 'forgetProduct' },
      },
    },
    open: {
      description: "A product's address is open.",
      initial: 'loading',
      on: {
        'product.entered': {
          guard: { type: 'isOtherPlace', params: ({ event: { language, slug } }) => ({ language, slug }) },
          target: '.loading',
          actions: { type: 'openPlace', params: ({ event: { language, slug } }) => ({ language, slug }) },
        },
        'product.left': { target: 'away' },
      },
      states: {
        loading: {
          description: 'The product is on its way.',
          tags: 'busy',
          on: { 'viewer.changed': { target: 'loading', reenter: true } },
          invoke: {
            src: 'fetchProduct',
            id: 'fetchProduct',
            input: ({ context: { language, slug } }) => ({ language, slug }),
            ...answers(
              { target: 'shown', actions: { type: 'setProduct', params: answerOf } },
              { target: 'failed' },
              { guard: { type: 'isGone', params: answerOf }, target: 'missing' },
            ),
          },
        },
        shown: {
          description: 'The product is shown; a variant, how many of it, and a picture can be chosen.',
          initial: 'resting',
          invoke: [
            { src: 'productQuantity', id: 'productQuantity', systemId: 'productQuantity' },
            { src: 'hearChildren', id: 'hearChildren', input: { productQuantity: ['quantity.choose'] } },
          ],
          on: {
            'viewer.changed': { target: '.renewing' },
            'variant.choose': {
              guard: { type: 'isVariant', params: ({ event }) => ({ id: event.id }) },
              actions: { type: 'chooseVariant', params: ({ event }) => ({ id: event.id }) },
            },
            'quantity.choose': {
              actions: { type: 'chooseQuantity', params: ({ event }) => ({ quantity: event.quantity }) },
              meta: { requirements: ['product.quantity-is-bounded-by-stock'] },
            },
            'picture.show': {
              guard: { type: 'isPicture', params: ({ event }) => ({ at: event.at }) },
              actions: { type: 'showPicture', params: ({ event }) => ({ at: event.at }) },
            },
          },
          states: {
            resting: { description: 'The product is as whoever is here may see it.' },
            renewing: {
              description:
                'Somebody has signed in or out who may buy more or less: the product is fetched anew, and stays in sight meanwhile.',
              meta: { requirements: ['catalogue.rights-refetch-products'] },
              invoke: {
                src: 'fetchProduct',
                id: 'fetchRenewed',
                input: ({ context: { language, slug } }) => ({ language, slug }),
                onDone: [
                  {
                    guard: { type: 'isAnswered', params: answerOf },
                    target: 'resting',
                    actions: { type: 'renewProduct', params: answerOf },
                  },
                  {
                    guard: { type: 'isGone', params: answerOf },
                    target: '#product.open.missing',
                  },
                  { target: 'resting' },
                ],
                onError: { target: 'resting' },
              },
              on: {
                // What is in sight was for somebody else: it must not be kept for the way back.
                'product.left': { target: '#product.away', actions: 'forgetProduct' },
              },
            },
          },
        },
        missing: {
          description: 'The shop has no such product.',
          meta: { requirements: ['product.unknown-slug-offers-a-search'] },
          tags: 'http-404',
        },
        failed: {
          description: 'The product could not be had; it can be asked for again.',
          tags: ['failed', 'unread', 'http-503'],
          on: { 'product.retry': { target: 'loading' } },
        },
      },
    },
  },
})
export type ProductRef = ActorRefFrom<typeof productMachine>

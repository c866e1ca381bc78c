/**
 * The stand-ins of one picture that could not be loaded.
 * It exists only for a picture that failed: one that loads costs nothing. The same picture may stand at several places of a
 * page and
 * fail at each: what it has left already is not counted again. Owns: how far the fall has come. Never: the addresses.
 */
import { setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { ChartMeta } from '../requirements/meta.ts'

/** The stand-in that is shown, named as the states below; undefined while the picture itself is. */
export type StandIn = 'defaultImage' | 'blankPixel' | 'noSource' | undefined

/** `shown`: what stood there and failed. */
type Event = { type: 'image.failed'; shown?: StandIn }

export const imageFallbackMachine = setup({
  types: { events: {} as Event, tags: {} as 'no-source', meta: {} as ChartMeta },
  guards: {
    /** The image that failed is the shop's stand-in. */
    isDefaultImage: ({ event }) => event.shown === 'defaultImage',
    /** The image that failed is the blank one, after which there is none. */
    isBlankPixel: ({ event }) => event.shown === 'blankPixel',
  },
}).createMachine({
  id: 'imageFallback',
  description: 'The two attempts to replace a broken picture, and the end of them.',
  meta: { requirements: ['product.picture-tries-two-others'] },
  initial: 'defaultImage',
  states: {
    defaultImage: {
      description: 'First attempt: the default product image stands in.',
      meta: { requirements: ['product.picture-fallback-order'] },
      on: { 'image.failed': { guard: 'isDefaultImage', target: 'blankPixel' } },
    },
    blankPixel: {
      description: 'Second and last attempt: a blank pixel keeps the place.',
      meta: { requirements: ['product.picture-fallback-order'] },
      on: { 'image.failed': { guard: 'isBlankPixel', target: 'noSource' } },
    },
    noSource: {
      description: "No source at all; the picture's text says that it failed.",
      meta: { requirements: ['product.picture-fallback-order'] },
      tags: 'no-source',
    },
  },
})
export type ImageFallbackRef = ActorRefFrom<typeof imageFallbackMachine>

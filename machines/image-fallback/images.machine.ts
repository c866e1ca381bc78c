/**
 * Keeps the fallback of each picture that failed, by its address, for the whole visit.
 * Owns: one imageFallback for each broken address. Never: pictures that load.
 */
import { assign, sendTo, setup, spawnChild } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { ChartMeta } from '../requirements/meta.ts'

import { imageFallbackMachine } from './image-fallback.machine.ts'
import type { StandIn } from './image-fallback.machine.ts'

interface Context {
  /** Addresses of which a fallback exists; each is the id of its imageFallback. */
  broken: string[]
}

/** `source`: which picture; `shown`: what of it stood there and failed. */
type Event = { type: 'image.failed'; source: string; shown?: StandIn }

export const imagesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    children: {} as Record<string, 'imageFallback'>,
    meta: {} as ChartMeta,
  },
  actors: { imageFallback: imageFallbackMachine },
  guards: {
    /** This image has failed before, and has an actor of its own. */
    hasFallback: ({ context }, params: { source: string }) => context.broken.includes(params.source),
  },
  actions: {
    /** Notes that this image fails. */
    noteBroken: assign(({ context }, params: { source: string }) => ({ broken: [...context.broken, params.source] })),
    /** Starts an actor that finds a stand-in for this image. */
    startFallback: spawnChild('imageFallback', {
      id: ({ event }: { event: Event }) => event.source,
      syncSnapshot: true,
    }),
    /** Tells the image's actor that its stand-in has failed too. */
    failAgain: sendTo(
      ({ event }: { event: Event }) => event.source,
      ({ event }: { event: Event }) => ({ type: 'image.failed' as const, shown: event.shown }),
    ),
  },
}).createMachine({
  id: 'images',
  description: 'The broken pictures of this visit.',
  context: { broken: [] },
  initial: 'watching',
  states: {
    watching: {
      description: 'Waits for pictures that cannot be loaded.',
      on: {
        'image.failed': [
          { guard: { type: 'hasFallback', params: ({ event }) => ({ source: event.source }) }, actions: 'failAgain' },
          { actions: [{ type: 'noteBroken', params: ({ event }) => ({ source: event.source }) }, 'startFallback'] },
        ],
      },
    },
  },
})
export type ImagesRef = ActorRefFrom<typeof imagesMachine>

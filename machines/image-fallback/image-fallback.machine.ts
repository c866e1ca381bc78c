/**
 * What stands in for one picture that could not be loaded (section 2: default product image, blank pixel, no source).
 * It exists only for a picture that failed: one that loads costs nothing. Owns: how far the fall has come. Never: the addresses.
 */
import { setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'

type Event = { type: 'image.failed' }

export const imageFallbackMachine = setup({
  types: { events: {} as Event, tags: {} as 'no-source' },
}).createMachine({
  id: 'imageFallback',
  description: 'The two attempts to replace a broken picture, and the end of them.',
  initial: 'defaultImage',
  states: {
    defaultImage: {
      description: 'First attempt: the default product image stands in.',
      on: { 'image.failed': { target: 'blankPixel' } },
    },
    blankPixel: {
      description: 'Second and last attempt: a blank pixel keeps the place.',
      on: { 'image.failed': { target: 'noSource' } },
    },
    noSource: {
      description: "No source at all; the picture's text says that it failed.",
      tags: 'no-source',
    },
  },
})
export type ImageFallbackRef = ActorRefFrom<typeof imageFallbackMachine>

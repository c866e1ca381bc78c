import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { imageFallbackMachine } from '#machines/image-fallback/image-fallback.machine.ts'
import { imagesMachine } from '#machines/image-fallback/images.machine.ts'

import { defineModel } from './support/model.ts'

/** How pictures of a list fail. The first stands on two cards, the second on one. */
export const PICTURES = ['/media/packs/1-0-250.svg', '/media/packs/2-0-250.svg'] as const
const [FIRST, SECOND] = PICTURES

/** All pictures of a visit. What the substitutes of one go through is told of that one below. */
export const pictures = defineModel({
  machine: imagesMachine,
  events: [
    { type: 'image.failed', source: FIRST },
    { type: 'image.failed', source: SECOND },
    { type: 'image.failed', source: FIRST, shown: 'defaultImage' },
  ],
  until: ({ context: { broken } }, { source, shown }) =>
    shown === undefined ? broken.includes(source) : broken.length < PICTURES.length,
  eachSample: true,
  project: ({ context }) => context.broken,
  rules: {},
})

/** One picture, from its failure on. */
export const picture = defineModel({
  machine: imageFallbackMachine,
  events: [
    { type: 'image.failed', shown: 'defaultImage' },
    { type: 'image.failed', shown: 'blankPixel' },
  ],
  until: (snapshot, event) => !snapshot.can(event),
  project: () => null,
  rules: {},
})

/** What stands on each card, and whether its text says that the picture failed. */
export type Visible = readonly ('picture' | 'defaultImage' | 'blankPixel' | 'noSource')[]

/** What must be seen of all pictures. */
export function visible({ context: { broken } }: AnyMachineSnapshot, event: AnyEventObject | undefined): Visible {
  // The default image is one file: with it all pictures fall that it stands in for.
  const standIn = event?.['shown'] === 'defaultImage' ? 'blankPixel' : 'defaultImage'
  return [FIRST, FIRST, SECOND].map((source) => ((broken as readonly string[]).includes(source) ? standIn : 'picture'))
}

/** What must be seen of the first picture. */
export function visibleOfOne({ value }: AnyMachineSnapshot): Visible {
  const state = value as Visible[number]
  return [state, state, 'picture']
}

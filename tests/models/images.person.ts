import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { imageFallbackMachine } from '#machines/image-fallback/image-fallback.machine.ts'
import { imagesMachine } from '#machines/image-fallback/images.machine.ts'

import { defineModel } from './support/model.ts'

/** Pictures of a list that fail. The first is on two cards, the second on one. */
export const PICTURES = ['/media/packs/1-0-250.svg', '/media/packs/2-0-250.svg'] as const
const [FIRST, SECOND] = PICTURES

/** All pictures of a visit. The model `picture` covers how the substitutes of a single picture fail. */
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

/** The image on each card, and with it if the card's text says that the picture failed. */
export type Visible = readonly ('picture' | 'defaultImage' | 'blankPixel' | 'noSource')[]

/** Predicts the image on each card. */
export function visible({ context: { broken } }: AnyMachineSnapshot, event: AnyEventObject | undefined): Visible {
  // The default image is a single file: if it fails, it fails on every card that shows it.
  const standIn = event?.['shown'] === 'defaultImage' ? 'blankPixel' : 'defaultImage'
  return [FIRST, FIRST, SECOND].map((source) => ((broken as readonly string[]).includes(source) ? standIn : 'picture'))
}

/** Predicts the cards if only the first picture fails. */
export function visibleOfOne({ value }: AnyMachineSnapshot): Visible {
  const state = value as Visible[number]
  return [state, state, 'picture']
}

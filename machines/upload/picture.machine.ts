import type { ActorRefFrom } from 'xstate'

import { createUploadMachine } from './upload.machine.ts'

/** The chart of every picture that is uploaded, an actor for each slot. */
export const pictureMachine = createUploadMachine('picture')
export type PictureRef = ActorRefFrom<typeof pictureMachine>

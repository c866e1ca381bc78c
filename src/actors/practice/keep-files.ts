import { fromCallback } from 'xstate'
import type { AnyActorRef } from 'xstate'

import type { FileGiven } from '#machines/upload/file-given.ts'

import { chosenFiles } from '../chosen-files.ts'

/** Keeps files that a person has chosen, and tells the chart of their slot by an id: a file is no JSON. */
export const keepFiles = fromCallback<FileGiven>(({ receive, system }) => {
  receive(({ to, file, language }) => {
    const slot = system.get(to) as AnyActorRef | undefined
    if (slot && file instanceof File) slot.send({ type: 'file.choose', file: chosenFiles.keep(file), language })
  })
})

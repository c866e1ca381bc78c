import { fromCallback } from 'xstate'
import type { AnyActorRef } from 'xstate'

import type { FileGiven } from '#machines/upload/file-given.ts'

import { chosenFiles } from './chosen-files.ts'

/** Keeps files that a person has chosen, and tells the chart of their slot by an id: a file is no JSON. */
export const storeFiles = fromCallback<FileGiven>(({ receive, system }) => {
  // One after the other: the file that was chosen last is the one that counts.
  let before: Promise<void> = Promise.resolve()
  const tell = async ({ to, language }: FileGiven, file: File) => {
    const chosen = await chosenFiles.keep(file)
    const slot = system.get(to) as AnyActorRef | undefined
    if (slot) slot.send({ type: 'file.choose', file: chosen, language })
    else chosenFiles.forget(chosen.id)
  }
  receive((given) => {
    const { file } = given
    if (file instanceof File) before = before.then(() => tell(given, file))
  })
})

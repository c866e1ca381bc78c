import type { ChosenFile } from '#contract/rules.ts'
import { imageTypeOf } from '#machines/upload/pictures.ts'

/** Files that were chosen and are not sent yet. Charts hold their ids, since a file is no JSON. */
export interface ChosenFiles {
  keep(file: File): ChosenFile
  find(id: string): File | undefined
  forget(id: string): void
}

export function createChosenFiles(): ChosenFiles {
  const files = new Map<string, File>()
  let last = 0
  return {
    keep(file) {
      last += 1
      const id = `file-${last}`
      files.set(id, file)
      const { name, size, type } = file
      // Some systems name no type for the newer kinds of pictures.
      return { kind: 'file', id, name, size, type: imageTypeOf(file) ?? type }
    },
    find: (id) => files.get(id),
    forget: (id) => void files.delete(id),
  }
}

/** Those of this page: screens keep files in it, and charts send them. */
export const chosenFiles: ChosenFiles = /* @__PURE__ */ createChosenFiles()

import { IMAGE_TYPES } from '#contract/constants.ts'
import { IMAGE_HEAD, imageTypeOf } from '#contract/image-type.ts'
import type { ChosenFile } from '#contract/rules.ts'

/** Files that were chosen and are not sent yet. Charts hold their ids, since a file is no JSON. */
export interface ChosenFiles {
  keep(file: File): Promise<ChosenFile>
  find(id: string): File | undefined
  forget(id: string): void
}

/**
 * A file under the media type of what it holds (upload.judged-by-content). Systems name the type by the name of a file, and
 * none for the newer kinds of pictures.
 */
async function named(file: File): Promise<File> {
  // A deleted file can't be read here; the error is shown when it is sent or parsed.
  const head = await file
    .slice(0, IMAGE_HEAD)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const type = imageTypeOf(new Uint8Array(head)) ?? (IMAGE_TYPES.some((one) => one === file.type) ? '' : file.type)
  return type === file.type ? file : new File([file], file.name, { type })
}

export function createChosenFiles(): ChosenFiles {
  const files = new Map<string, File>()
  let last = 0
  return {
    async keep(given) {
      last += 1
      const id = `file-${last}`
      const file = await named(given)
      files.set(id, file)
      const { name, size, type } = file
      return { kind: 'file', id, name, size, type }
    },
    find: (id) => files.get(id),
    forget: (id) => void files.delete(id),
  }
}

/** Those of this page: screens keep files in it, and charts send them. */
export const chosenFiles: ChosenFiles = /* @__PURE__ */ createChosenFiles()

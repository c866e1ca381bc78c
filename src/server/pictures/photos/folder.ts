import { randomUUID } from 'node:crypto'
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { PhotoFolderError } from './errors.ts'
import { LARGEST, photoFile } from './names.ts'

/** Where photos are kept, in all their sizes. Processes may share it. */
export interface PhotoFolder {
  /**
   * Keeps a photo; one that is there already makes no work. Resolves with the name that stands for it (see `photoFile`).
   *
   * @throws PhotoError where it cannot be taken, PhotoFolderError where nothing can be written
   */
  keep(bytes: Buffer): Promise<string>
  /** Whether the photo of this name is there. */
  has(hash: string): Promise<boolean>
}

/** The place of a photo's file below the folder of uploads (setting UPLOADS_DIR). */
export function photoPath(uploadsDir: string, file: string): string {
  return join(uploadsDir, 'photos', file.slice(0, 2), file)
}

export function openPhotoFolder(uploadsDir: string): PhotoFolder {
  // The largest file is written last, so it tells that all are there.
  const has = (hash: string): Promise<boolean> =>
    access(photoPath(uploadsDir, photoFile(hash, LARGEST))).then(
      () => true,
      () => false,
    )
  return {
    has,
    keep: async (bytes) => {
      // Loaded only where a photo is made: a shop that only shows photos needs none of its memory.
      const { makePhoto, photoHash } = await import('./make.ts')
      const hash = photoHash(bytes)
      if (await has(hash)) return hash
      for (const [size, content] of await makePhoto(bytes))
        await write(photoPath(uploadsDir, photoFile(hash, size)), content)
      return hash
    },
  }
}

/** A file is there whole or not at all, for whoever looks and whatever ends the process. */
export async function write(path: string, content: Buffer): Promise<void> {
  const folder = dirname(path)
  const unfinished = join(folder, `.${randomUUID()}`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(unfinished, content, { flush: true })
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw new PhotoFolderError(
      `Pictures cannot be written to ${folder}: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}

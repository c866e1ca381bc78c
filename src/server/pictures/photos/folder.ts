import { randomUUID } from 'node:crypto'
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { PhotoFolderError } from './errors.ts'
import { LARGEST, photoFile } from './names.ts'

/** Storage of photos in all their sizes. Processes may share it. */
export interface PhotoFolder {
  /**
   * Stores a photo and resolves with its name (see `photoFile`). A photo already there isn't made again.
   *
   * @throws PhotoError if the photo isn't accepted, PhotoFolderError if the folder cannot be written
   */
  keep(bytes: Buffer): Promise<string>
  /** True if the photo of this name is stored. */
  has(hash: string): Promise<boolean>
}

/** Returns the path of a photo's file below the uploads folder (setting UPLOADS_DIR). */
export function photoPath(uploadsDir: string, file: string): string {
  return join(uploadsDir, 'photos', file.slice(0, 2), file)
}

export function openPhotoFolder(uploadsDir: string): PhotoFolder {
  // The largest file is written last, so if it exists, all do.
  const has = (hash: string): Promise<boolean> =>
    access(photoPath(uploadsDir, photoFile(hash, LARGEST))).then(
      () => true,
      () => false,
    )
  return {
    has,
    keep: async (bytes) => {
      // Loaded only to make a photo: a shop that only shows photos doesn't spend the memory.
      const { makePhoto, photoHash } = await import('./make.ts')
      const hash = photoHash(bytes)
      if (await has(hash)) return hash
      for (const [size, content] of await makePhoto(bytes))
        await write(photoPath(uploadsDir, photoFile(hash, size)), content)
      return hash
    },
  }
}

/** Writes a file atomically: readers see all of it or nothing, even if the process dies. */
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

import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { PhotoError } from '#server/pictures/photos/errors.ts'
import { fetchPhoto, HostError } from '#server/pictures/photos/fetch.ts'
import type { PhotoFolder } from '#server/pictures/photos/folder.ts'

/** Largest picture file, in bytes. */
const BYTES_MAX = 20 * 1024 * 1024

/** A host that failed this often is skipped: thousands of timeouts would take days. */
const HOST_FAILURES_MAX = 3

/** State of a line's picture: the photo made of it, and the version of the file it was made of. */
export interface Picture {
  readonly address: string
  readonly photo: string | null
  readonly file_mark: string | null
}

/** Source of an import's pictures. */
export interface PictureSource {
  /**
   * The current picture.
   *
   * @throws PhotoError if it is not available
   */
  look(picture: Picture): Promise<Picture>
}

export interface PictureSourceOptions {
  /** Folder of the imported file, which relative paths start from. */
  readonly folder: string
  readonly photos: PhotoFolder
  readonly signal?: AbortSignal | undefined
  readonly fetch?: typeof fetchPhoto
}

/**
 * The pictures of one import: files and https addresses. A file is read again if its size or date has changed; an
 * address is never fetched again after its first success.
 */
export function pictureSource({ folder, photos, signal, fetch = fetchPhoto }: PictureSourceOptions): PictureSource {
  const hostFailures = new Map<string, number>()
  const fetched = new Map<string, Promise<string>>()

  const fetchFrom = async (address: string): Promise<string> => {
    const { host } = new URL(address)
    if ((hostFailures.get(host) ?? 0) >= HOST_FAILURES_MAX)
      throw new PhotoError(`was left out: ${host} could not be asked ${HOST_FAILURES_MAX} times`)
    try {
      return await photos.keep(await fetch(address, { maxBytes: BYTES_MAX, signal }))
    } catch (error) {
      if (error instanceof HostError) hostFailures.set(host, (hostFailures.get(host) ?? 0) + 1)
      throw error
    }
  }
  const fetchOnce = (address: string): Promise<string> => {
    const photo = fetched.get(address) ?? fetchFrom(address)
    fetched.set(address, photo)
    return photo
  }
  const lookAtFile = async (picture: Picture, isThere: boolean): Promise<Picture> => {
    const path = join(folder, picture.address)
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) {
      // Once pictures are imported, their files may be removed.
      if (isThere) return picture
      throw new PhotoError('is no file')
    }
    const file_mark = `${found.size} ${Math.trunc(found.mtimeMs)}`
    if (isThere && file_mark === picture.file_mark) return picture
    if (found.size > BYTES_MAX) throw new PhotoError(`is larger than ${BYTES_MAX / 1024 / 1024} MB`)
    const bytes = await readFile(path).catch((error: unknown) => {
      throw new PhotoError('cannot be read', { cause: error })
    })
    return { ...picture, photo: await photos.keep(bytes), file_mark }
  }
  return {
    look: async (picture) => {
      const isThere = picture.photo !== null && (await photos.has(picture.photo))
      if (!/^https:/i.test(picture.address)) return lookAtFile(picture, isThere)
      return isThere ? picture : { ...picture, photo: await fetchOnce(picture.address), file_mark: null }
    },
  }
}

import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { PhotoError } from '#server/pictures/photos/errors.ts'
import { fetchPhoto, HostError } from '#server/pictures/photos/fetch.ts'
import type { PhotoFolder } from '#server/pictures/photos/folder.ts'

/** Bytes of a file from which pictures are made. */
const BYTES_MAX = 20 * 1024 * 1024

/** A host that could not be asked this often is left alone: thousands of waits would take days. */
const HOST_FAILURES_MAX = 3

/** What is known of a line's picture: the photo that was made of it, and of which state of the file. */
export interface Picture {
  readonly address: string
  readonly photo: string | null
  readonly file_mark: string | null
}

/** Where an import takes pictures from. */
export interface PictureSource {
  /**
   * The picture as it is now.
   *
   * @throws PhotoError where it cannot be had
   */
  look(picture: Picture): Promise<Picture>
}

export interface PictureSourceOptions {
  /** The folder that paths start from: that of the imported file. */
  readonly folder: string
  readonly photos: PhotoFolder
  readonly signal?: AbortSignal | undefined
  readonly fetch?: typeof fetchPhoto
}

/**
 * The pictures of one import: files, and https addresses. A file is read again where its size or date has changed, what
 * stands at an address is never fetched again once it was taken.
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
      // Whoever has imported his pictures may put the files away.
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

import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { PhotoFolderError } from '#server/pictures/photos/errors.ts'
import { openPhotoFolder, photoPath } from '#server/pictures/photos/folder.ts'
import { isPhotoFile, LARGEST, PHOTO_SIZES, photoAsset, photoFile } from '#server/pictures/photos/names.ts'

import { jpeg } from '../support/samples.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbena-photos-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

const filesOf = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted()

it('keeps a photo in all sizes, and nothing else', async () => {
  const hash = await openPhotoFolder(folder).keep(await jpeg())
  expect(await filesOf()).toEqual(PHOTO_SIZES.map((size) => photoFile(hash, size)).toSorted())
})

it('makes no work of a photo that is there, also for another process', async () => {
  const hash = await openPhotoFolder(folder).keep(await jpeg())
  const path = photoPath(folder, photoFile(hash, 75))
  const { ino } = await stat(path)
  const other = openPhotoFolder(folder)
  expect([await other.has(hash), await other.keep(await jpeg())]).toEqual([true, hash])
  expect((await stat(path)).ino).toBe(ino)
})

it('makes a photo anew whose making was interrupted', async () => {
  const photos = openPhotoFolder(folder)
  const hash = await photos.keep(await jpeg())
  await rm(photoPath(folder, photoFile(hash, LARGEST)))
  expect(await photos.has(hash)).toBe(false)
  await photos.keep(await jpeg())
  expect(await photos.has(hash)).toBe(true)
})

it('may be asked for the same photo many times at once', async () => {
  const bytes = await jpeg()
  const hashes = await Promise.all(Array.from({ length: 5 }, () => openPhotoFolder(folder).keep(bytes)))
  expect(new Set(hashes).size).toBe(1)
  expect(await filesOf()).toHaveLength(PHOTO_SIZES.length)
  for (const name of await filesOf()) expect((await readFile(photoPath(folder, name))).length).toBeGreaterThan(0)
})

it('says in one line that it cannot write', async () => {
  const taken = join(folder, 'taken')
  await writeFile(taken, '')
  await expect(openPhotoFolder(taken).keep(await jpeg())).rejects.toThrow(PhotoFolderError)
  await expect(openPhotoFolder(taken).keep(await jpeg())).rejects.toThrow(/^Pictures cannot be written to .*ENOTDIR/)
})

it('has names that are told from all others', () => {
  const hash = '0123456789abcdef'.repeat(2)
  for (const size of PHOTO_SIZES) expect(isPhotoFile(photoFile(hash, size))).toBe(true)
  for (const name of [
    `${hash}-76.webp`,
    `${hash}-75.svg`,
    `${hash.toUpperCase()}-75.webp`,
    `../${hash}-75.webp`,
    `${hash}-75.webp/..`,
    `${hash.slice(1)}-75.webp`,
    '',
  ]) {
    expect(isPhotoFile(name), name).toBe(false)
  }
  expect(photoAsset(hash).thumbnails[250]).toBe(`/media/photos/${hash}-250.webp`)
})

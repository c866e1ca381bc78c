import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openCatalogue } from '#areas/catalogue/server/index.ts'
import { importCatalogue, type ImportLine, type ImportOptions, pictureSource } from '#areas/import/server/index.ts'
import type { Database } from '#server/database/index.ts'
import { PhotoError } from '#server/pictures/photos/errors.ts'
import { HostError } from '#server/pictures/photos/fetch.ts'
import { openPhotoFolder, type PhotoFolder } from '#server/pictures/photos/folder.ts'
import { photoHash } from '#server/pictures/photos/make.ts'
import { photoAsset } from '#server/pictures/photos/names.ts'

import { jpeg } from '#tests/server/pictures/support/samples.ts'
import { describeOnEachEngine, testDatabase } from '#tests/server/support/database.ts'
import { quietLog } from '#tests/server/support/log.ts'
import { lines, product } from '#tests/areas/catalogue/server/support/lines.ts'

describeOnEachEngine('pictures of an import', (engine) => {
  let database: Database
  let drop: () => Promise<void>
  let folder: string
  let uploads: string
  let read: string[]
  let web: Record<string, Buffer | Error>
  beforeEach(async () => {
    ;({ database, drop } = await testDatabase(engine))
    folder = await mkdtemp(join(tmpdir(), 'verbena-import-'))
    uploads = join(folder, 'uploads')
    read = []
    web = {}
  })
  afterEach(async () => {
    await drop()
    await rm(folder, { recursive: true, force: true })
  })

  /** The folder of photos, which remembers what it was given. */
  function photos(): PhotoFolder {
    const kept = openPhotoFolder(uploads)
    return {
      ...kept,
      keep: async (bytes) => {
        const hash = await kept.keep(bytes)
        read.push(hash)
        return hash
      },
    }
  }
  const asked: string[] = []
  beforeEach(() => {
    asked.length = 0
  })
  const take = (products: readonly ImportLine[], options: ImportOptions = {}) =>
    importCatalogue(database, lines(...products), {
      ...options,
      pictures: pictureSource({
        folder,
        photos: photos(),
        signal: options.signal,
        fetch: (address) => {
          asked.push(address)
          const answer = web[address]
          return Buffer.isBuffer(answer)
            ? Promise.resolve(answer)
            : Promise.reject(answer ?? new PhotoError('was answered with 404'))
        },
      }),
    })
  async function put(path: string, bytes: Buffer | string): Promise<void> {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
  async function assets() {
    const catalogue = await openCatalogue(database, { region: 'eu', log: quietLog })
    const listed = await catalogue.listProducts({ order: 'asc', order_by: 'id' }, 'en', { mayBuyRestricted: false })
    const page = await catalogue.getProduct(listed.data[0]?.slug ?? '', 'en', { mayBuyRestricted: false })
    await catalogue.close()
    expect(page?.assets).toEqual(listed.data[0]?.assets)
    return listed.data.map((one) => one.assets)
  }
  const rows = async () =>
    (await sql`select xmin::text, * from product_image order by product_id, position`.execute(database.db)).rows
  const version = async () =>
    (await database.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version

  it('are shown in the order of the line, files and addresses; a product without any shows its pack shot', async () => {
    const [red, blue, green] = await Promise.all(['#f00', '#00f', '#0f0'].map((colour) => jpeg(40, 20, colour)))
    await put('zinc/front.jpg', red ?? '')
    await put('back side.png', green ?? '')
    web['https://pictures.test/b?size=1'] = blue ?? new Error()
    const report = await take([
      product('a', { images: ['zinc/front.jpg', 'https://pictures.test/b?size=1', '/back side.png'] }),
      product('b'),
    ])
    expect(report).toMatchObject({ created: 2, rejected: [], pictures: 3, missingPictures: [] })
    const [first, second] = await assets()
    expect(first).toEqual([red, blue, green].map((bytes) => photoAsset(photoHash(bytes ?? Buffer.alloc(0)))))
    expect(second?.[0]?.image_url).toMatch(/^\/media\/packs\//)
  })

  it('make no work and write nothing the second time', async () => {
    await put('a.jpg', await jpeg())
    web['https://pictures.test/b.jpg'] = await jpeg(9, 9)
    const products = [product('a', { images: ['a.jpg', 'https://pictures.test/b.jpg'] })]
    await take(products)
    const before = [await rows(), await version()]
    expect([read.length, asked.length]).toEqual([2, 1])
    expect(await take(products)).toMatchObject({ unchanged: 1, pictures: 0, missingPictures: [] })
    expect([await rows(), await version()]).toEqual(before)
    expect([read.length, asked.length]).toEqual([2, 1])
  })

  it('that cannot be had are named by line, while product and other pictures are in, and are tried again', async () => {
    await put('good.jpg', await jpeg())
    await put('text.jpg', 'no picture')
    await put('folder.jpg/x', '')
    const products = [
      product('a', { images: ['good.jpg'] }),
      product('b', { images: ['none.jpg', 'text.jpg', 'good.jpg', 'folder.jpg', 'https://pictures.test/b.jpg'] }),
    ]
    const report = await take(products)
    expect(report).toMatchObject({ created: 2, rejected: [], pictures: 2 })
    expect(report.missingPictures).toEqual([
      { number: 2, address: 'none.jpg', detail: 'is no file' },
      { number: 2, address: 'text.jpg', detail: 'is no JPEG, PNG, WebP, AVIF or GIF picture' },
      { number: 2, address: 'folder.jpg', detail: 'is no file' },
      { number: 2, address: 'https://pictures.test/b.jpg', detail: 'was answered with 404' },
    ])
    expect((await assets()).map((list) => list.length)).toEqual([1, 1])
    await put('none.jpg', await jpeg(8, 8))
    web['https://pictures.test/b.jpg'] = await jpeg(7, 7)
    expect(await take(products)).toMatchObject({
      unchanged: 2,
      pictures: 2,
      missingPictures: [{ address: 'text.jpg' }, { address: 'folder.jpg' }],
    })
    expect((await assets()).map((list) => list.length)).toEqual([1, 3])
  })

  it('are taken anew from a file that has changed, and stay where the file is gone or has become none', async () => {
    const products = [product('a', { images: ['a.jpg'] })]
    await put('a.jpg', await jpeg())
    await take(products)
    const [before] = await assets()
    await put('a.jpg', await jpeg(9, 9))
    expect(await take(products)).toMatchObject({ unchanged: 1, pictures: 1 })
    const [after] = await assets()
    expect(after).not.toEqual(before)
    const versionBefore = await version()
    await utimes(join(folder, 'a.jpg'), 1, 1)
    expect(await take(products)).toMatchObject({ pictures: 0, missingPictures: [] })
    await put('a.jpg', 'broken')
    expect(await take(products)).toMatchObject({ pictures: 0, missingPictures: [{ number: 1, address: 'a.jpg' }] })
    await rm(join(folder, 'a.jpg'))
    expect(await take(products)).toMatchObject({ pictures: 0, missingPictures: [] })
    expect(await assets()).toEqual([after])
    expect(await version()).toBe(versionBefore)
  })

  it('stay with their address where a line changes, wherever it stands then', async () => {
    web['https://pictures.test/a.jpg'] = await jpeg(9, 9)
    web['https://pictures.test/b.jpg'] = await jpeg(8, 8)
    await take([product('a', { images: ['https://pictures.test/a.jpg', 'https://pictures.test/b.jpg'] })])
    const [before] = await assets()
    await take([
      product('a', { name: 'Other', images: ['https://pictures.test/b.jpg', 'https://pictures.test/a.jpg'] }),
    ])
    expect(asked).toHaveLength(2)
    expect(await assets()).toEqual([before?.toReversed()])
    await take([product('a', { images: [] })])
    expect((await assets())[0]?.[0]?.image_url).toMatch(/^\/media\/packs\//)
  })

  it('are made again where the folder of uploads has lost them', async () => {
    await put('a.jpg', await jpeg())
    web['https://pictures.test/b.jpg'] = await jpeg(8, 8)
    const products = [product('a', { images: ['a.jpg', 'https://pictures.test/b.jpg'] })]
    await take(products)
    await rm(uploads, { recursive: true })
    await take(products)
    expect((await readdir(uploads, { recursive: true })).filter((name) => name.endsWith('.webp'))).toHaveLength(10)
  })

  it('of one address are fetched once for all products, and a host that does not answer is asked three times', async () => {
    web['https://pictures.test/same.jpg'] = await jpeg()
    const silent = Array.from({ length: 9 }, (_, n) => `https://silent.test/${n}.jpg`)
    for (const address of silent) web[address] = new HostError('did not come within 15 s')
    const report = await take([
      product('a', { images: ['https://pictures.test/same.jpg', ...silent] }),
      product('b', { images: ['https://pictures.test/same.jpg'] }),
    ])
    expect(asked.filter((address) => address.includes('same'))).toHaveLength(1)
    // Four are asked at once.
    expect(asked.filter((address) => address.includes('silent')).length).toBeLessThanOrEqual(6)
    expect(report).toMatchObject({ pictures: 2 })
    expect(report.missingPictures).toHaveLength(9)
    expect(report.missingPictures.at(-1)?.detail).toBe('was left out: silent.test could not be asked 3 times')
  })

  it('can be stopped between two, and the same import completes them', async () => {
    const addresses = Array.from({ length: 30 }, (_, n) => `https://pictures.test/${n}.jpg`)
    for (const [n, address] of addresses.entries()) web[address] = await jpeg(8, 8 + n)
    const products = [product('a', { images: addresses })]
    const stopping = new AbortController()
    const keep = vi.spyOn(asked, 'push').mockImplementation((...items) => {
      stopping.abort()
      return Array.prototype.push.apply(asked, items)
    })
    const report = await take(products, { signal: stopping.signal })
    keep.mockRestore()
    expect(report).toMatchObject({ incomplete: 'stopped', created: 1 })
    expect(report.missingPictures).toEqual([])
    expect(asked.length).toBeLessThan(5)
    await take(products)
    expect((await assets())[0]).toHaveLength(30)
  })

  it('raise progress as they are taken', async () => {
    await put('a.jpg', await jpeg())
    const told: number[] = []
    await take([product('a', { images: ['a.jpg'] })], {
      onProgress: ({ pictures }) => {
        told.push(pictures)
      },
    })
    expect(told).toEqual([0, 1])
  })
})

import { once } from 'node:events'
import { connect } from 'node:net'

import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'

import { IMAGE_MAX_BYTES, UPLOADS_AN_HOUR } from '#contract/constants.ts'
import type { Store } from '#areas/practice/contract/store.ts'
import { createNodeServer, listen, nodeListener } from '#server/http/listen.ts'
import { openPictureFolder } from '#server/pictures/photos/uploads.ts'
import { openPractices } from '#areas/practice/server/index.ts'

import { memoryLog } from '#tests/server/http/support/app.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { fieldsOf, formWith, messages, picture, practiceShop } from './support/page.ts'

const IMAGE = '/approach/image'
const SIZES = [250, 500, 1000, 1600]

/** An animated PNG needs no more than the chunk that says so. */
async function animatedPng(): Promise<Buffer> {
  const png = await picture().png().toBuffer()
  const afterHead = 8 + 25
  const chunk = Buffer.from([0, 0, 0, 8, ...Buffer.from('acTL'), 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0])
  return Buffer.concat([png.subarray(0, afterHead), chunk, png.subarray(afterHead)])
}

/** A PNG whose head tells of a size that is not there. */
async function pngOfSize(width: number, height: number): Promise<Buffer> {
  const png = await picture(8, 8).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

function crc32(bytes: Buffer): number {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ -1) >>> 0
}

describeOnEachEngine('pictures of a practice page', (engine) => {
  it('are set and taken away by their paths, in four sizes (practice.approach-has-two-pictures, practice.pictures-can-be-removed)', async () => {
    const { withPage, files, db, shop } = await practiceShop(engine)
    const me = await withPage()
    const content = await picture(2000, 1000).jpeg().toBuffer()
    const { body: box } = await me.ask('POST', '/packages', {})
    const upload = {
      [IMAGE]: (store: Store) => store.approach.image,
      '/approach-style/image': (store: Store) => store.approach.style_image,
      [`/packages/${box.id}/image`]: (store: Store) => store.packages[0]?.image,
    }
    for (const [path, shown] of Object.entries(upload)) {
      const { status, body } = await me.upload(path, content)
      expect([path, status]).toEqual([path, 200])
      expect(body.image).toMatchObject({ width: 1600, height: 800 })
      expect(shown(await me.store())).toEqual(body.image)
      const served = await shop.app.request(body.image.thumbnails[500])
      expect([served.status, served.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
      const { width, height } = await sharp(Buffer.from(await served.arrayBuffer())).metadata()
      expect([width, height]).toEqual([500, 250])
    }
    expect(await files()).toHaveLength(3 * SIZES.length)
    const logo = await me.form('', formWith('logo', await picture(30, 30).png().toBuffer(), 'logo.png', 'image/png'))
    expect(logo.body.logo).toMatchObject({ width: 30, height: 30 })
    for (const path of [...Object.keys(upload), '/logo'])
      for (let times = 0; times < 2; times += 1)
        expect(await me.ask('DELETE', path)).toMatchObject({
          status: 200,
          body: { message: messages('en', 'pictureRemoved') },
        })
    expect(await me.store()).toMatchObject({
      logo: null,
      approach: { image: null, style_image: null },
      packages: [{ image: null }],
    })
    const unused = await db
      .selectFrom('practice_picture')
      .select('name')
      .where('unused_since', 'is not', null)
      .execute()
    expect(unused).toHaveLength(4)
  })

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s, whatever name and type say', async (format) => {
    const { withPage } = await practiceShop(engine)
    const me = await withPage()
    const content = await picture()[format]().toBuffer()
    expect((await me.upload(IMAGE, content, 'notes.txt', 'text/plain')).status).toBe(200)
  })

  it('stand upright and carry nothing that was written beside the picture', async () => {
    const { withPage, shop } = await practiceShop(engine)
    const me = await withPage()
    const content = await picture(60, 20)
      .withExif({ IFD0: { Copyright: 'Jo Linden', Orientation: '6' }, IFD3: { GPSLatitude: '52/1 22/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { image } = (await me.upload(IMAGE, content)).body
    expect([image.width, image.height]).toEqual([20, 60])
    const served = await sharp(Buffer.from(await (await shop.app.request(image.image_url)).arrayBuffer())).metadata()
    expect([served.exif, served.icc, served.xmp]).toEqual([undefined, undefined, undefined])
  })

  it('are refused by their field where they are none, or too much, and nothing is stored (practice.pictures-by-content)', async () => {
    const { withPage, stored } = await practiceShop(engine)
    const me = await withPage()
    const jpeg = await picture(400, 400).jpeg().toBuffer()
    const frames = Buffer.alloc(2 * 8 * 8 * 3)
    for (let at = 0; at < frames.length / 2; at += 1) frames[at] = 200
    const gif = await sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
      .gif()
      .toBuffer()
    const moving = await sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
      .webp({ loop: 0, delay: [50, 50] })
      .toBuffer()
    const before = await stored()
    const refused = [
      ['svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'fieldImageType'],
      [
        'svg with a script',
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
        'fieldImageType',
      ],
      ['program', Buffer.from('MZ\x90\0\x03', 'latin1'), 'fieldImageType'],
      ['gif', gif, 'fieldImageType'],
      ['half a jpeg', jpeg.subarray(0, jpeg.length / 2), 'fieldImageDamaged'],
      ['jpeg head', jpeg.subarray(0, 20), 'fieldImageDamaged'],
      ['moving webp', moving, 'fieldImageAnimated'],
      ['moving png', await animatedPng(), 'fieldImageAnimated'],
      ['too many pixels', await pngOfSize(10_000, 5001), 'fieldImagePixels'],
      ['20,000 pixels wide', await pngOfSize(20_000, 2501), 'fieldImagePixels'],
      ['too wide', await pngOfSize(20_001, 1), 'fieldImagePixels'],
      ['nothing', '', 'fieldImageType'],
    ] as const
    for (const [what, content, key] of refused) {
      const { status, body } = await me.upload(IMAGE, content)
      expect([what, status, body.errors]).toEqual([what, 400, { image: messages('en', key) }])
    }
    const large = await me.upload(IMAGE, Buffer.concat([jpeg, Buffer.alloc(IMAGE_MAX_BYTES)]))
    expect([large.status, large.body.errors]).toEqual([413, { image: messages('en', 'fieldImageSize') }])
    const larger = await me.upload(IMAGE, Buffer.alloc(IMAGE_MAX_BYTES + 1024 * 1024))
    expect([larger.status, larger.body]).toEqual([
      413,
      {
        message: 'This is too large to send. The limit is 5 MB.',
        errors: { image: messages('en', 'fieldImageSize') },
      },
    ])
    const logo = await me.form('', formWith('logo', Buffer.alloc(IMAGE_MAX_BYTES + 1024 * 1024), 'a.png', 'image/png'))
    expect([logo.status, logo.body.errors]).toEqual([413, { logo: messages('en', 'fieldImageSize') }])
    expect(fieldsOf(await me.form(IMAGE, formWith('picture', jpeg, 'a.jpg', 'image/jpeg')))).toEqual([400, ['image']])
    const text = new FormData()
    text.set('image', 'a text')
    expect(fieldsOf(await me.form(IMAGE, text))).toEqual([400, ['image']])
    expect((await me.ask('PUT', IMAGE, { image: 'a text' })).status).toBe(415)
    expect(await stored()).toBe(before)
  })

  it('of a name that is taken leave nothing behind', async () => {
    const { withPage, stored } = await practiceShop(engine)
    const me = await withPage()
    await withPage('linden')
    const before = await stored()
    const form = formWith('logo', await picture().png().toBuffer(), 'logo.png', 'image/png')
    form.set('name', 'linden')
    expect((await me.form('', form)).status).toBe(409)
    expect(await stored()).toBe(before)
  })

  it('are not taken from forms that cannot be read', async () => {
    const { withPage, shop } = await practiceShop(engine)
    const me = await withPage()
    const send = async (type: string, body: string) =>
      (
        await shop.app.request(`/api/v2/account/store${IMAGE}`, {
          method: 'PUT',
          headers: { Authorization: `Bearer ${me.token}`, 'Content-Type': type },
          body,
        })
      ).status
    const part = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nabc'
    expect(await send('multipart/form-data', part)).toBe(400)
    expect(await send('multipart/form-data; boundary=x', part)).toBe(400)
    expect(await send('multipart/form-data; boundary=x', '')).toBe(400)
    expect(await send('text/plain', part)).toBe(415)
  })

  it('come over a connection as they do in memory, in whatever pieces', async () => {
    const { withPage, files, shop } = await practiceShop(engine)
    const me = await withPage()
    const server = createNodeServer()
    onTestFinished(() => {
      server.close()
      server.closeAllConnections()
    })
    server.on('request', nodeListener(server, shop.app.fetch, memoryLog().log))
    const address = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/api/v2/account/store${IMAGE}`
    const headers = { Authorization: `Bearer ${me.token}`, 'Content-Type': 'multipart/form-data; boundary=x' }
    const form = (content: Buffer) => [
      Buffer.from('--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n'),
      content,
      Buffer.from('\r\n--x--\r\n'),
    ]
    const send = async (pieces: readonly Buffer[], more: RequestInit = {}) =>
      (await fetch(address, { method: 'PUT', headers, body: new Uint8Array(Buffer.concat(pieces)), ...more })).status
    const png = await picture(300, 300).png({ compressionLevel: 0 }).toBuffer()
    const inPieces = new ReadableStream({
      start(controller) {
        const all = Buffer.concat(form(png))
        for (let at = 0; at < all.length; at += 777) controller.enqueue(new Uint8Array(all.subarray(at, at + 777)))
        controller.close()
      },
    })
    expect(await send([], { body: inPieces, duplex: 'half' } as RequestInit)).toBe(200)
    expect(await send(form(png))).toBe(200)
    expect(await files()).toHaveLength(2 * SIZES.length)
    expect(await send(form(Buffer.concat([png, Buffer.alloc(IMAGE_MAX_BYTES)])))).toBe(413)
    expect(await files()).toHaveLength(2 * SIZES.length)
  })

  it('whose connection is cut leave nothing behind', async () => {
    const { withPage, stored, shop } = await practiceShop(engine)
    const me = await withPage()
    const before = await stored()
    const server = createNodeServer()
    onTestFinished(() => {
      server.close()
    })
    server.on('request', nodeListener(server, shop.app.fetch, memoryLog().log))
    const socket = connect(await listen(server, 0, '127.0.0.1'), '127.0.0.1')
    const asked = once(server, 'request')
    socket.write(
      `PUT /api/v2/account/store${IMAGE} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${me.token}\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n' +
        '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n' +
        'a'.repeat(5000),
    )
    const [, response] = await asked
    const closed = once(response, 'close')
    socket.destroy()
    await closed
    expect(await stored()).toBe(before)
  })

  it('of one account are 60 an hour (practice.uploads-are-limited)', async () => {
    const { withPage, db } = await practiceShop(engine)
    const [me, other] = [await withPage(), await withPage()]
    const content = await picture(2, 2).png().toBuffer()
    await me.upload(IMAGE, content)
    await db
      .updateTable('call_limit')
      .set({ points: UPLOADS_AN_HOUR })
      .where('key', 'like', 'uploads-account:%')
      .execute()
    const { status, headers } = await me.upload(IMAGE, content)
    expect([status, Number(headers.get('Retry-After')) > 3000]).toEqual([429, true])
    expect((await me.form('', formWith('logo', content, 'a.png', 'image/png'))).status).toBe(429)
    expect((await other.upload(IMAGE, content)).status).toBe(200)
  })

  it('that no page shows lose their files after 30 days (practice.unused-pictures-go)', async () => {
    const { withPage, files, db, shop } = await practiceShop(engine)
    const me = await withPage()
    const content = await picture(2, 2).png().toBuffer()
    await me.upload(IMAGE, content)
    await me.upload(IMAGE, content)
    await me.upload('/approach-style/image', content)
    await me.ask('DELETE', '/approach-style/image')
    const practices = openPractices({
      database: shop.database,
      messages,
      shopName: 'Verbena',
      publicUrl: 'https://shop.example',
      pictures: openPictureFolder(shop.uploadsDir),
    })
    await practices.forgetPictures()
    expect(await files()).toHaveLength(3 * SIZES.length)
    const old = new Date(Date.now() - 31 * 24 * 3_600_000)
    await db.updateTable('practice_picture').set({ unused_since: old }).where('unused_since', 'is not', null).execute()
    await practices.forgetPictures()
    expect(await files()).toHaveLength(SIZES.length)
    expect((await me.store()).approach.image).not.toBeNull()
  })

  it('and all else of a page are in the export, and go with the account (practice.leaves-with-its-account)', async () => {
    const { withPage, files, stored, shop } = await practiceShop(engine)
    const empty = await stored()
    const me = await withPage('linden')
    await me.upload(IMAGE, await picture(2, 2).png().toBuffer())
    await me.ask('POST', '/services', { name: 'Talk', description: '', icon: 'leaf' })
    const told = (await shop.ask(me, 'GET', '/account/export')).body
    expect(told).toMatchObject({
      practice_page: {
        ...(await me.store()),
        names: ['linden'],
        pictures: [{ width: 2, height: 2, unused_since: null }],
      },
    })
    expect(await files()).toHaveLength(SIZES.length)
    expect((await shop.ask(me, 'DELETE', '/account/')).status).toBe(200)
    expect(await files()).toEqual([])
    expect(await stored()).toBe(empty)
  })
})

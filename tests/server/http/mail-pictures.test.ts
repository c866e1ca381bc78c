import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { beforeAll, describe, expect, it } from 'vitest'

import { mailPicture } from '#server/mail/picture.ts'
import { openPhotoFolder } from '#server/pictures/photos/folder.ts'
import { photoAsset } from '#server/pictures/photos/names.ts'

import { jpeg } from '../pictures/support/samples.ts'
import { fakeServices, testApp } from './support/app.ts'

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47)
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff)

let app: ReturnType<typeof testApp>['app']
let hash: string
beforeAll(async () => {
  const uploadsDir = await mkdtemp(join(tmpdir(), 'verbena-uploads-'))
  hash = await openPhotoFolder(uploadsDir).keep(await jpeg(600, 400))
  const draw = (size: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="9" height="9"/></svg>`
  const services = fakeServices({
    findPack: (id) => Promise.resolve(id === 7 ? { variantId: 9, hash: '0123abcd', draw } : null),
  })
  ;({ app } = testApp({ uploadsDir, services: () => services }))
})

async function ask(path: string) {
  const response = await app.request(path)
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}

describe('pictures for mails (mail.pictures-are-shown-anywhere)', () => {
  it('are PNG for drawn packs, whatever their drawing was, and kept for ever', async () => {
    for (const name of ['7-9-0123abcd-125.png', '7-9-ffffffff-125.png', '7-9-0123abcd-125.png']) {
      const { status, headers, bytes } = await ask(`/media/packs/${name}`)
      expect([status, headers.get('Content-Type')]).toEqual([200, 'image/png'])
      expect(bytes.slice(0, 4)).toEqual(PNG)
      expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    }
  })

  it('are JPEG for photos', async () => {
    const { status, headers, bytes } = await ask(`/media/photos/${hash}-125.jpg`)
    expect([status, headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
    expect(bytes.slice(0, 3)).toEqual(JPEG)
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  })

  it.each([
    '/media/packs/8-9-0123abcd-125.png',
    '/media/packs/7-9-0123abcd-1000.png',
    '/media/packs/7-9-zz-125.png',
    `/media/photos/${'0'.repeat(32)}-125.jpg`,
    '/media/photos/..%2f..%2fx-125.jpg',
  ])('are 404 where there are none: %s', async (path) => {
    const { status, headers } = await ask(path)
    expect(status).toBe(404)
    expect(headers.get('Cache-Control')).not.toMatch(/immutable/)
  })

  it('are made in one size only', async () => {
    expect((await ask(`/media/photos/${hash}-1000.jpg`)).status).toBe(404)
  })

  it('have the addresses that mails name, at the shop’s own origin', () => {
    const thumbnails = { 75: '', 125: '/media/packs/7-9-0123abcd-125.svg', 250: '' }
    const origin = 'https://shop.example'
    expect(mailPicture({ thumbnails }, origin)).toBe(`${origin}/media/packs/7-9-0123abcd-125.png`)
    expect(mailPicture(photoAsset(hash), origin)).toBe(`${origin}/media/photos/${hash}-125.jpg`)
    expect(mailPicture(null, origin)).toBeNull()
    expect(mailPicture({ thumbnails: { ...thumbnails, 125: '//evil.example/x.svg' } }, origin)).toBeNull()
  })
})

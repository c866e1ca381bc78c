import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { beforeAll, expect, it } from 'vitest'

import { openPhotoFolder } from '#server/pictures/photos/folder.ts'
import { PHOTO_SIZES, photoFile } from '#server/pictures/photos/names.ts'

import { jpeg } from '../pictures/support/samples.ts'
import { testApp } from './support/app.ts'

let app: ReturnType<typeof testApp>['app']
let hash: string
beforeAll(async () => {
  const uploadsDir = await mkdtemp(join(tmpdir(), 'verbena-uploads-'))
  hash = await openPhotoFolder(uploadsDir).keep(await jpeg(600, 400))
  ;({ app } = testApp({ uploadsDir }))
})

it('a photo is sent in each size and kept for ever', async () => {
  const lengths: number[] = []
  for (const size of PHOTO_SIZES) {
    const response = await app.request(`/media/photos/${photoFile(hash, size)}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('image/webp')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
    lengths.push((await response.arrayBuffer()).byteLength)
  }
  expect(lengths.every((length) => length > 0)).toBe(true)
  expect((await app.request(`/media/photos/${photoFile(hash, 75)}`, { method: 'HEAD' })).status).toBe(200)
})

it.each(['0'.repeat(32) + '-75.webp', 'x-75.webp', '..%2f..%2fetc%2fpasswd', '.', 'a/b'])(
  'what is none is 404: %s',
  async (name) => {
    const response = await app.request(`/media/photos/${name}`)
    expect(response.status).toBe(404)
    expect(response.headers.get('Cache-Control')).not.toMatch(/immutable/)
  },
)

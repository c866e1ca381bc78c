import { readFile } from 'node:fs/promises'

import type { Context, Handler } from 'hono'
import { LRUCache } from 'lru-cache'

import { photoPath } from '../../pictures/photos/folder.ts'
import { jpegOf } from '../../pictures/photos/jpeg.ts'
import { isPhotoFile } from '../../pictures/photos/names.ts'
import { pngOf } from '../../pictures/png.ts'
import type { Env } from '../../request/env.ts'
import { Refused } from '../../request/refused.ts'
import type { PackSource } from './packs.ts'

/** The size that mails show, for dense screens too. Others are refused, as each takes milliseconds to make. */
const SIZE = 125
const KEPT_BYTES = 16 * 1024 * 1024

const KEPT_FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' }

type Make = (c: Context<Env>) => Promise<Uint8Array>

/**
 * `GET /media/packs/{product}-{variant}-{hash}-125.png`: a drawn pack shot for mails, whose programs know no SVG. An
 * address whose drawing has changed shows the one of today, since mails are read for years.
 */
export function packPngs(source: PackSource): Handler<Env> {
  return kept('image/png', async (c) => {
    const [, id, variantId] =
      /^([1-9]\d{0,8})-([1-9]\d{0,8})-[0-9a-f]{8}-125\.png$/.exec(c.req.param('file') ?? '') ?? []
    const pack = id === undefined ? null : await source(Number(id), Number(variantId))
    if (pack === null) throw new Refused(404, 'notFound')
    return pngOf(pack.draw(SIZE))
  })
}

/** `GET /media/photos/{hash}-125.jpg`: a product's photo for mails, some of whose programs know no WebP. */
export function photoJpegs(uploadsDir: string): Handler<Env> {
  return kept('image/jpeg', async (c) => {
    const file = (c.req.param('file') ?? '').replace(/\.jpg$/, '.webp')
    if (!isPhotoFile(file) || !file.endsWith(`-${SIZE}.webp`)) throw new Refused(404, 'notFound')
    const photo = await readFile(photoPath(uploadsDir, file)).catch(() => {
      throw new Refused(404, 'notFound')
    })
    return jpegOf(photo)
  })
}

function kept(type: string, make: Make): Handler<Env> {
  const made = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (picture) => picture.byteLength,
  })
  return async (c) => {
    const known = made.get(c.req.path)
    const picture = known ?? new Uint8Array(await make(c))
    if (known === undefined) made.set(c.req.path, picture)
    return c.body(picture, 200, { 'Content-Type': type, ...KEPT_FOR_EVER })
  }
}

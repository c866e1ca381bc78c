import type { Handler } from 'hono'
import { LRUCache } from 'lru-cache'

import { PACK_SIZES, type PackSize } from '../../pictures/pack.ts'
import { type Answer, createAnswer, send } from '../../request/answer.ts'
import type { Env } from '../../request/env.ts'
import { Refused } from '../../request/refused.ts'

/** The drawn pack shot of a variant. */
export interface Pack {
  readonly variantId: number
  /** Eight hexadecimal digits over all that is drawn. */
  readonly hash: string
  /** SVG text. */
  draw(size: PackSize): string
}

/** The pack shot of a variant, or of another where it is not on sale; null where there is no such product. */
export type PackSource = (productId: number, variantId: number) => Promise<Pack | null>

const SVG_TYPE = 'image/svg+xml; charset=UTF-8'
const KEPT_BYTES = 16 * 1024 * 1024

/**
 * `GET /media/packs/{product}-{variant}-{hash}-{size}.svg`. The hash makes the address change with the picture, so that it
 * can be kept for ever; an address that is outdated leads to the one that is right now.
 */
export function packShots(source: PackSource): Handler<Env> {
  const drawn = new LRUCache<string, Answer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (answer) => answer.body.length * 2,
  })
  return async (c) => {
    const { id, variantId, hash, size } = readName(c.req.param('file') ?? '')
    const name = `${id}-${variantId}-${hash}-${size}.svg`
    const known = drawn.get(name)
    if (known !== undefined) return sendPack(known)

    const pack = await source(id, variantId)
    if (pack === null) throw new Refused(404, 'notFound')
    const rightName = `${id}-${pack.variantId}-${pack.hash}-${size}.svg`
    if (rightName !== name) {
      c.header('Cache-Control', 'no-cache')
      return c.redirect(`/media/packs/${rightName}`, 302)
    }
    const answer = createAnswer(SVG_TYPE, pack.draw(size))
    drawn.set(name, answer)
    return sendPack(answer)

    function sendPack(shot: Answer) {
      return send(c, shot, { 'Cache-Control': 'public, max-age=31536000, immutable' })
    }
  }
}

function readName(file: string): { id: number; variantId: number; hash: string; size: PackSize } {
  const [, id, variantId, hash, width] = /^([1-9]\d{0,8})-([1-9]\d{0,8})-([0-9a-f]{8})-(\d{2,4})\.svg$/.exec(file) ?? []
  const size = PACK_SIZES.find((known) => `${known}` === width)
  if (id === undefined || variantId === undefined || hash === undefined || size === undefined)
    throw new Refused(404, 'notFound')
  return { id: Number(id), variantId: Number(variantId), hash, size }
}

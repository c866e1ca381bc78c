import { readFile } from 'node:fs/promises'

import type { Handler } from 'hono'

import { isPhotoFile } from '../../pictures/photos/names.ts'
import { photoPath } from '../../pictures/photos/folder.ts'
import type { Env } from '../../request/env.ts'
import { Refused } from '../../request/refused.ts'

/** `GET /media/photos/{hash}-{size}.webp`: a photo that was imported or uploaded. The hash is of its content, so it is kept for ever. */
export function photos(uploadsDir: string): Handler<Env> {
  return async (c) => {
    const file = c.req.param('file') ?? ''
    if (!isPhotoFile(file)) throw new Refused(404, 'notFound')
    // At most some hundred kilobytes, so they need not be streamed.
    const content = await readFile(photoPath(uploadsDir, file)).catch(() => {
      throw new Refused(404, 'notFound')
    })
    return c.body(content, 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  }
}

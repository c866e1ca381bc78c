import { readFile } from 'node:fs/promises'

import type { Handler } from 'hono'

import { photoPath } from '../../pictures/photos/folder.ts'
import { isPhotoFile, isUploadFile } from '../../pictures/photos/names.ts'
import { uploadPath } from '../../pictures/photos/uploads.ts'
import type { Env } from '../../request/env.ts'
import { Refused } from '../../request/refused.ts'

/** `GET /media/photos/{hash}-{size}.webp`: a product's photo. The hash is of its content, so it is kept for ever. */
export function photos(uploadsDir: string): Handler<Env> {
  return serve(isPhotoFile, (file) => photoPath(uploadsDir, file))
}

/** `GET /media/practices/{name}-{size}.webp`: a picture that a practitioner uploaded. Each upload has a name of its own. */
export function uploads(uploadsDir: string): Handler<Env> {
  return serve(isUploadFile, (file) => uploadPath(uploadsDir, file))
}

function serve(isName: (file: string) => boolean, pathOf: (file: string) => string): Handler<Env> {
  return async (c) => {
    const file = c.req.param('file') ?? ''
    if (!isName(file)) throw new Refused(404, 'notFound')
    // At most some hundred kilobytes, so they need not be streamed.
    const content = await readFile(pathOf(file)).catch(() => {
      throw new Refused(404, 'notFound')
    })
    return c.body(content, 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  }
}

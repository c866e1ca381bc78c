import type { MiddlewareHandler } from 'hono'

import type { Env } from '../../request/env.ts'

/** Lets other sites show these pictures, since mails are read there (mail.pictures-are-shown-anywhere). */
export function sharedPictures(): MiddlewareHandler<Env> {
  return async (c, next) => {
    c.set('ownHeaders', { 'Cross-Origin-Resource-Policy': 'cross-origin' })
    await next()
  }
}

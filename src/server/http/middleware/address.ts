import type { MiddlewareHandler } from 'hono'

import type { Env } from '../../request/env.ts'
import { Refused } from '../../request/refused.ts'
import { isReadable } from '../../request/readable.ts'
import { isRead, mayBePage } from '../static/page.ts'

/** Longest address in bytes, path and query together (error.status-meanings). */
export const ADDRESS_MAX = 8192

/**
 * Refuses addresses that are too long, and of calls and files also paths that are wrongly escaped or hold a NUL character:
 * routing decodes leniently, so a wrong escape would reach the database as text that was never sent. A page is drawn
 * whatever its address (address.any-encoding-is-drawn), and each call judges the parameters that it reads.
 */
export function readableAddress(): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { origin, pathname } = new URL(c.req.url)
    if (c.req.url.length - origin.length > ADDRESS_MAX) throw new Refused(414, 'addressTooLong')
    if (!mayBePage(c) && !isReadable(pathname)) throw new Refused(400, 'badAddress')
    await next()
  }
}

const FILE_AND_SLASH = /(\.[A-Za-z0-9]+)\/+$/

/** Leads from a file's name with a slash behind it to the file, since routing takes both (address.files-end-without-slash). */
export function filesWithoutSlash(): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    if (!isRead(c) || !FILE_AND_SLASH.test(pathname)) return next()
    c.header('Cache-Control', 'public, max-age=3600')
    // Two slashes in front would name another host.
    return c.redirect(`${pathname.replaceAll(/\/{2,}/g, '/').replace(FILE_AND_SLASH, '$1')}${search}`, 301)
  }
}

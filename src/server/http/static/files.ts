import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { except } from 'hono/combine'
import { etag } from 'hono/etag'

import type { Env } from '../../request/env.ts'

/** A year: these files carry a hash of their content in their name. */
const FOR_EVER = 'public, max-age=31536000, immutable'
/** Files whose names stay while their content may change. */
const SHORTLY = 'public, max-age=300, must-revalidate'

/**
 * The built client's files below `dir`, each in the compressed form made at build time where the caller accepts it.
 * What is not there is left to the routes that follow.
 */
export function clientFiles(dir: string): Hono<Env> {
  const files = new Hono<Env>()
  const file = serveStatic<Env>({ root: dir, precompressed: true })
  files.get('/assets/*', keptFor(FOR_EVER), file)
  files.get(
    '*',
    except((c) => !isFile(c.req.path), etag({ weak: true }), keptFor(SHORTLY), file),
  )
  return files
}

/** A path without an extension is a page; index.html is what pages are made of; dot files are the build's own. */
function isFile(path: string): boolean {
  return /\.[A-Za-z0-9]+$/.test(path) && !path.includes('/.') && path !== '/index.html'
}

function keptFor(cacheControl: string): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next()
    if (!c.res.ok) return
    c.header('Cache-Control', cacheControl)
    c.header('Vary', 'Accept-Encoding')
  }
}

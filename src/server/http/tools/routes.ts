import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'

import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { etag } from 'hono/etag'

import type { Env } from '../../request/env.ts'
import { Refused } from '../../request/refused.ts'
import { WAITING_HEADERS, waitingPage } from '../waiting-page.ts'
import type { Admins } from './admins.ts'
import { TOOL_TITLES, type ToolName } from './names.ts'

export interface ToolOptions {
  readonly name: ToolName
  /** False where the shop serves no such page (setting INSPECTOR). */
  readonly isServed: boolean
  /** Finds the user, where the page is for some users only; in the demo it is for everybody. */
  readonly admins?: Pick<Admins, 'only'>
  /** The built client, which holds the page's files in `.{name}`; undefined where `document` makes the page. */
  readonly clientDir: string | undefined
  readonly document?: (name: ToolName) => Promise<string>
  /** Builds the page's files where they are not there yet. */
  readonly build?: () => Promise<void>
}

/** A tool's page and its files; nothing to anybody where the shop does not have it (operations.gallery-and-inspector). */
export function toolRoutes({ name, isServed, admins, clientDir, document, build }: ToolOptions): Hono<Env> {
  const routes = new Hono<Env>({ strict: false })
  routes.use(async (c, next) => {
    if (!isServed) throw new Refused(404, 'notFound')
    await next()
    c.header('X-Robots-Tag', 'noindex')
  })
  if (admins) routes.use(admins.only(name))
  if (document) routes.get('/', async (c) => c.html(await document(name), 200, { 'Cache-Control': 'no-store' }))
  if (clientDir !== undefined) {
    const rewriteRequestPath = (path: string) => {
      const file = path.slice(`/${name}`.length).replace(/^\//, '')
      return `/.${name}/${file === '' ? 'index.html' : file}`
    }
    const index = join(clientDir, `.${name}/index.html`)
    routes.get('/', async (c, next) => {
      if (build === undefined || existsSync(index)) return await next()
      const building = build()
      // A build that failed before settles first, and is an error of this request.
      await Promise.race([building, setImmediate()])
      return c.html(
        waitingPage('en', TOOL_TITLES[name], 'This page is being built. It comes by itself.'),
        503,
        WAITING_HEADERS,
      )
    })
    routes.get('*', etag({ weak: true }), async (c, next) => {
      const answer = await serveStatic<Env>({ root: clientDir, precompressed: true, rewriteRequestPath })(c, next)
      c.header('Cache-Control', 'no-cache')
      c.header('Vary', 'Accept-Encoding')
      return answer
    })
  }
  routes.all('*', () => {
    throw new Refused(404, 'notFound')
  })
  return routes
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { createServer } from 'vite'

import type { OpenFrontend } from './frontend.ts'

/** Paths that Vite leaves to the shop. */
const SHOP_PATHS = /^\/(api|media|outbox)\/|^\/(outbox|robots\.txt)(\?|$)/

/** The client from its sources, with hot reload over the shop's own port. */
export function viteFrontend(root: string): OpenFrontend {
  return async (server) => {
    const vite = await createServer({
      root,
      appType: 'custom',
      server: { middlewareMode: { server }, ws: { server } },
    })
    return {
      clientDir: undefined,
      page: async (address) => vite.transformIndexHtml('/index.html', await readFile(join(root, 'index.html'), 'utf8'), address),
      allowInline: true,
      wrap: (listener) => (request, response) => {
        if (SHOP_PATHS.test(request.url ?? '')) listener(request, response)
        else vite.middlewares(request, response, () => listener(request, response))
      },
      close: () => vite.close(),
    }
  }
}

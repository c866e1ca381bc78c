import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { createServer, type ViteDevServer } from 'vite'

import type { RenderModule } from '../../render/painter.ts'
import type { ToolName } from '../tools/names.ts'
import type { OpenFrontend } from './frontend.ts'

/** Paths that Vite leaves to the shop. */
export const SHOP_PATHS =
  /^\/(api|media|outbox|webhooks|statecharts|inspector)(\/|$)|^\/(robots\.txt|sitemap[^/]*\.xml)(\?|$)/

interface SourceDocument {
  readonly sourceDocument: (root: string, name: ToolName) => Promise<string>
}

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
      document: async (address) => ({
        html: await vite.transformIndexHtml('/index.html', await readFile(join(root, 'index.html'), 'utf8'), address),
        manifest: undefined,
        styles: () => stylesOf(vite),
      }),
      renderModule: async () => (await vite.ssrLoadModule('/src/app/server.tsx')) as RenderModule,
      toolDocument: async (name) => {
        const { sourceDocument } = (await vite.ssrLoadModule(
          '/src/statecharts/build/source-document.ts',
        )) as SourceDocument
        return await vite.transformIndexHtml(`/${name}`, await sourceDocument(root, name))
      },
      allowInline: true,
      wrap: (listener) => (request, response) => {
        if (SHOP_PATHS.test(request.url ?? '')) listener(request, response)
        else vite.middlewares(request, response, () => listener(request, response))
      },
      close: () => vite.close(),
    }
  }
}

/** All style sheets that the server's code has imported so far: in development a page brings more than its own. */
function stylesOf(vite: ViteDevServer): readonly string[] {
  const modules = [...(vite.environments['ssr']?.moduleGraph.urlToModuleMap.values() ?? [])]
  return modules.filter(({ url }) => url.endsWith('.css')).map(({ url }) => `${url}?direct`)
}

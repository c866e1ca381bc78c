import type { alternatesOf, createRenderer, movedTo, sitemapPaths } from '#app/server.tsx'
import type { TextFile } from '#areas/text-files.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { Log } from '../log.ts'
import type { Painter } from './pages.ts'
import type { Texts } from '../texts/files.ts'

/** The client's code for the server. */
export interface RenderModule {
  readonly createRenderer: typeof createRenderer
  readonly movedTo: typeof movedTo
  readonly FIRST_PAINT_ID: string
  readonly alternatesOf: typeof alternatesOf
  readonly sitemapPaths: typeof sitemapPaths
}

export interface PainterDeps {
  readonly module: () => Promise<RenderModule>
  readonly origin: string
  readonly fetch?: (request: Request) => Promise<Response>
  readonly texts: (language: LanguageCode, file: TextFile) => Texts
  readonly log: Log
  /** Milliseconds that a page's charts have to come to rest; after that the browser draws it alone. */
  readonly deadline: number
}

/** Draws pages with the client's code as it is now: made once, and anew only where development has changed it. */
export function createPainter({ module, origin, fetch, texts, log, deadline }: PainterDeps): () => Promise<Painter> {
  const logger = {
    warn: (message: string, details?: unknown) => log.warn({ details }, message),
    error: (message: string, details?: unknown) => log.error({ err: details }, message),
  }
  let made: { readonly from: RenderModule; readonly painter: Painter } | undefined
  return async () => {
    const from = await module()
    if (made?.from !== from) {
      const render = from.createRenderer({ origin, log: logger, texts, deadline, ...(fetch && { fetch }) })
      made = { from, painter: { render, movedTo: from.movedTo, dataId: from.FIRST_PAINT_ID } }
    }
    return made.painter
  }
}

import type { RequestListener, Server } from 'node:http'

import type { DocumentParts } from '../../render/document.ts'
import type { RenderModule } from '../../render/painter.ts'
import type { ToolName } from '../tools/names.ts'

/** Source of the browser's part of the shop: the built client, or Vite in development. */
export interface Frontend {
  /** Folder of the built client; undefined if the frontend serves its files itself. */
  readonly clientDir: string | undefined
  /** The document for an address. */
  readonly document: (address: string) => Promise<DocumentParts>
  /** The client's page renderer for the server; without it the browser renders every page. */
  readonly renderModule?: () => Promise<RenderModule>
  /** Returns the page of the gallery or the inspector if the client isn't built. */
  readonly toolDocument?: (name: ToolName) => Promise<string>
  /**
   * Adds gallery, inspector and compressed files to the built client, which can open without them. Only the first call
   * does the work.
   */
  readonly complete?: () => Promise<void>
  /** True if pages need inline scripts and styles. */
  readonly allowInline: boolean
  /** Puts the frontend's own files before the shop's listener. */
  wrap(listener: RequestListener): RequestListener
  close(): Promise<void>
}

/** Opens a frontend for the server on which the shop will listen. */
export type OpenFrontend = (server: Server) => Promise<Frontend>

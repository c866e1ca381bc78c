import type { RequestListener, Server } from 'node:http'

import type { DocumentParts } from '../../render/document.ts'
import type { RenderModule } from '../../render/painter.ts'
import type { ToolName } from '../tools/names.ts'

/** Where the browser's part of the shop comes from: the built client, or Vite while developing. */
export interface Frontend {
  /** Folder of the built client; undefined where the frontend answers its files itself. */
  readonly clientDir: string | undefined
  /** The document for an address. */
  readonly document: (address: string) => Promise<DocumentParts>
  /** The client's code that draws its pages on the server; without it the browser draws all of them. */
  readonly renderModule?: () => Promise<RenderModule>
  /** Makes the page of the gallery or the inspector, where the client is not built. */
  readonly toolDocument?: (name: ToolName) => Promise<string>
  /** Adds to the built client what the shop opens without: gallery, inspector and compressed files. Works once, however often it is called. */
  readonly complete?: () => Promise<void>
  /** Whether pages need inline scripts and styles. */
  readonly allowInline: boolean
  /** Puts the frontend's own files before the shop's listener. */
  wrap(listener: RequestListener): RequestListener
  close(): Promise<void>
}

/** Opens a frontend for the server on which the shop will listen. */
export type OpenFrontend = (server: Server) => Promise<Frontend>

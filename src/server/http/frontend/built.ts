import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { RENDER_FILE } from '../../build/client.ts'
import { builtStyles, type Manifest } from '../../render/document.ts'
import type { RenderModule } from '../../render/painter.ts'
import type { OpenFrontend } from './frontend.ts'

/** The client as it was built into a folder. */
export function builtFrontend(clientDir: string): OpenFrontend {
  return async () => {
    const html = await readFile(join(clientDir, 'index.html'), 'utf8')
    const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest
    const parts = { html, manifest, styles: builtStyles(manifest) }
    const render = import(pathToFileURL(join(clientDir, RENDER_FILE)).href) as Promise<RenderModule>
    return {
      clientDir,
      document: () => Promise.resolve(parts),
      renderModule: () => render,
      allowInline: false,
      wrap: (listener) => listener,
      close: () => Promise.resolve(),
    }
  }
}

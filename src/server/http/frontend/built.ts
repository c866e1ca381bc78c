import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { RENDER_FILE } from '../../build/client.ts'
import { builtStyles, EARLY, type InlineText, inlineText, type Manifest } from '../../render/document.ts'
import type { RenderModule } from '../../render/painter.ts'
import type { OpenFrontend } from './frontend.ts'

const ASSETS = 'assets'

/** The client as it was built into a folder. */
export function builtFrontend(clientDir: string): OpenFrontend {
  return async () => {
    const html = await readFile(join(clientDir, 'index.html'), 'utf8')
    const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest
    const parts = {
      html,
      manifest,
      styles: builtStyles(manifest),
      sheets: await readSheets(clientDir),
      early: await readEarly(clientDir, manifest),
    }
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

async function readSheets(clientDir: string): Promise<ReadonlyMap<string, InlineText>> {
  const names = (await readdir(join(clientDir, ASSETS))).filter((name) => name.endsWith('.css'))
  const read = async (name: string) =>
    [`/${ASSETS}/${name}`, inlineText(await readFile(join(clientDir, ASSETS, name), 'utf8'))] as const
  return new Map(await Promise.all(names.map(read)))
}

/** A module that needs no other. As a plain script it runs where it stands; its names stay its own. */
async function readEarly(clientDir: string, manifest: Manifest): Promise<InlineText> {
  const { file } = manifest[EARLY] ?? {}
  if (file === undefined) throw new Error(`${EARLY} is missing from the client built in ${clientDir}: build it again`)
  const text = await readFile(join(clientDir, file), 'utf8')
  return inlineText(`(()=>{${text}\n})()`)
}

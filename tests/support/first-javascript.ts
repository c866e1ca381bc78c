import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import * as v from 'valibot'

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean(), false),
    imports: v.optional(v.array(v.string()), []),
  }),
)

/**
 * Brotli bytes of the JavaScript that a page loads first: the entry, the given lazy modules, and all that these
 * import statically.
 *
 * @param modules keys of Vite's manifest: paths of sources from the project's root
 */
export async function firstJavaScriptBytes(clientDir: string, modules: readonly string[]): Promise<number> {
  const text = await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')
  const manifest = v.parse(manifestSchema, JSON.parse(text))
  const files = new Set<string>()
  const add = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk ${key}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports) add(imported)
  }
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) add(key)
  for (const key of modules) add(key)
  const sizes = await Promise.all(
    [...files].map(async (file) => brotliCompressSync(await readFile(join(clientDir, file))).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

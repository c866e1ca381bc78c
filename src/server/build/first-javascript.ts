import { brotliCompressSync } from 'node:zlib'

import type { Plugin } from 'vite'

/** The start of the line that tells the size. */
export const FIGURE = 'First JavaScript'

/** Bytes of JavaScript after brotli that the listing may load before it is whole (first-paint.javascript-has-a-budget). */
export const FIRST_JAVASCRIPT_LIMIT = 142_300
/** Modules that the listing loads on its own besides the entry. */
export const FIRST_MODULES = ['src/areas/catalogue/screens/ListingScreen.tsx']

export interface FirstJavaScriptOptions {
  /**
   * Modules that the page loads on its own besides the entry, by the end of their path: lazily imported routes and
   * machines that are wanted at once.
   */
  readonly modules: readonly string[]
  /** The budget in bytes after brotli. */
  readonly limit: number
}

interface Chunk {
  readonly code: string
  readonly isEntry: boolean
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
}

/** Prints how much JavaScript a page loads first. The budget is the tests': a shop is built and served whatever it has. */
export function firstJavaScript({ modules, limit }: FirstJavaScriptOptions): Plugin {
  let print: (line: string) => void
  return {
    name: 'first-javascript',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      print = (line) => config.logger.info(`${FIGURE} of the listing: ${line}.`)
    },
    writeBundle(_options, bundle) {
      const chunks = new Map<string, Chunk>()
      for (const [file, output] of Object.entries(bundle)) if (output.type === 'chunk') chunks.set(file, output)

      const missing = modules.filter((module) => ![...chunks.values()].some((chunk) => holds(chunk, module)))
      if (missing.length > 0) return print(`not measured, no chunk holds ${missing.join(', ')}`)

      const sizes = firstChunks(chunks, modules).map((file) => brotliSize(chunks.get(file)?.code ?? ''))
      const total = sizes.reduce((sum, size) => sum + size, 0)
      const budget = `${total > limit ? 'above the budget of' : 'budget'} ${kilobytes(limit)}`
      print(`${kilobytes(total)} brotli in ${sizes.length} files (${budget})`)
    },
  }
}

/** The entry, the chunks of the named modules, and all that these import statically; each once. */
function firstChunks(chunks: ReadonlyMap<string, Chunk>, modules: readonly string[]): string[] {
  const first = new Set<string>()
  const add = (file: string) => {
    const chunk = chunks.get(file)
    if (chunk === undefined || first.has(file)) return
    first.add(file)
    chunk.imports.forEach(add)
  }
  for (const [file, chunk] of chunks) if (chunk.isEntry || modules.some((module) => holds(chunk, module))) add(file)
  return [...first]
}

const holds = (chunk: Chunk, module: string) => chunk.moduleIds.some((id) => id.split('?')[0]?.endsWith(module))

const brotliSize = (code: string) => brotliCompressSync(code).length

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

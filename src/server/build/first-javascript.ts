import { brotliCompressSync } from 'node:zlib'

import type { Plugin } from 'vite'

/** How the line starts that tells the size. */
export const FIGURE = 'First JavaScript'

/** Bytes that a build made for inspection may have more: it keeps the names of late files, and what it is inspected by. */
const INSPECTION = 500

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

/** Prints how much JavaScript a page loads first, and fails the build above the budget. */
export function firstJavaScript({ modules, limit }: FirstJavaScriptOptions): Plugin {
  let print: (line: string) => void
  let allowed = limit
  return {
    name: 'first-javascript',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved(config) {
      print = (line) => config.logger.info(line)
      if (config.define?.['import.meta.env.VITE_INSPECT'] !== undefined) allowed += INSPECTION
    },
    writeBundle(_options, bundle) {
      const chunks = new Map<string, Chunk>()
      for (const [file, output] of Object.entries(bundle)) if (output.type === 'chunk') chunks.set(file, output)

      const missing = modules.filter((module) => ![...chunks.values()].some((chunk) => holds(chunk, module)))
      if (missing.length > 0)
        this.error(`No chunk holds ${missing.join(', ')}, so the first JavaScript cannot be measured.`)

      const sizes = firstChunks(chunks, modules).map((file) => brotliSize(chunks.get(file)?.code ?? ''))
      const total = sizes.reduce((sum, size) => sum + size, 0)
      print(
        `${FIGURE} of the listing: ${kilobytes(total)} brotli in ${sizes.length} files (budget ${kilobytes(allowed)}).`,
      )
      if (total > allowed)
        this.error(`The first JavaScript is ${kilobytes(total)}, above the budget of ${kilobytes(allowed)}.`)
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

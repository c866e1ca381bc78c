import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { precompress } from './precompress.ts'
import { sourcesStamp } from './stamp.ts'

/** Where the built client lies, relative to the project's root. Vite's settings name the same folder. */
export const CLIENT_DIR = '.build/client'

/** Inside the folder, which Vite empties first: a build that breaks off leaves no stamp. */
const STAMP = '.stamp'

/** Builds the client where its sources changed since the last build. Resolves with whether it did. */
export async function buildClient(root: string): Promise<boolean> {
  const outDir = join(root, CLIENT_DIR)
  const stamp = await sourcesStamp(root)
  if ((await builtStamp(outDir)) === stamp) return false

  // Loaded only where it is needed: it takes longer than the rest of a warm start.
  const { build } = await import('vite')
  await build({ root, logLevel: 'info', build: { outDir: CLIENT_DIR, emptyOutDir: true } })
  await precompress(outDir)
  await writeFile(join(outDir, STAMP), stamp)
  return true
}

async function builtStamp(outDir: string): Promise<string | undefined> {
  try {
    return await readFile(join(outDir, STAMP), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

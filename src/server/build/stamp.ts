import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** All that the built client is made of, relative to the project's root. */
const SOURCES = [
  'src',
  'machines',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tests/areas',
  'tests/behaviour',
  'tests/coverage',
  'tests/models/kept-list-sample.ts',
  'tests/reviews',
]

/** A hash over the content of the client's sources: equal sources, equal client. */
export async function sourcesStamp(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const path of await filesBelow(root, source)) {
      hash
        .update(`${path}\0`)
        .update(await readFile(join(root, path)))
        .update('\0')
    }
  }
  return hash.digest('hex')
}

/** The files of a folder in a fixed order, none where it is missing, or the path itself where it is a file. */
async function filesBelow(root: string, path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true }).catch(noFolder)
  if (entries === 'file') return [path]
  return entries
    .filter((entry) => entry.isFile() && !isTestCode(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}

function noFolder(error: NodeJS.ErrnoException): 'file' | [] {
  if (error.code === 'ENOTDIR') return 'file'
  if (error.code === 'ENOENT') return []
  throw error
}

/** Of an area's tests the client shows tables and coverage alone. */
const isTestCode = (folder: string): boolean =>
  /tests\/areas\//.test(folder) && !/\/(?:behaviour|coverage)(?:\/|$)/.test(folder)

import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const TEXTS = new Set(['.js', '.css', '.html', '.json', '.svg', '.txt', '.webmanifest'])
const WORTH_COMPRESSING = 1024

/**
 * Writes a `.br` and a `.gz` beside each text file below a folder, in the best quality: done once, sent often. Each appears
 * whole, so the folder may be served meanwhile.
 *
 * @param scratch a folder on the same file system in which they are written first
 */
export async function precompress(dir: string, scratch: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const texts = entries
    .filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  const write = async (path: string, bytes: Buffer) => {
    const part = join(scratch, randomUUID())
    await writeFile(part, bytes)
    await rename(part, path)
  }
  const compressFile = async (path: string) => {
    if ((await stat(path)).size < WORTH_COMPRESSING) return
    const content = await readFile(path)
    await Promise.all([
      brotli(content).then((bytes) => write(`${path}.br`, bytes)),
      deflate(content, { level: 9 }).then((bytes) => write(`${path}.gz`, bytes)),
    ])
  }
  await Promise.all(texts.map(compressFile))
}

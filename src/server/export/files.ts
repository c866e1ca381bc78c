import { createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** The folder cannot take an export. The message is one line that can be shown to the user. */
export class ExportFolderError extends Error {
  override readonly name = 'ExportFolderError'
}

/** Readable by the user alone, as everything in it is. */
export const OWN_FOLDER = 0o700
export const OWN_FILE = 0o600

/** @throws ExportFolderError where there is something in the folder already, or it cannot be made */
export async function makeFolder(folder: string): Promise<void> {
  const there = await mkdir(folder, { recursive: true, mode: OWN_FOLDER })
    .then(() => readdir(folder))
    .catch((error: unknown) => {
      throw new ExportFolderError(`This folder cannot be written: ${folder}`, { cause: error })
    })
  if (there.length > 0) throw new ExportFolderError(`There is something in this folder already: ${folder}`)
}

/** Writes values as JSON lines as they come, and resolves with their number. */
export async function writeLines(
  path: string,
  values: AsyncIterable<object>,
  signal: AbortSignal | undefined,
): Promise<number> {
  let count = 0
  async function* lines() {
    for await (const value of values) {
      count += 1
      yield `${JSON.stringify(value)}\n`
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path, { flags: 'wx', mode: OWN_FILE }), { signal })
  return count
}

import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

import type { Context } from 'hono'

import type { Env } from '../request/env.ts'
import { fileTooLarge, Refused, tooLarge } from '../request/refused.ts'
import { StoredFile } from '../request/stored-file.ts'
import { openForm } from './form.ts'

/** Milliseconds after which a file counts as left behind by a process that was killed: longer than any request may take. */
const LEFT_AFTER = 60 * 60_000

export interface LargeForm {
  /** Largest file in bytes. */
  readonly fileMax: number
  /** Folder that the file is written to. */
  readonly folder: string
}

/**
 * The one file of a form, written to the disk as it comes. Its other fields are not read. Throws a Refused: 413 for a file
 * that is too large, 400 for a form that cannot be read.
 */
export async function storeForm(c: Context<Env>, { fileMax, folder }: LargeForm): Promise<Record<string, StoredFile>> {
  await mkdir(folder, { recursive: true })
  await removeLeft(folder)
  const path = join(folder, randomUUID())
  const form = openForm(c.req.header('Content-Type') ?? '', { fileSize: fileMax, files: 1 })
  let stored: { readonly name: string; readonly file: StoredFile } | undefined
  let written: Promise<void> | undefined
  let largeField: string | undefined
  const keep = async (name: string, filename: string, stream: Readable): Promise<void> => {
    const target = createWriteStream(path)
    await pipeline(stream, target)
    // What browsers send for a file that was not chosen.
    if (target.bytesWritten === 0 && filename === '') return
    stored = { name, file: new StoredFile(path, filename, target.bytesWritten) }
  }
  form.on('file', (name, stream, filename) => {
    stream.on('limit', () => {
      largeField = name
    })
    written = keep(name, filename, stream)
    written.catch(() => undefined)
  })
  try {
    await pipeline(Readable.fromWeb((c.req.raw.body ?? new Blob([]).stream()) as ReadableStream), form)
    await written
  } catch (cause) {
    await rm(path, { force: true })
    if (isDiskFault(cause)) throw cause
    throw new Refused(400, 'badBody', { cause })
  }
  if (largeField !== undefined || stored === undefined) await rm(path, { force: true })
  if (largeField !== undefined) throw tooLarge(fileMax, { [largeField]: fileTooLarge(fileMax) })
  return stored === undefined ? {} : { [stored.name]: stored.file }
}

const isDiskFault = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && 'code' in error && error.code !== 'ECONNRESET'

async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > LEFT_AFTER) await rm(path, { force: true })
  }
}

import { randomBytes } from 'node:crypto'

import type { Database } from '#server/database/index.ts'

import { addressOf, asAdmin, dropDatabase } from './admin.ts'
import type { Engine } from './engines.ts'

export interface TestDatabase {
  readonly database: Database
  /** Address for another process (`DATABASE_URL`). */
  readonly url: string
  /** Closes and removes it. */
  readonly drop: () => Promise<void>
}

/** A database made from a template, not opened: by default one without any table. */
export async function makeDatabase(
  engine: Engine,
  template = 'template1',
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  // As a copy of the template's files: by the log, which is the default, it takes twice as long.
  await asAdmin(engine.url, `create database ${name} template ${template} strategy file_copy`)
  return { url: addressOf(engine.url, name), drop: () => dropDatabase(engine.url, name) }
}

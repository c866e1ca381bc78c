import { randomBytes } from 'node:crypto'

import { describe, inject } from 'vitest'

import { type Database, openDatabase } from '#server/database/index.ts'
import { isLong } from '#tests/support/length.ts'

import { addressOf, asAdmin, dropDatabase } from './admin.ts'
import type { Engine } from './engines.ts'
import { quietLog } from './log.ts'

export type { Engine } from './engines.ts'

export interface TestDatabase {
  readonly database: Database
  /** Address for another process (`DATABASE_URL`). */
  readonly url: string
  /** Closes and removes it. */
  readonly drop: () => Promise<void>
}

type Suite = (engine: Engine) => void

/**
 * Declares a suite for the embedded PostgreSQL and, in the long run, for the second one:
 * `describeOnEachEngine('search', (engine) => { … testDatabase(engine) … })`.
 */
export function describeOnEachEngine(name: string, suite: Suite): void {
  describeOn(isLong ? inject('engines') : inject('engines').slice(0, 1), name, suite)
}

/** A suite that every run tries on the second PostgreSQL too. */
export function describeOnBothEngines(name: string, suite: Suite): void {
  describeOn(inject('engines'), name, suite)
}

function describeOn(engines: readonly Engine[], name: string, suite: Suite): void {
  for (const engine of engines)
    describe(`${name} on ${engine.name}`, () => {
      suite(engine)
    })
}

/** A migrated, empty database of one's own, cloned from the run's template; on the embedded engine unless told otherwise. */
export async function testDatabase(engine: Engine | undefined = inject('engines')[0]): Promise<TestDatabase> {
  if (!engine) throw new Error('The global setup has started no server.')
  const { url, drop } = await makeDatabase(engine, engine.template)
  const database = await openDatabase({ dataDir: '', url, log: quietLog })
  return {
    database,
    url,
    async drop() {
      await database.stop()
      await drop()
    },
  }
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

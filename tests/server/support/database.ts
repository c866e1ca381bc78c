import { describe, inject } from 'vitest'

import { openDatabase } from '#server/database/index.ts'
import { isLong } from '#tests/support/length.ts'

import type { Engine } from './engines.ts'
import { keptDatabase } from './kept-database.ts'
import { makeDatabase, type TestDatabase } from './made-database.ts'
import { quietLog } from './log.ts'

export type { Engine } from './engines.ts'
export type { TestDatabase } from './made-database.ts'

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

/** A migrated, empty database; on the embedded engine unless told otherwise, where it may have been used before. */
export async function testDatabase(engine: Engine | undefined = inject('engines')[0]): Promise<TestDatabase> {
  if (!engine) throw new Error('The global setup has started no server.')
  return engine.url === inject('engines')[0]?.url ? keptDatabase(engine) : newDatabase(engine)
}

/** A migrated, empty database that no test has used, opened as the shop opens it. */
export async function newDatabase(engine: Engine): Promise<TestDatabase> {
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

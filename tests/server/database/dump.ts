/**
 * Makes the dump of the newest migration, once, when the migration is made: its schema with sample data, as plain SQL that any
 * client can run. The first dump and the last two are kept, so this removes the third last:
 *
 *     npx tsx tests/server/database/dump.ts
 *
 * Put the rows that fill the migration's tables and columns into `rows/{migration}.sql` too: the tests lead the first dump to
 * every migration with them. It needs a PostgreSQL of the system (version 15 on) with its pg_dump.
 */
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { importCatalogue } from '#areas/import/server/index.ts'
import { openDatabase } from '#server/database/index.ts'
import { run } from '#server/database/launcher/run.ts'
import { migrations } from '#server/database/migrations/index.ts'

import { addressOf, asAdmin } from '../support/admin.ts'
import { installedBinaries, startInstalled } from '../support/engines.ts'
import { quietLog } from '../support/log.ts'
import { DUMPS, keptDumps } from './kept-dumps.ts'
import {
  SAMPLE,
  SAMPLE_ACCOUNTS,
  SAMPLE_COMMISSION,
  SAMPLE_CORRECTIONS,
  SAMPLE_DAY_PLANS,
  SAMPLE_FILLING,
  SAMPLE_IMPORT,
  SAMPLE_IMPORTED_CLIENTS,
  SAMPLE_INVITATIONS,
  SAMPLE_MAIL,
  SAMPLE_ORDERS,
  SAMPLE_PAPERS,
  SAMPLE_PAYMENTS,
  SAMPLE_PRACTICES,
  SAMPLE_PROTOCOLS,
  SAMPLE_RETURNS,
  SAMPLE_SHOPPING,
  SAMPLE_SUPPLY,
  SAMPLE_TRANSLATIONS,
} from './sample.ts'

const names = migrations.map(({ name }) => name)
const file = join(DUMPS, `${names.at(-1)}.sql`)

const programs = await installedBinaries()
const server = await startInstalled()
if (!server || !programs) throw new Error('No PostgreSQL is installed on this system.')
try {
  await asAdmin(server.url, 'create database sample')
  const url = addressOf(server.url, 'sample')
  const database = await openDatabase({ dataDir: '', url, log: quietLog })
  for (const part of SAMPLE) {
    const { rejected } = await importCatalogue(database, part)
    if (rejected.length > 0) throw new Error(`The sample has lines that are not taken: ${JSON.stringify(rejected)}`)
  }
  await database.pool.query(SAMPLE_TRANSLATIONS)
  await database.pool.query(SAMPLE_MAIL)
  await database.pool.query(SAMPLE_ACCOUNTS)
  await database.pool.query(SAMPLE_SHOPPING)
  await database.pool.query(SAMPLE_PROTOCOLS)
  await database.pool.query(SAMPLE_PRACTICES)
  await database.pool.query(SAMPLE_ORDERS)
  await database.pool.query(SAMPLE_PAYMENTS)
  await database.pool.query(SAMPLE_COMMISSION)
  await database.pool.query(SAMPLE_PAPERS)
  await database.pool.query(SAMPLE_RETURNS)
  await database.pool.query(SAMPLE_IMPORT)
  await database.pool.query(SAMPLE_IMPORTED_CLIENTS)
  await database.pool.query(SAMPLE_INVITATIONS)
  await database.pool.query(SAMPLE_FILLING)
  await database.pool.query(SAMPLE_CORRECTIONS)
  await database.pool.query(SAMPLE_DAY_PLANS)
  await database.pool.query(SAMPLE_SUPPLY)
  await database.stop()

  const { code, stdout, stderr } = await run(join(programs.folder, 'pg_dump'), [
    '--inserts',
    '--no-owner',
    '--no-privileges',
    '--no-comments',
    url,
  ])
  if (code !== 0) throw new Error(stderr)
  // `wx`: what a released migration left behind is never made anew.
  await writeFile(file, plainSql(stdout), { flag: 'wx' })
  const kept = keptDumps(names).map((name) => `${name}.sql`)
  for (const dump of await readdir(DUMPS)) if (!kept.includes(dump)) await rm(join(DUMPS, dump))
  process.stdout.write(`${file}\n`)
} finally {
  await server.stop()
}

/** Without the lines that only psql understands, and without comments. */
function plainSql(dump: string): string {
  const lines = dump.split('\n').filter((line) => !line.startsWith('\\') && !line.startsWith('--'))
  return `${lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

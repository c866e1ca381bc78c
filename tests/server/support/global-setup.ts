import type { TestProject } from 'vitest/node'

import { openDatabase } from '#server/database/index.ts'

import { addressOf, asAdmin } from './admin.ts'
import { type Engine, type RunningServer, startEmbedded, startInstalled } from './engines.ts'
import { quietLog } from './log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly engines: readonly Engine[]
  }
}

/**
 * Starts one server of each engine for the whole run and hands them to the workers: the embedded PostgreSQL, and
 * `TEST_DATABASE_URL` or the system's own. With `CI` set both must be there.
 *
 * @returns what ends them
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const second = await secondServer()
  if (!second) {
    if (process.env['CI'])
      throw new Error('CI runs the server tests on a second PostgreSQL: install one, or set TEST_DATABASE_URL.')
    process.stdout.write('skipped: server tests on a second PostgreSQL (none installed, and no TEST_DATABASE_URL)\n')
  }
  const servers = [await startEmbedded(), ...(second ? [second] : [])]
  const engines = await Promise.all(servers.map(withTemplate))
  project.provide('engines', engines)
  return async () => {
    for (const { url, template } of engines) await asAdmin(url, `drop database ${template} with (force)`)
    await Promise.all(servers.map((server) => server.stop()))
  }
}

async function secondServer(): Promise<RunningServer | undefined> {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) return startInstalled()
  return { name: 'PostgreSQL (TEST_DATABASE_URL)', url, stop: () => Promise.resolve() }
}

async function withTemplate({ name, url }: RunningServer): Promise<Engine> {
  const template = `verbena_template_${process.pid}`
  await asAdmin(url, `create database ${template}`)
  const database = await openDatabase({ dataDir: '', url: addressOf(url, template), log: quietLog })
  await database.stop()
  return { name, url, template }
}

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { type BuiltClient, isComplete } from './client.ts'

/** Message of the building process: the client, or the reason for its failure. */
export type Told = BuiltClient | { readonly failed: string }

/** The client could not be built. The message is safe to print. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
}

/**
 * Builds the client in a child process, so that the builder's half a gigabyte of memory is freed afterwards. The child
 * ends with this process.
 *
 * @throws BuildError
 */
export async function buildInChild(root: string): Promise<BuiltClient> {
  return await inChild('build', root)
}

/**
 * Completes a client in a child process, which ends with this process.
 *
 * @throws BuildError
 */
export async function completeInChild(root: string, dir: string): Promise<void> {
  if (!(await isComplete(dir))) await inChild('complete', root, dir)
}

async function inChild(...args: readonly string[]): Promise<BuiltClient> {
  const child = fork(join(import.meta.dirname, 'builder.ts'), args, { execArgv: ['--import', 'tsx'] })
  const ended = once(child, 'exit').then(([code, signal]) => ({
    failed: `the process that builds ended with ${code ?? signal}`,
  }))
  const report = await Promise.race([once(child, 'message').then(([message]) => message as Told), ended])
  if ('failed' in report) throw new BuildError(`The client could not be built: ${report.failed}`)
  child.disconnect()
  await ended
  return report
}

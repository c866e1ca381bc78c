import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { type BuiltClient, isComplete } from './client.ts'

/** What the process that builds tells: the client, or why there is none. */
export type Told = BuiltClient | { readonly failed: string }

/** The client could not be built. The message is safe to print. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
}

/**
 * Builds the client in a process of its own: the builder's memory, half a gigabyte, ends with it. It ends with this one too.
 *
 * @throws BuildError
 */
export async function buildInChild(root: string): Promise<BuiltClient> {
  return await inChild('build', root)
}

/**
 * Completes a client in a process of its own, which ends with this one.
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
  const told = await Promise.race([once(child, 'message').then(([message]) => message as Told), ended])
  if ('failed' in told) throw new BuildError(`The client could not be built: ${told.failed}`)
  child.disconnect()
  await ended
  return told
}

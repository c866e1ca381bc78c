import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

import { bundled } from '#tests/support/bundled.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

type OnProgress = (kill: (signal: NodeJS.Signals) => void) => void

/** Runs the import as a person does; `onProgress` is called with what it says of its progress, and may kill it. */
export const runImport = (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  onProgress?: OnProgress,
): Promise<Ended> => runCommand('import', args, env, onProgress)

/** The same for any command. */
export async function runCommand(
  name: 'import' | 'export',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  onProgress: OnProgress = () => undefined,
): Promise<Ended> {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [await bundled(`src/server/commands/${name}.ts`), ...args], {
    cwd: ROOT,
    env: { PATH, ...env },
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (text) => {
    stdout += String(text)
  })
  child.stderr.on('data', (text) => {
    stderr += String(text)
    onProgress((signal) => {
      child.kill(signal)
    })
  })
  await once(child, 'close')
  return { code: child.exitCode, signal: child.signalCode, stdout, stderr }
}

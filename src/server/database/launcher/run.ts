import { spawn } from 'node:child_process'

/** A user of the system under whom programs of the database run. */
export interface Account {
  readonly uid: number
  readonly gid: number
  readonly name: string
}

export interface Outcome {
  /** Exit code; null where a signal ended the program. */
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/**
 * The options under which every program of the database is started. It inherits none of the shop's
 * environment (secrets, `PG…` variables) and stands in a folder that every user can enter. It is a session of
 * its own, so that Ctrl-C in the terminal reaches the shop alone.
 */
export function programOptions(account: Account | undefined) {
  return {
    cwd: '/',
    env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    detached: true,
    ...(account && { uid: account.uid, gid: account.gid }),
  }
}

/** Runs a program to its end. Rejects only where it cannot be started (`ENOENT`, `EACCES`). */
export function run(file: string, args: readonly string[], account?: Account): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...programOptions(account), stdio: ['ignore', 'pipe', 'pipe'] })
    const output = { stdout: '', stderr: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output.stdout += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output.stderr += text
    })
    child.on('error', reject)
    child.on('close', (code) => {
      resolve({ code, ...output })
    })
  })
}

import { spawn } from 'node:child_process'

/** How many checks of one stage passed, failed and were skipped. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** One part of the whole run. `run` does it and says what came of it; it prints its own details. */
export interface Stage {
  readonly name: string
  readonly run: () => Promise<Counts>
}

export const PASSED: Counts = { passed: 1, failed: 0, skipped: 0 }
export const FAILED: Counts = { passed: 0, failed: 1, skipped: 0 }

export function sum(all: readonly Counts[]): Counts {
  return all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }), {
    passed: 0,
    failed: 0,
    skipped: 0,
  })
}

/** The last line of the run: plain, so that a script can read it. */
export function summary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Runs a program with its output shown. Resolves to its exit code; 1 where a signal ended it or it does not exist. */
export function execute(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

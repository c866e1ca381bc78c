import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Checks of one stage. */
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
  return all.reduce(
    (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }),
    {
      passed: 0,
      failed: 0,
      skipped: 0,
    },
  )
}

/**
 * The last line of the run: plain, so that a script can read it (operations.test-run-ends-with-counts,
 * operations.skipped-tests-say-so).
 */
export function summary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

const running = new Set<ChildProcess>()
let isEnding = false
/** A program is killed this many milliseconds after it was asked to end. */
const GRACE_MS = 5000

/**
 * Runs a program with its output shown. Resolves to its exit code; 1 where a signal ended it or it does not exist. It
 * leads a process group of its own: the terminal's Ctrl-C reaches this process alone, which then ends the whole group.
 */
export function execute(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      detached: true,
    })
    running.add(child)
    const end = (code: number) => {
      running.delete(child)
      // Else the next stage would begin while everything ends.
      if (!isEnding) resolve(code)
    }
    child.on('error', () => end(1))
    child.on('exit', (code) => end(code ?? 1))
  })
}

/** Ends every program that runs, with all that it has started in its group. */
export async function endAll(): Promise<void> {
  isEnding = true
  await Promise.all(
    [...running].map(async (child) => {
      const ended = once(child, 'exit')
      killGroup(child, 'SIGTERM')
      const killer = setTimeout(() => killGroup(child, 'SIGKILL'), GRACE_MS)
      await ended
      clearTimeout(killer)
      killGroup(child, 'SIGKILL')
    }),
  )
}

function killGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // Nobody of the group is left.
  }
}

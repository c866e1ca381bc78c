import { mkdirSync, writeFileSync } from 'node:fs'

import type { AnyStateMachine } from 'xstate'

import type { Path } from './paths.ts'
import { traceOfPath } from './trace-of-path.ts'

export const TRACES = '.results/traces'

/** Leaves a path that fails as a trace, and says where it can be looked at. */
export function leaveTrace(machine: AnyStateMachine, input: unknown, path: Path): string {
  const file = `${TRACES}/${machine.id}.json`
  mkdirSync(TRACES, { recursive: true })
  writeFileSync(file, `${JSON.stringify(traceOfPath(machine, input, path))}\n`)
  return `${file} holds this path: open it at /inspector.`
}

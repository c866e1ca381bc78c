import { mkdirSync, writeFileSync } from 'node:fs'

import type { AnyStateMachine } from 'xstate'

import type { Broken } from './examine.ts'
import { failAt } from './fail-at.ts'
import { traceOfPath } from './trace-of-path.ts'

export const TRACES = '.results/traces'

/** Fails with the path that shows a fault, which is left as a trace as well. */
export function failWithTrace(machine: AnyStateMachine, { path, input, error }: Broken, folder = TRACES): never {
  const file = `${folder}/${machine.id}.json`
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify(traceOfPath(machine, input, path))}\n`)
  failAt(path, error, `${file} holds this path: open it at /inspector.`)
}

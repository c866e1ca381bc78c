import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { expect } from 'playwright/test'
import type { AnyStateMachine } from 'xstate'

import { browserCoverageFile, byNames, type BrowserFile } from '#statecharts/evidence/coverage-file.ts'
import { flowHash } from '#statecharts/graph/graph-hash.ts'
import { readMachine } from '#statecharts/graph/read-machine.ts'
import { transitionKeys } from '#statecharts/graph/transitions.ts'
import type { Walk } from '#tests/models/support/walks.ts'

/**
 * Fails where walks take other transitions than the committed coverage of a chart says, and writes it where `update` asks
 * for that, as for snapshots. Each of the walks has a test
 * that the page really takes these.
 */
export function mustBeCommitted(
  machine: AnyStateMachine,
  walks: readonly Walk[],
  outOfReach: Readonly<Record<string, string>>,
  { update, isOfLongRun }: { readonly update: string; readonly isOfLongRun: boolean },
): void {
  const file = browserCoverageFile('.', machine.id)
  const text = coverageOf(machine, walks, outOfReach, isOfLongRun)
  const isThere = existsSync(file)
  if (update === 'all' || update === 'changed' || (!isThere && update !== 'none')) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  } else expect(isThere ? readFileSync(file, 'utf8') : '', `${file} is stale; --renew writes it anew`).toBe(text)
}

/**
 * In how many walks each transition is taken at least once, those that are in none left out, and why walks do not take others:
 * a line for each.
 */
function coverageOf(
  machine: AnyStateMachine,
  walks: readonly Walk[],
  outOfReach: Readonly<Record<string, string>>,
  isOfLongRun: boolean,
): string {
  const counts = Object.fromEntries(
    transitionKeys(machine).flatMap((key) => {
      const count = walks.filter(({ transitions }) => transitions.has(key)).length
      return count > 0 && !Object.hasOwn(outOfReach, key) ? [[key, count]] : []
    }),
  )
  const graph = readMachine(machine)
  const content: BrowserFile = {
    hash: flowHash(graph),
    transitions: byNames(counts, graph),
    outOfReach: byNames(outOfReach, graph),
    ...(isOfLongRun && { run: 'long' }),
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

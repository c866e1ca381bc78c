import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { expect } from 'playwright/test'
import type { AnyStateMachine } from 'xstate'

import { browserCoverageFile } from '#statecharts/evidence/coverage-file.ts'
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
  isWithinReach: (key: string) => boolean,
  update: string,
): void {
  const file = browserCoverageFile('.', machine.id)
  const text = coverageOf(machine, walks, isWithinReach)
  const isThere = existsSync(file)
  if (update === 'all' || update === 'changed' || (!isThere && update !== 'none')) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  } else expect(isThere ? readFileSync(file, 'utf8') : '', `${file} is stale; --renew writes it anew`).toBe(text)
}

/** In how many walks each transition is taken at least once, those that are in none left out: a line for each. */
function coverageOf(machine: AnyStateMachine, walks: readonly Walk[], isWithinReach: (key: string) => boolean): string {
  const lines = transitionKeys(machine).flatMap((key) => {
    if (!isWithinReach(key)) return []
    const count = walks.filter(({ transitions }) => transitions.has(key)).length
    return count > 0 ? [`  ${JSON.stringify(key)}: ${count}`] : []
  })
  return `{\n${lines.join(',\n')}\n}\n`
}

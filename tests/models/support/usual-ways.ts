import type { Coverage } from '#statecharts/evidence/coverage-file.ts'

import type { Way } from './cover.ts'
import { Tally, type Counted } from './coverage.ts'

/** So many steps of a chart a running actor takes in the usual run; all of them with `TEST_LENGTH=long`, and with `--renew`. */
const USUAL_STEPS = 2500

/** Ways of a chart that still take every transition: the shortest to each, and others at equal distances. */
export function usualWays(ways: readonly Way[], most = USUAL_STEPS): readonly Way[] {
  const total = stepsOf(ways)
  if (total <= most) return ways
  const taken = new Set<string>()
  const needed = new Set(ways.filter((way) => takesNew(way, taken)))
  const others = ways.filter((way) => !needed.has(way))
  const between = Math.ceil(stepsOf(others) / Math.max(1, most - stepsOf([...needed])))
  const chosen = new Set(others.filter((_, index) => index % between === 0))
  return ways.filter((way) => needed.has(way) || chosen.has(way))
}

function takesNew({ steps }: Way, taken: Set<string>): boolean {
  const before = taken.size
  for (const { after } of steps) for (const key of after.taken) taken.add(key)
  return taken.size > before
}

function stepsOf(ways: readonly Way[]): number {
  return ways.reduce((sum, { steps }) => sum + steps.length, 0)
}

/** The committed counts of all ways, of each transition that some of the ways do not contradict. */
export function wholeCounts({ taken, asked, held }: Counted, { transitions }: Pick<Coverage, 'transitions'>): Counted {
  const whole = { taken: new Tally(taken), asked: new Tally(asked), held: new Tally(held) }
  for (const [key, { taken: times, guard: [holds, refuses] = [0, 0] }] of Object.entries(transitions)) {
    const isSame =
      times > 0 === taken.of(key) > 0 &&
      (holds > 0 || held.of(key) === 0) &&
      (refuses > 0 || asked.of(key) === held.of(key))
    if (!isSame) continue
    whole.taken.set(key, times)
    whole.asked.set(key, holds + refuses)
    whole.held.set(key, holds)
  }
  return whole
}

import type { AnyEventObject, StateValue } from 'xstate'

import { mustEqual } from './plain.ts'
import type { Path } from './paths.ts'

/** Where a chart is, by its model. */
export interface Whereabouts {
  readonly chart: string
  readonly value: StateValue
  /** Whether a chart that is in such a state is there by all that the model tells. */
  readonly holds: (value: unknown, context: unknown) => boolean
  /** Whether it need not run: it is where it begins, or nobody has wanted it. */
  readonly mayBeAbsent: boolean
  /** What the model tells besides the state, for people. */
  readonly told: string
}

/** What a walk drives: the actor with a faked world, or the real shop in a browser. */
export interface Driver<Seen> {
  /** A fresh start. */
  reset(): Promise<void> | void
  /** Makes one event happen; where time passes, so many milliseconds. */
  event(event: AnyEventObject, elapsed: number): Promise<void> | void
  /** Waits until nothing moves any more and the chart is there, where that is said. Throws where that takes too long. */
  settle(where?: Whereabouts): Promise<void> | void
  /** What can be seen now. */
  read(): Promise<Seen> | Seen
  /** What was seen, reduced to what the model predicts. */
  project(seen: Seen): unknown
}

/** When a moment of a walk is, and where its chart is then. */
export interface Stop {
  /** Milliseconds since the start. */
  readonly now: number
  /** Undefined where the chart goes on by itself. */
  readonly where: Whereabouts | undefined
}

/**
 * Walks one path from a fresh start and compares what is seen with what was predicted: at the start and after each
 * event. `stops` are those of the start and of each event, where the driver needs them.
 */
export async function walk<Seen>(
  driver: Driver<Seen>,
  path: Path,
  predicted: readonly unknown[],
  stops: readonly Stop[] = [],
): Promise<void> {
  await driver.reset()
  await compare(0, 'at the start')
  for (const [index, event] of path.entries()) {
    const at = `after event ${index + 1}, ${event.type}`
    await told(at, () => driver.event(event, (stops[index + 1]?.now ?? 0) - (stops[index]?.now ?? 0)))
    await compare(index + 1, at)
  }

  async function compare(index: number, at: string): Promise<void> {
    await told(at, () => driver.settle(stops[index]?.where))
    mustEqual(driver.project(await driver.read()), predicted[index], at)
  }
}

/** Names the step at which something fails. */
async function told(at: string, act: () => Promise<void> | void): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (error instanceof Error) error.message = `${at}: ${error.message}`
    throw error
  }
}

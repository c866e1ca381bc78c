import type { AnyEventObject, StateValue } from 'xstate'

import { mustEqual } from './plain.ts'
import type { Path } from './paths.ts'

/** The position of a chart, as its model predicts it. */
export interface Whereabouts {
  readonly chart: string
  readonly value: StateValue
  /** True if a chart with this state and context is at the predicted position. */
  readonly holds: (value: unknown, context: unknown) => boolean
  /** True if the chart need not be running: it is at its start, or nothing has needed it. */
  readonly mayBeAbsent: boolean
  /** Further predictions of the model besides the state, in words. */
  readonly told: string
}

/** The subject of a walk: the actor with a faked world, or the real shop in a browser. */
export interface Driver<Seen> {
  /** Starts over from the beginning. */
  reset(): Promise<void> | void
  /** Makes one event happen, or lets `elapsed` milliseconds pass. */
  event(event: AnyEventObject, elapsed: number): Promise<void> | void
  /** Waits until nothing moves and, if `where` is given, the chart is there. Throws after too long. */
  settle(where?: Whereabouts): Promise<void> | void
  /** Everything visible now. */
  read(): Promise<Seen> | Seen
  /** Reduces what was seen to what the model predicts. */
  project(seen: Seen): unknown
}

/** The time of a moment in a walk, and the position of its chart. */
export interface Stop {
  /** Milliseconds since the start. */
  readonly now: number
  /** Undefined if the chart moves on by itself. */
  readonly where: Whereabouts | undefined
}

/**
 * Walks one path from a fresh start and compares what is seen with the prediction, at the start and after each event.
 * `stops` holds one entry for the start and one for each event, if the driver needs them.
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

/** Names the step in the error if `act` fails. */
async function told(at: string, act: () => Promise<void> | void): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (error instanceof Error) error.message = `${at}: ${error.message}`
    throw error
  }
}

import type { AnyEventObject } from 'xstate'

import { mustEqual } from './plain.ts'
import type { Path } from './paths.ts'

/** What a walk drives: the actor with a faked world, or the real shop in a browser. */
export interface Driver<Seen> {
  /** A fresh start. */
  reset(): Promise<void> | void
  /** Makes one event happen; where time passes, so many milliseconds. */
  event(event: AnyEventObject, elapsed: number): Promise<void> | void
  /** Waits until nothing moves any more. Where that cannot be known, until what is predicted is seen, but not for ever. */
  settle(predicted: unknown): Promise<void> | void
  /** What can be seen now. */
  read(): Promise<Seen> | Seen
  /** What was seen, reduced to what the model predicts. */
  project(seen: Seen): unknown
}

/**
 * Walks one path from a fresh start and compares what is seen with what was predicted: at the start and after each
 * event. `times` are those of the start and of each event, in milliseconds, where the driver needs them.
 */
export async function walk<Seen>(driver: Driver<Seen>, path: Path, predicted: readonly unknown[], times: readonly number[] = []): Promise<void> {
  await driver.reset()
  await driver.settle(predicted[0])
  mustEqual(driver.project(await driver.read()), predicted[0], 'at the start')
  for (const [index, event] of path.entries()) {
    await driver.event(event, (times[index + 1] ?? 0) - (times[index] ?? 0))
    await driver.settle(predicted[index + 1])
    mustEqual(driver.project(await driver.read()), predicted[index + 1], `after event ${index + 1}, ${event.type}`)
  }
}

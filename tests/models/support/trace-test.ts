import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'

import { revive } from '#statecharts/replay/revive.ts'
import type { ActorRecord, EventRecord, StateValue, Trace } from '#statecharts/trace/trace.ts'

import { ActorDriver } from './actor-driver.ts'
import type { Model } from './model.ts'

/** Declares a test that an actor does again what a trace has recorded of it: after each event it stands where it stood. */
export function testTrace<Machine extends AnyStateMachine>(
  title: string,
  { machine }: Model<Machine>,
  { records }: Pick<Trace, 'records'>,
): void {
  test(title, () => {
    const first = records.find((one): one is ActorRecord => one.kind === 'actor' && one.chart === machine.id)
    if (!first?.state) throw new Error(`The trace holds no actor of the chart ${machine.id}.`)
    const driver = new ActorDriver(machine, first.input && revive(first.input), undefined, {
      state: first.resumed && first.state,
    })
    driver.reset()
    expect(driver.read().value, 'at the start').toEqual(first.state.value)

    const own = records.filter(({ actor }) => actor === first.actor)
    let stands: StateValue = first.state.value
    for (const record of own.filter((one): one is EventRecord => one.kind === 'event')) {
      const step = own.findLast((one) => one.kind === 'step' && one.cause === record.n)
      if (step?.kind === 'step') stands = step.value
      drive(driver, record)
      expect(driver.read().value, `after record ${record.n}, ${record.event.type}`).toEqual(stands)
    }
  })
}

function drive(driver: ActorDriver, { actor, source, event }: EventRecord): void {
  const given = revive(event) as typeof event
  if (source === actor) driver.fire(given)
  else driver.event(given)
}

import { expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'

import { Comparison } from '#statecharts/replay/compare.ts'
import { effectDifferences, effectsDone, effectsRecorded } from '#statecharts/replay/effects.ts'
import { after } from '#statecharts/replay/replay.ts'
import { revive } from '#statecharts/replay/revive.ts'
import { runningBelow } from '#statecharts/trace/running-below.ts'
import type { ActorRecord, EventRecord, PlainState, Recorded, StepRecord, Trace } from '#statecharts/trace/trace.ts'

import { ActorDriver } from './actor-driver.ts'
import type { Model } from './model.ts'

/** Declares a test that an actor does again what a trace has recorded of it. */
export function testTrace<Machine extends AnyStateMachine>(
  title: string,
  { machine }: Model<Machine>,
  trace: Pick<Trace, 'records'>,
): void {
  test(title, () => mustDoAsRecorded(machine, trace))
}

/**
 * Fails unless an actor stands after each event of a recording where it stood, holds what it held, and has done what it did.
 * What it did is compared where the recording tells of any effects: those of a path of a model tell of none.
 */
export function mustDoAsRecorded(machine: AnyStateMachine, { records }: Pick<Trace, 'records'>): void {
  const first = records.find((one): one is ActorRecord => one.kind === 'actor' && one.chart === machine.id)
  if (!first?.state) throw new Error(`The trace holds no actor of the chart ${machine.id}.`)
  const driver = new ActorDriver(machine, first.input && revive(first.input), undefined, {
    ...(first.resumed && { state: first.state, running: runningBelow(records, first.actor) }),
  })
  driver.reset()
  const own = records.filter(({ actor }) => actor === first.actor)
  const hasEffects = own.some(({ kind }) => kind === 'action')
  const comparison = new Comparison()
  let stands: PlainState = first.state
  const compare = (where: string, effects: readonly Recorded[]) => {
    expect(driver.snapshot.value, where).toEqual(stands.value)
    expect(comparison.differences(driver.snapshot, stands, machine.id), `${where}, what differs`).toEqual([])
    if (hasEffects)
      expect(effectDifferences(doneBy(driver), effectsRecorded(effects)), `${where}, its effects`).toEqual([])
  }
  const caused = (cause: number | undefined) => own.filter((one) => 'cause' in one && one.cause === cause)
  const isStart = (one: Recorded) => one.kind === 'action' && one.cause === undefined
  compare('at the start', first.resumed ? [] : own.filter(isStart))
  for (const record of own.filter((one): one is EventRecord => one.kind === 'event')) {
    const steps = caused(record.n).filter((one): one is StepRecord => one.kind === 'step')
    stands = steps.reduce(after, stands)
    drive(driver, record)
    compare(`after record ${record.n}, ${record.event.type}`, caused(record.n))
  }
}

const doneBy = ({ effects, snapshot: { machine } }: ActorDriver) =>
  effectsDone(
    effects.map(({ type, given }) => ({ type, params: given })),
    machine.id,
  )

function drive(driver: ActorDriver, { actor, source, event }: EventRecord): void {
  const given = revive(event) as typeof event
  if (source === actor) driver.fire(given)
  else driver.event(given)
}

import assert from 'node:assert/strict'

import { createActor } from 'xstate'
import type { AnyEventObject, AnyStateMachine } from 'xstate'

import { isSettled } from '#machines/settled.ts'

import { withFakes } from './fakes.ts'
import type { FirstPaint, Model } from './model.ts'
import { answering, openActors, type Moment } from './moment.ts'
import { situationOf, type Path } from './paths.ts'
import { plain } from './plain.ts'

/** The moments in which the server can end: reached without a person, active and at rest; each situation once. */
export function shippedMoments(
  model: Model,
  { events }: FirstPaint,
  walks: readonly { readonly path: Path; readonly moments: readonly Moment[] }[],
): readonly Moment[] {
  const onServer = ({ type }: AnyEventObject) => events.includes(type) || answering({ type }) !== undefined
  const all = walks.flatMap(({ path, moments }) => {
    const end = path.findIndex((event) => !onServer(event))
    return end < 0 ? moments : moments.slice(0, end + 1)
  })
  const settled = all.filter(({ snapshot }) => snapshot.status === 'active' && isSettled(snapshot))
  return [...new Map(settled.map((moment) => [situationOf(model, moment), moment])).values()]
}

/**
 * Fails unless a chart can be shipped in this state and taken up by the browser: the state survives JSON, no timer runs
 * (it would be lost), and no actor starts but those that may.
 */
export function mustRest(machine: AnyStateMachine, moment: Moment, { restarts }: FirstPaint): void {
  const { snapshot, timers } = moment
  const where = `in ${JSON.stringify(snapshot.value)}`
  assert.deepEqual(timers, [], `a timer runs ${where}`)
  assert.deepEqual(
    openActors(moment).filter((id) => !restarts.includes(id)),
    [],
    `an actor would start anew ${where}`,
  )
  const shipped: unknown = JSON.parse(JSON.stringify(machine.getPersistedSnapshot(snapshot)))
  const taken = createActor(withFakes(machine), { snapshot: shipped as never }).start()
  const { value, context } = taken.getSnapshot()
  taken.stop()
  assert.deepEqual(
    { value, context: plain(context) },
    { value: snapshot.value, context: plain(snapshot.context) },
    `changed by shipping ${where}`,
  )
}

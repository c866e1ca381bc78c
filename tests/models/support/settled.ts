import assert from 'node:assert/strict'

import { createActor } from 'xstate'
import type { AnyStateMachine } from 'xstate'

import { withFakes } from './fakes.ts'
import type { Model } from './model.ts'
import { openActors, type Moment } from './moment.ts'
import { situationOf } from './paths.ts'
import { plain } from './plain.ts'

/** The moments in which the server can end: active and not busy, each situation once. */
export function settledMoments(model: Model, walks: readonly { readonly moments: readonly Moment[] }[]): readonly Moment[] {
  const all = walks.flatMap(({ moments }) => moments).filter(({ snapshot }) => snapshot.status === 'active' && !snapshot.hasTag('busy'))
  return [...new Map(all.map((moment) => [situationOf(model, moment), moment])).values()]
}

/**
 * Fails unless a chart can be shipped in this state and taken up by the browser: the state survives JSON, no timer runs
 * (it would be lost), and no actor starts but those that may.
 */
export function mustRest(machine: AnyStateMachine, moment: Moment, resumes: readonly string[]): void {
  const { snapshot, timers } = moment
  const where = `in ${JSON.stringify(snapshot.value)}`
  assert.deepEqual(timers, [], `a timer runs ${where}`)
  assert.deepEqual(openActors(moment).filter((id) => !resumes.includes(id)), [], `an actor would start anew ${where}`)
  const shipped: unknown = JSON.parse(JSON.stringify(machine.getPersistedSnapshot(snapshot)))
  const taken = createActor(withFakes(machine), { snapshot: shipped as never }).start()
  const { value, context } = taken.getSnapshot()
  taken.stop()
  assert.deepEqual({ value, context: plain(context) }, { value: snapshot.value, context: plain(snapshot.context) }, `changed by shipping ${where}`)
}

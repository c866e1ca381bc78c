import type { AnyEventObject, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'

import type { RequirementId } from '#machines/requirements/index.ts'

import type { Effect } from './effects.ts'

/** One step of a walk as it actually happened. */
export interface Step<Machine extends AnyStateMachine> {
  /** `xstate.init` for the start. */
  readonly event: AnyEventObject
  /** Undefined for the start. */
  readonly before: SnapshotFrom<Machine> | undefined
  readonly after: SnapshotFrom<Machine>
  /** Calls in order, with their arguments: actions, actors started and stopped, events emitted and sent. */
  readonly effects: readonly Effect[]
}

/**
 * A rule that must hold besides the chart's own predictions, so that the chart is not its only judge. It is checked at
 * each step it applies to; a rule that never applies fails.
 */
export interface Rule<Machine extends AnyStateMachine> {
  /** Requirements of the product that the rule covers. */
  readonly requirements?: readonly RequirementId[]
  readonly when: (step: Step<Machine>) => boolean
  /** Throws an assertion error if the rule is broken. */
  readonly must: (step: Step<Machine>) => void
}

/** The server's part in a chart before it ships the state to the browser. */
export interface FirstPaint {
  /** Events that the chart receives on the server, besides the answers of its actors. */
  readonly events: readonly string[]
  /** Actors that may start again in the browser. No other, and no timer, may run in a settled state (`isSettled`). */
  readonly restarts: readonly string[]
}

/** Source for the generated tests of a chart. */
export interface Model<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly machine: Machine
  /** Inputs that the chart may start with, each tried; if omitted, one start without input. */
  readonly inputs?: readonly InputFrom<Machine>[]
  /** Samples of each event that a person or another part of the shop can send. */
  readonly events: readonly EventFromLogic<Machine>[]
  /** The world's answers: `done` and `failed`. What timers send needs no sample. */
  readonly answers?: readonly AnyEventObject[]
  /** True if an answer can be the pending one: a real server answers what it was asked. If omitted, any can. */
  readonly fits?: (snapshot: SnapshotFrom<Machine>, answer: AnyEventObject) => boolean
  /** Extra paths to walk, for situations where the way into them matters. */
  readonly journeys?: readonly (readonly AnyEventObject[])[]
  /** True if an event is no longer tried, so that an endless exploration stops. */
  readonly until?: (snapshot: SnapshotFrom<Machine>, event: EventFromLogic<Machine>) => boolean
  /** The part of the context that tells situations apart; must take finitely many values. */
  readonly project: (snapshot: SnapshotFrom<Machine>) => unknown
  /** True if samples look different to a person: the long run's tours then take each transition with each sample. */
  readonly eachSample?: boolean
  /** For a chart that the server runs for the first paint. */
  readonly firstPaint?: FirstPaint
  /** Rules that must hold, by the sentence that states them. */
  readonly rules: Readonly<Record<string, Rule<Machine>>>
  /**
   * True if a transition or a mutant, given by its key or name, belongs to a part that other charts share and another
   * model covers. It need not be walked here, nor be told from the chart.
   */
  readonly isShared?: (name: string) => boolean
  /** Mutants that no test can tell from the chart, by name, each with the reason. */
  readonly equivalents?: Readonly<Record<string, string>>
  /** Maximum number of steps to explore before giving up; 200,000 by default. */
  readonly limit?: number
}

/** Keeps the exact machine type of a model. */
export function defineModel<Machine extends AnyStateMachine>(model: Model<Machine>): Model<Machine> {
  return model
}

/** A person's view of a chart in a browser. */
interface Met<Machine extends AnyStateMachine> extends Pick<Model<Machine>, 'until' | 'fits' | 'eachSample'> {
  /** True for samples that the person or the network can cause here; if omitted, all of them. */
  readonly causes?: (event: AnyEventObject) => boolean
  /** The chart as it runs in the browser's page, if the page answers something by itself. */
  readonly machine?: Machine
  /** Replaces the model's projection if more tells situations apart here. */
  readonly project?: Model<Machine>['project']
}

/**
 * The part of a model that a person at a browser, and the network behind it, can cause; the browser's walks are
 * generated from it. No call fails there, since the client turns every outcome into a result.
 */
export function personOf<Machine extends AnyStateMachine>(
  model: Model<Machine>,
  { causes = () => true, ...met }: Met<Machine>,
): Model<Machine> {
  const { machine, inputs, fits, project, isShared } = model
  return {
    machine,
    ...(inputs && { inputs }),
    ...(isShared && { isShared }),
    ...(fits && { fits }),
    events: model.events.filter(causes),
    answers: (model.answers ?? []).filter((answer) => !answer.type.startsWith('xstate.error.') && causes(answer)),
    project,
    rules: {},
    ...met,
  }
}

/** The answer of an invoked actor. */
export function done(id: string, output?: unknown): AnyEventObject {
  return { type: `xstate.done.actor.${id}`, output }
}

/** The failure of an invoked actor. */
export function failed(id: string, error: unknown = new Error('planted failure')): AnyEventObject {
  return { type: `xstate.error.actor.${id}`, error }
}

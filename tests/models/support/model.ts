import type { AnyEventObject, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'

import type { RequirementId } from '#machines/requirements/index.ts'

import type { Effect } from './effects.ts'

/** One step of a walk, as it really happened. */
export interface Step<Machine extends AnyStateMachine> {
  /** `xstate.init` for the start. */
  readonly event: AnyEventObject
  /** Undefined for the start. */
  readonly before: SnapshotFrom<Machine> | undefined
  readonly after: SnapshotFrom<Machine>
  /** What was called with what, in order: actions, actors started and stopped, events emitted and sent. */
  readonly effects: readonly Effect[]
}

/**
 * What must hold besides what the chart itself predicts, so that the chart is not its own only judge. It is checked at
 * each step to which it applies; one that never applies fails.
 */
export interface Rule<Machine extends AnyStateMachine> {
  /** What of the product it holds. */
  readonly requirements?: readonly RequirementId[]
  readonly when: (step: Step<Machine>) => boolean
  /** Throws, by `expect`, where the rule is broken. */
  readonly must: (step: Step<Machine>) => void
}

/** What the server does with a chart before it ships its state to the browser. */
export interface FirstPaint {
  /** The events that meet the chart on the server, besides the answers of its actors. */
  readonly events: readonly string[]
  /** The actors that may start anew in the browser. No other may run in a settled state (`isSettled`), and no timer. */
  readonly restarts: readonly string[]
}

/** What a chart's tests are generated from. */
export interface Model<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly machine: Machine
  /** With what the chart may start, each tried; one start without input where not said. */
  readonly inputs?: readonly InputFrom<Machine>[]
  /** Samples of each event that a person or another part of the shop can send. */
  readonly events: readonly EventFromLogic<Machine>[]
  /** The world's answers: `done` and `failed`. What timers send needs no sample. */
  readonly answers?: readonly AnyEventObject[]
  /** Whether an answer can be the one that is waited for: a real server answers what it was asked. Each can where not said. */
  readonly fits?: (snapshot: SnapshotFrom<Machine>, answer: AnyEventObject) => boolean
  /** Paths worth walking besides the shortest ones: where it matters how the chart came into a situation. */
  readonly journeys?: readonly (readonly AnyEventObject[])[]
  /** Where an event is not tried any more, so that what could go on for ever ends. */
  readonly until?: (snapshot: SnapshotFrom<Machine>, event: EventFromLogic<Machine>) => boolean
  /** What of the context tells one situation from another; must take finitely many values. */
  readonly project: (snapshot: SnapshotFrom<Machine>) => unknown
  /** Whether the tours of the long run take each transition by each sample of its event, where the samples differ in what a person sees. */
  readonly eachSample?: boolean
  /** For a chart that the server runs for the first paint. */
  readonly firstPaint?: FirstPaint
  /** Sentences that must hold. */
  readonly rules: Readonly<Record<string, Rule<Machine>>>
  /**
   * Whether a transition, or a mutant, is of a part that other charts have too and another model holds: it need not be walked
   * here, nor be told from the chart. Asked by the transition's key or the mutant's name.
   */
  readonly isShared?: (name: string) => boolean
  /** Mutants that no test can tell from the chart, by name, each with the reason. */
  readonly equivalents?: Readonly<Record<string, string>>
  /** The most steps to look at before giving up; 200,000 where not said. */
  readonly limit?: number
}

/** Keeps the exact machine type of a model. */
export function defineModel<Machine extends AnyStateMachine>(model: Model<Machine>): Model<Machine> {
  return model
}

/** How a person meets a chart in a browser. */
interface Met<Machine extends AnyStateMachine> extends Pick<Model<Machine>, 'until' | 'fits' | 'eachSample'> {
  /** Which of the model's samples a person, or the network, can cause there at all; every one where not said. */
  readonly causes?: (event: AnyEventObject) => boolean
  /** The chart as the browser's page has it, where the page answers something by itself. */
  readonly machine?: Machine
  /** Where more tells one situation from another than in the model. */
  readonly project?: Model<Machine>['project']
}

/**
 * The part of a model that a person in front of a browser, and the network behind it, can cause: what the browser's walks
 * are generated from. No call fails there, since the client makes a result of every outcome.
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

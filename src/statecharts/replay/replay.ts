import { createEmptyActor, initialTransition } from 'xstate'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { runningBelow } from '../trace/running-below.ts'
import type { ActorRecord, EventRecord, PlainEvent, PlainState, Recorded, StepRecord, Trace } from '../trace/trace.ts'

import { Comparison } from './compare.ts'
import { effectDifferences, effectsByCause, effectsDone, type Done, type Effect } from './effects.ts'
import { pureStep } from './pure-step.ts'
import { revive, reviveFields } from './revive.ts'

/** A record that replay did not reproduce; replay continues from the recorded result. */
export interface Unreproducible {
  readonly n: number
  readonly actor: string
  /** The differences: `value`, `status` or `context.key`; a missing or new effect; or the error thrown. */
  readonly differs: readonly string[]
}

export interface Replay {
  readonly unreproducible: readonly Unreproducible[]
  /** Returns a machine's snapshot after record n; undefined before it runs, and if its chart is not known. */
  readonly at: (actor: string, n: number) => AnyMachineSnapshot | undefined
}

type Step = () => readonly [snapshot: AnyMachineSnapshot, actions: readonly Done[]]

/** An actor and its replay so far. */
interface Run {
  readonly actor: string
  readonly machine: AnyStateMachine
  snapshot: AnyMachineSnapshot
  recorded: PlainState
  readonly past: { readonly n: number; readonly snapshot: AnyMachineSnapshot }[]
}

/**
 * Runs a recording again with the pure functions of its charts: nothing is called, started or sent, and the results of
 * invoked actors come from the recording. `unreproducible` is empty if the states and contexts are the recorded ones
 * (statecharts.replay-equals-the-recording).
 */
export function replay(trace: Trace, chartOf: (id: string) => AnyStateMachine | undefined): Replay {
  const runs = new Map<string, Run>()
  const events = new Map<number, EventRecord>()
  const ends = lastOfEachCause(trace.records)
  const effectsOf = effectsByCause(trace.records)
  const comparison = new Comparison()
  const unreproducible: Unreproducible[] = []

  function start(record: ActorRecord): void {
    const { actor, n, state, chart, input } = record
    const machine = chart === undefined ? undefined : chartOf(chart)
    if (!machine || !state) return
    try {
      const children = runs.get(actor)?.snapshot.children ?? childrenOf(actor, trace.records)
      const past = runs.get(actor)?.past ?? []
      const run: Run = { actor, machine, past, recorded: state, snapshot: resolved(machine, state, children) }
      runs.set(actor, run)
      if (record.resumed) past.push({ n, snapshot: run.snapshot })
      else take(run, { n, cause: undefined }, () => initialTransition(machine, input && revive(input)))
    } catch (error) {
      giveUp(actor, n, error)
    }
  }

  function move(record: Recorded & { readonly cause: number }): void {
    const run = runs.get(record.actor)
    if (!run) return
    if (record.kind === 'step') run.recorded = after(run.recorded, record)
    const event = events.get(record.cause)
    if (ends.get(record.cause) !== record.n || !event) return
    try {
      take(run, record, () => {
        const { snapshot, actions } = pureStep(run.machine, run.snapshot, revive(event.event) as PlainEvent)
        return [snapshot, actions]
      })
    } catch (error) {
      giveUp(record.actor, record.n, error)
    }
  }

  function take(run: Run, { n, cause }: Pick<StepRecord, 'n'> & { readonly cause?: number | undefined }, step: Step) {
    const [snapshot, differs] = attempt(run, effectsOf(run.actor, cause), step)
    if (snapshot && differs.length === 0) run.snapshot = snapshot
    else {
      unreproducible.push({ n, actor: run.actor, differs })
      const { children, historyValue } = snapshot ?? run.snapshot
      run.snapshot = resolved(run.machine, run.recorded, children, historyValue)
    }
    run.past.push({ n, snapshot: run.snapshot })
  }

  function attempt({ recorded, machine }: Run, did: readonly Effect[] | undefined, step: Step) {
    try {
      const [snapshot, actions] = step()
      const doing = did ? effectDifferences(effectsDone(actions, machine.id), did) : []
      return [snapshot, [...comparison.differences(snapshot, recorded, machine.id), ...doing]] as const
    } catch (error) {
      return [undefined, [`thrown: ${messageOf(error)}`]] as const
    }
  }

  /** The chart has changed since the recording and has no such state. */
  function giveUp(actor: string, n: number, error: unknown): void {
    unreproducible.push({ n, actor, differs: [`thrown: ${messageOf(error)}`] })
    runs.delete(actor)
  }

  for (const record of trace.records) {
    if (record.kind === 'actor') start(record)
    else if (record.kind === 'event') events.set(record.n, record)
    else if (record.kind === 'step' || record.kind === 'ignored') move(record)
  }

  return {
    unreproducible,
    at: (actor, n) => runs.get(actor)?.past.findLast((one) => one.n <= n)?.snapshot,
  }
}

function resolved(
  machine: AnyStateMachine,
  { value, context, status }: PlainState,
  children: AnyMachineSnapshot['children'],
  historyValue: AnyMachineSnapshot['historyValue'] = {},
): AnyMachineSnapshot {
  const known = status === 'stopped' ? 'active' : status
  const snapshot: AnyMachineSnapshot = machine.resolveState({
    value,
    context: reviveFields(context),
    status: known,
    historyValue,
  } as Parameters<AnyStateMachine['resolveState']>[0])
  return Object.assign(snapshot, { children })
}

/** The actors that already ran below this one before the recording, as stand-ins that do nothing. */
function childrenOf(actor: string, records: readonly Recorded[]): AnyMachineSnapshot['children'] {
  return Object.fromEntries(runningBelow(records, actor).map(({ id, name }) => [id ?? name, createEmptyActor()]))
}

/** The number of the last record that each event caused. */
function lastOfEachCause(records: readonly Recorded[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>()
  for (const record of records)
    if (record.kind === 'step' || record.kind === 'ignored') ends.set(record.cause, record.n)
  return ends
}

/** The state of an actor after a recorded step. */
export function after({ context }: PlainState, { value, status, changed, gone }: StepRecord): PlainState {
  const kept = gone ? Object.fromEntries(Object.entries(context).filter(([key]) => !gone.includes(key))) : context
  return { value, status, context: changed ? { ...kept, ...changed } : kept }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

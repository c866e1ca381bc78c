import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { AnyStateMachine } from 'xstate'

import { LONG_LIVED_CHARTS } from '#machines/app/actors.ts'
import { factsOf } from '#machines/app/facts.ts'
import { LATE_CHARTS } from '#machines/app/charts.ts'

import type { Message } from '../graph/message.ts'
import type { MachineFile } from '../graph/all-machines.ts'
import { statesOf } from '../graph/transitions.ts'
import type { Coverage } from './coverage-file.ts'

const ROOT = 'app'
/** Actors by which a chart hears the facts of those below it, with what it hears in their input. */
const HEARERS = new Set(['hearChildren'])

/**
 * Which chart starts which, and what each tells the others. Messages and emits were observed in the generated tests, which
 * open some pages only: that the root starts a chart also follows from its types. Who hears a fact stands where facts are
 * listened for.
 */
export function messagesBetween(
  root: string,
  machines: readonly MachineFile[],
  coverage: ReadonlyMap<string, Coverage>,
): readonly Message[] {
  const late = chartsOfRoot(root, machines)
  return machines.flatMap(({ machine }) => {
    const seen = coverage.get(machine.id)
    const chartOf = (actor: string) => chartBelow(machine, actor) ?? (machine.id === ROOT ? late.get(actor) : undefined)
    const starts = new Set([
      ...invokesOf(machine).map(({ src }) => src),
      ...(seen?.starts ?? []),
      ...(machine.id === ROOT ? late.keys() : []),
    ])
    return distinct([
      ...[...starts].flatMap((src) => to(chartOf(src), machine.id, 'starts', src)),
      ...Object.entries(seen?.tells ?? {}).flatMap(([src, events]) =>
        events.flatMap((event) => to(chartOf(src), machine.id, 'told', event)),
      ),
      ...incomingFacts(machine).flatMap(({ from, event }) => {
        const teller = chartOf(from)
        return teller === undefined ? [] : [{ from: teller, to: machine.id, kind: 'fact' as const, event }]
      }),
    ])
  })
}

/** The facts that a chart listens for, by the actors that emit them. */
export function incomingFacts(machine: AnyStateMachine): readonly { readonly from: string; readonly event: string }[] {
  const heard =
    machine.id === ROOT
      ? [rootFacts()]
      : invokesOf(machine).flatMap(({ src, input }) => (HEARERS.has(src) ? [input] : []))
  return heard.flatMap((facts) =>
    Object.entries(facts as Readonly<Record<string, readonly string[]>>).flatMap(([from, events]) =>
      events.map((event) => ({ from, event })),
    ),
  )
}

const rootFacts = () => Object.fromEntries([...LONG_LIVED_CHARTS, ...LATE_CHARTS].map((name) => [name, factsOf(name)]))

/** The id of the machine that a chart starts under the name of a source; none for a call, a callback or a late chart. */
function chartBelow(machine: AnyStateMachine, src: string): string | undefined {
  const logic = machine.implementations.actors[src] as { readonly id?: string; readonly root?: unknown } | undefined
  return logic?.root ? logic.id : undefined
}

function invokesOf(machine: AnyStateMachine) {
  return [machine.root, ...statesOf(machine)].flatMap(({ invoke }) =>
    invoke.map(({ id, src, input }) => ({ id, src: typeof src === 'string' ? src : id, input: input as unknown })),
  )
}

function to(chart: string | undefined, from: string, kind: Message['kind'], event: string): readonly Message[] {
  return chart === undefined ? [] : [{ from, to: chart, kind, event }]
}

function distinct(messages: readonly Message[]): readonly Message[] {
  return [...new Map(messages.map((message) => [JSON.stringify(message), message])).values()]
}

/**
 * The ids of the charts behind the names of the root's actors. The types of the root's actors name them, which the compiler
 * checks against the ports; the late ones are no values there, since the shop loads their code when it is wanted.
 */
export function chartsOfRoot(root: string, machines: readonly MachineFile[]): ReadonlyMap<string, string> {
  const rows = readdirSync(join(root, 'machines')).map((area) => `machines/${area}/charts.ts`)
  const source = ['machines/app/actors.ts', ...rows]
    .filter((file) => existsSync(join(root, file)))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const ids = new Map(machines.map(({ name, machine }) => [name, machine.id]))
  return new Map(
    [...source.matchAll(/^ {2}(\w+): (?:late<typeof )?(\w+Machine)\b/gm)].flatMap(([, actor = '', name = '']) => {
      const id = ids.get(name)
      return id === undefined ? [] : [[actor, id] as const]
    }),
  )
}

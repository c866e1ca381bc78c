import { StateMachine, type AnyStateMachine } from 'xstate'

type Exports = Readonly<Record<string, unknown>>

const modules = import.meta.glob<Exports>(['../../../machines/**/*.machine.ts', '../**/*.machine.ts'], { eager: true })

/** Every machine of this build, by its id. */
export const MACHINES: ReadonlyMap<string, AnyStateMachine> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value): value is AnyStateMachine => value instanceof StateMachine)
    .map((machine) => [machine.id, machine]),
)

import type { SnapshotFrom } from 'xstate'

import type { protocolBuilderMachine } from '#machines/protocols/builder/protocol-builder.machine.ts'

import type { Model, Step } from '#tests/models/support/model.ts'

export type BuilderSnapshot = SnapshotFrom<typeof protocolBuilderMachine>
export type BuilderStep = Step<typeof protocolBuilderMachine>
export type BuilderRules = Model<typeof protocolBuilderMachine>['rules']

/** The nine states by their names (builder.nine-states). */
export const NINE = [
  'Unauthorized',
  'Default',
  'ListingProtocols',
  'CreatingProtocol',
  'ActiveProtocol',
  'EditingProtocol',
  'SharingProtocol',
  'ProductAdded',
  'AddingNote',
] as const
export type BuilderState = (typeof NINE)[number]

const states = new WeakMap<BuilderSnapshot, BuilderState>()

/** The builder's state out of the nine. It is cached, as most rules ask for it at each step. */
export function stateOf(snapshot: BuilderSnapshot | undefined): BuilderState {
  if (!snapshot) return 'Unauthorized'
  const known = states.get(snapshot) ?? stateIn(snapshot)
  states.set(snapshot, known)
  return known
}

function stateIn(snapshot: BuilderSnapshot): BuilderState {
  const found = NINE.find((name) =>
    snapshot.matches(name === 'Unauthorized' ? { work: name } : { work: { Authorized: name } }),
  )
  return found ?? 'Unauthorized'
}

export const isAt = (snapshot: BuilderSnapshot | undefined, ...states: readonly BuilderState[]): boolean =>
  snapshot !== undefined && states.includes(stateOf(snapshot))

export const isHere = ({ before }: BuilderStep): boolean => before !== undefined && stateOf(before) !== 'Unauthorized'

export const isStandard = ({ after }: BuilderStep): boolean => after.context.mode === 'standard'

/** First state of the step's mode (builder.initial-state-by-mode). */
export const firstOf = (step: BuilderStep): BuilderState => (isStandard(step) ? 'Default' : 'ListingProtocols')

export const activeOf = (snapshot: BuilderSnapshot | undefined) => snapshot?.context.active ?? null

/** Facts that withdraw the notices asking for a protocol. */
export const WITHDRAWN = ['selectToAdd', 'selectFirst'].map((key) => ({
  type: 'notice.withdrawn',
  text: `builder:notice.${key}`,
}))

export const is =
  (...types: readonly string[]) =>
  ({ event }: BuilderStep): boolean =>
    types.includes(event.type)

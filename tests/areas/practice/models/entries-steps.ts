import { shownEntries } from '#machines/practice/editor/entries/entries.ts'
import type { Entry, EntryChange, EntryId } from '#machines/practice/editor/entries/entries.ts'
import type { storeServicesMachine } from '#machines/practice/editor/entries/entries.machine.ts'
import type { Queued } from '#machines/kept-list/kept-list.ts'

import type { Rule, Step } from '#tests/models/support/model.ts'

/** Words for the rules of services and packages. */

export type EntriesMachine = typeof storeServicesMachine
export type EntriesRules = Readonly<Record<string, Rule<EntriesMachine>>>
export type EntriesStep = Step<EntriesMachine>
export type Snapshot = EntriesStep['after']

export const queueOf = (snapshot: Snapshot | undefined): readonly Queued<EntryChange>[] => snapshot?.context.queue ?? []
export const shown = (snapshot: Snapshot | undefined): readonly Entry[] =>
  snapshot ? shownEntries(snapshot.context) : []
export const shownOne = (snapshot: Snapshot | undefined, entryId: EntryId | null | undefined): Entry | undefined =>
  shown(snapshot).find(({ id }) => id === entryId)
export const isHere = ({ before }: EntriesStep): boolean => before?.matches({ signedIn: 'here' }) === true
export const isOpen = (snapshot: Snapshot | undefined): boolean =>
  snapshot?.matches({ signedIn: { here: { writing: 'open' } } }) === true
export const does =
  (...types: readonly string[]) =>
  (step: EntriesStep): boolean =>
    isHere(step) && types.includes(step.event.type)
export const isKnown = ({ event, before }: EntriesStep): boolean => shownOne(before, event['entryId']) !== undefined
export const isAnswer = ({ event }: EntriesStep): boolean => event.type === 'xstate.done.actor.sendChange'
export const isOk = (step: EntriesStep): boolean => isAnswer(step) && step.event['output']?.result.ok === true
export const statusOf = (step: EntriesStep): number | undefined =>
  isAnswer(step) ? step.event['output']?.result.problem?.status : undefined
/** The changes that this step has put into the queue. */
export const added = ({ before, after }: EntriesStep): readonly Queued<EntryChange>[] => {
  const known = queueOf(before).map(({ key }) => key)
  return queueOf(after).filter(({ key }) => !known.includes(key))
}

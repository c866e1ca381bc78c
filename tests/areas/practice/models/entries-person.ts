import type { AnyEventObject } from 'xstate'

import type { Written } from '#machines/practice/editor/entries/entry-changes.ts'
import { entryOf, shownEntries } from '#machines/practice/editor/entries/entries.ts'
import type { Entry, EntryChange } from '#machines/practice/editor/entries/entries.ts'

import { refusedWith } from '#tests/areas/cart/models/cart-samples.ts'
import { ok, type EntriesSamples } from './entries-model.ts'
import type { EntriesMachine, Snapshot } from './entries-steps.ts'
import { done, personOf, type Model } from '#tests/models/support/model.ts'
import { PASS } from '#tests/models/support/moment.ts'

/** A practitioner who writes the services, or the packages, of the own page in its editor, and the network. */
export interface EntriesMeeting {
  readonly samples: EntriesSamples
  readonly model: Model<EntriesMachine>
  /** A new entry as its form sends it. */
  readonly saveNew: Written
  /** The new entry with each of its features in turn, as the shop has it then. */
  readonly grown?: readonly Entry[]
}

/** The queue is opened by itself as soon as the page is there: nothing comes in between. */
export const isOpening = (snapshot: Snapshot): boolean =>
  snapshot.matches({ signedIn: 'naming' }) || snapshot.matches({ signedIn: 'opening' })

export const isSyncing = (snapshot: Snapshot, ...states: readonly ('fetching' | 'fresh' | 'failed' | 'sending')[]) =>
  states.some((syncing) => snapshot.matches({ signedIn: { here: { syncing } } }))
export const isWriting = (snapshot: Snapshot): boolean => snapshot.matches({ signedIn: { here: { writing: 'open' } } })

const textOf = (value: unknown) => JSON.stringify(value)
// A new entry has a key, which is another one in each tab.
const numberOf = (id: Entry['id'] | null) => (typeof id === 'string' ? 'new' : id)

/** Everything that a person does with a list of entries, and that the shop answers. */
export function entriesPerson({ samples, model, saveNew, grown = [] }: EntriesMeeting): Model<EntriesMachine> {
  const [first, second, ...others] = samples.entries
  const signedIn = { type: 'session.signedIn', userId: 7, userTypeId: 2 } as const
  const remove = { kind: 'delete', entryId: second.id, name: second.name } as const
  const move = { type: 'entry.move', entryId: first.id, order: 2 } as const
  const refused = refusedWith(409, 'Not now')
  const { create, update, addFeature, changeFeature, removeFeature } = samples.answers
  const answers: Readonly<Record<EntryChange['kind'], readonly (Entry | readonly Entry[] | null)[]>> = {
    create: [{ ...create, features: [] }],
    update: [update],
    addFeature: [addFeature, ...grown],
    changeFeature: [changeFeature],
    removeFeature: [removeFeature],
    delete: [null],
    restore: [second],
    move: [[second, first, ...others]],
  }

  const isAsKept = ({ context }: Snapshot, entry: Entry) =>
    textOf(entryOf(shownEntries(context), entry.id)) === textOf(entry)
  const isAlone = ({ context: { queue } }: Snapshot, kind: EntryChange['kind']) =>
    queue.length === 1 && queue[0]?.change.kind === kind && queue[0].change.entryId === second.id
  const isInPlace = ({ context }: Snapshot) => textOf(shownEntries(context)[1]) === textOf(second)
  const hasName = ({ context }: Snapshot, name: string) => shownEntries(context).some((entry) => entry.name === name)

  /** True where nobody can cause an event now, or it was tried in a situation like this one. */
  function isOutOfReach(snapshot: Snapshot, event: AnyEventObject): boolean {
    const { type } = event
    const { kept, queue, writing } = snapshot.context
    if (snapshot.matches('away')) return type !== 'session.signedIn'
    if (snapshot.matches({ signedIn: 'naming' })) return type !== 'queue.opened'
    if (snapshot.matches({ signedIn: 'opening' })) return type !== 'queue.adopted'
    if (kept === null) return type !== 'list.retry' || !isSyncing(snapshot, 'failed')
    // Messages stand until something else is done.
    if (type === 'entry.restore') return !isAlone(snapshot, 'delete') || isWriting(snapshot)
    if (type === 'entries.again') return !isSyncing(snapshot, 'fetching') || isWriting(snapshot)
    if (queue.length > 0 || !isSyncing(snapshot, 'fresh')) return true
    if (type === 'entry.delete' && event['entryId'] === second.id) return !isInPlace(snapshot)
    if (isWriting(snapshot)) {
      if (type === 'entry.close') return false
      if (type === 'entry.delete') return writing !== first.id
      if (type !== 'entry.save') return true
      const { id, name } = event['written'] as Written
      return id !== writing || (name !== first.name && hasName(snapshot, name))
    }
    if (type === 'entry.add') return hasName(snapshot, saveNew.name)
    if (type === 'entry.edit') return !isAsKept(snapshot, first)
    return type !== 'entry.move' || textOf(kept) !== textOf(samples.entries)
  }

  function isAnswer(snapshot: Snapshot, { type, output }: AnyEventObject): boolean {
    // Of all lists it is seen elsewhere that they are fetched anew after a while, and changes sent again.
    if (type === PASS.type) return false
    const { kept, queue } = snapshot.context
    if (type === 'xstate.done.actor.fetchList') return output.result.ok || kept === null
    const change = queue[0]?.change
    if (!change) return false
    if (!output.result.ok) return isAlone(snapshot, 'delete')
    const { value } = output.result
    const isOfEntry = change.kind === 'create' || [undefined, change.entryId].includes(value?.id)
    return answers[change.kind].includes(value) && isOfEntry
  }

  const person = personOf(model, {
    until: isOutOfReach,
    eachSample: true,
    fits: isAnswer,
    project: ({ context: { kept, queue, writing, problem } }) => ({
      entries: kept?.map(({ id, name, features }) => [id, name, features.map(({ text }) => text)]),
      queue: queue.map(({ change: { kind, entryId } }) => [kind, numberOf(entryId)]),
      writing: numberOf(writing),
      has: problem !== null,
    }),
  })
  return {
    ...person,
    events: [
      signedIn,
      { type: 'queue.opened', tab: 'a' },
      { type: 'queue.adopted', adopted: { queue: [], kept: null } },
      { type: 'list.retry' },
      { type: 'entry.add' },
      { type: 'entry.edit', entryId: first.id },
      ...[saveNew, samples.written.other, samples.written.same].map((written) => ({
        type: 'entry.save' as const,
        written,
      })),
      { type: 'entry.close' },
      { type: 'entry.delete', entryId: first.id },
      { type: 'entry.delete', entryId: second.id },
      { type: 'entry.restore', entry: second, order: 2 },
      move,
      { type: 'entries.again', changes: [remove] },
    ],
    answers: [
      ...[ok(samples.entries), refused].map((output) => done('fetchList', output)),
      ...Object.values(answers).flatMap((values) => values.map((value) => done('sendChange', ok(value)))),
      done('sendChange', refused),
    ],
  }
}

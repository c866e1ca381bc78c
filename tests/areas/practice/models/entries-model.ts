import type { AnyEventObject } from 'xstate'

import type { Entry, EntryChange } from '#machines/practice/editor/entries/entries.ts'
import type { Written } from '#machines/practice/editor/entries/entry-changes.ts'

import { refusedWith } from '#tests/areas/cart/models/cart-samples.ts'
import { entriesRules } from './entries-rules.ts'
import type { EntriesMachine, Snapshot } from './entries-steps.ts'
import { writingRules } from './entries-writing-rules.ts'
import { isKeptPart } from '#tests/models/kept-list-part.ts'
import { defineModel, done } from '#tests/models/support/model.ts'

/** Samples that a list of entries is tried with. */
export interface EntriesSamples {
  readonly machine: EntriesMachine
  readonly list: 'storeServices' | 'storePackages'
  /** So many there may be. */
  readonly max: number
  /** The entries that there are; the first is changed, the second deleted and brought back. */
  readonly entries: readonly [Entry, Entry, ...Entry[]]
  /** The first one as its form sends it: otherwise than it is, and as it is. */
  readonly written: { readonly other: Written; readonly same: Written }
  /** Answers to each kind of change. */
  readonly answers: Readonly<Record<Exclude<EntryChange['kind'], 'delete' | 'restore' | 'move'>, Entry>>
  /** Changes of one entry that came to nothing. */
  readonly again: readonly (readonly EntryChange[])[]
  readonly journeys?: readonly (readonly AnyEventObject[])[]
}

export const ok = (value: unknown) => ({ result: { ok: true, value }, at: 1000 }) as const
export const sent = (value: unknown) => done('sendChange', ok(value))
const refused = refusedWith(409, 'Not now')
// The shop asks to be left alone for longer than a change waits.
const tooBusy = refusedWith(429, '', { retryAfter: 61_000 })
const noAnswer = { result: { ok: false, problem: { kind: 'unreachable' } }, at: 1000 } as const

const signedIn = { type: 'session.signedIn', userId: 7, userTypeId: 2 } as const
const opened = { type: 'queue.opened', tab: 'a' } as const
const adopted = { type: 'queue.adopted', adopted: { queue: [], kept: null } } as const
const add = { type: 'entry.add' } as const
const edit = { type: 'entry.edit', entryId: 1 } as const
const close = { type: 'entry.close' } as const

/** The events by which a list comes to be known. */
export const beginning = (entries: readonly Entry[]) => [signedIn, opened, adopted, done('fetchList', ok(entries))]

const isFresh = (snapshot: Snapshot) => snapshot.matches({ signedIn: { here: { syncing: 'fresh' } } })

/** The model of services and of packages. */
export function entriesModel({ machine, list, max, entries, written, again, ...samples }: EntriesSamples) {
  const [first, second, ...others] = entries
  const answers: Readonly<Record<EntryChange['kind'], ReturnType<typeof ok>>> = {
    ...(Object.fromEntries(Object.entries(samples.answers).map(([kind, value]) => [kind, ok(value)])) as Record<
      keyof typeof samples.answers,
      ReturnType<typeof ok>
    >),
    delete: ok(null),
    restore: ok(second),
    move: ok([second, first, ...others]),
  }
  const full = Array.from({ length: max }, (_, at) => ({ ...first, id: at + 1 }))
  const saveOther = { type: 'entry.save', written: written.other } as const
  const remove = { type: 'entry.delete', entryId: 2 } as const
  const restore = { type: 'entry.restore', entry: second, order: 2 } as const
  const removeNew = { type: 'entry.delete', entryId: 'a-1' } as const
  const restoreNew = { type: 'entry.restore', entry: { ...first, id: 'a-1' }, order: 2 } as const
  const move = { type: 'entry.move', entryId: 1, order: 2 } as const
  const begin = beginning(entries)
  const failures = [refused, tooBusy, noAnswer].map((output) => done('sendChange', output))

  return defineModel<EntriesMachine>({
    machine,
    events: [
      signedIn,
      { type: 'session.signedOut' },
      opened,
      adopted,
      { type: 'list.retry' },
      add,
      edit,
      { ...edit, entryId: 9 },
      close,
      saveOther,
      { type: 'entry.save', written: written.same },
      ...entries.map(({ id }) => ({ type: 'entry.delete' as const, entryId: id })),
      { type: 'entry.delete', entryId: 9 },
      restore,
      move,
      ...[0, 1, entries.length, entries.length + 1].map((order) => ({ ...move, order })),
      { ...move, entryId: 9 },
      ...again.map((changes) => ({ type: 'entries.again' as const, changes })),
    ],
    answers: [
      ...[ok(entries), ok(full), refused].map((output) => done('fetchList', output)),
      ...Object.values(answers).map((output) => done('sendChange', output)),
      ...failures,
    ],
    fits: ({ context: { queue } }, { type, output }) => {
      const change = queue[0]?.change
      if (type !== 'xstate.done.actor.sendChange' || !output.result.ok || !change) return true
      const { value } = output.result
      return (
        output === answers[change.kind] && (change.kind === 'create' || [undefined, change.entryId].includes(value?.id))
      )
    },
    isShared: isKeptPart,
    // One thing at a time: what is done while something is on its way is walked by the journeys.
    until: (snapshot, { type }) => {
      const { kept, queue } = snapshot.context
      if (snapshot.matches('away')) return type !== 'session.signedIn'
      if (type === 'queue.opened') return !snapshot.matches({ signedIn: 'naming' })
      if (type === 'queue.adopted') return !snapshot.matches({ signedIn: 'opening' })
      if (!snapshot.matches({ signedIn: 'here' }) || queue.length > 0) return true
      if (type === 'session.signedIn') return true
      if (type === 'list.retry' || type === 'entry.add') return false
      return !isFresh(snapshot) || JSON.stringify(kept) !== JSON.stringify(entries)
    },
    journeys: [
      // A new entry is changed while it is being made: it is known by its number then.
      [...begin, add, saveOther, { ...edit, entryId: 'a-1' }, sent(samples.answers.create), saveOther],
      // Another one is made while an entry waits to be made, and its words are in another language.
      [
        ...begin,
        { type: 'language.shown', language: 'de' },
        done('fetchList', ok(entries)),
        add,
        saveOther,
        add,
        saveOther,
      ],
      // It is deleted elsewhere while it is being written: it is made anew.
      [...begin, edit, { type: 'list.outdated' }, done('fetchList', ok([second, ...others])), saveOther],
      // It is deleted while it, or another, is being written.
      [...begin, edit, { ...remove, entryId: 1 }, saveOther],
      [...begin, edit, remove, saveOther],
      [...begin, remove, edit, { ...remove, entryId: 1 }],
      // It comes back behind what deletes it, and is deleted again.
      [...begin, remove, restore, remove, sent(null), sent(second), sent(null)],
      ...again.map((changes) => [...begin, remove, { type: 'entries.again', changes }]),
      // An entry is deleted before it is made, and brought back: before it is, once it was refused, once it was made after all.
      [...begin, add, saveOther, removeNew, restoreNew],
      ...[2, entries.length + 1].map((order) => [
        ...begin,
        add,
        saveOther,
        removeNew,
        done('sendChange', refused),
        done('fetchList', ok(entries)),
        { ...restoreNew, order },
      ]),
      [...begin, add, saveOther, removeNew, sent(samples.answers.create), restoreNew],
      // What is moved twice goes where it was moved last.
      [...begin, move, { ...move, order: 1 }, sent([second, first, ...others]), sent(entries)],
      // Of another entry the changes stand where those of one come to nothing.
      ...failures.map((failure) => [...begin, edit, saveOther, remove, move, failure]),
      ...failures.map((failure) => [...begin, add, saveOther, remove, failure]),
      ...(samples.journeys ?? []),
    ],
    project: ({ context: { kept, queue, writing, problem } }) => ({
      entries: kept?.map(({ id, name, features }) => [id, name, features.map(({ text }) => text)]),
      queue: queue.map(({ change: { kind, entryId } }) => [kind, entryId]),
      writing,
      has: problem !== null,
    }),
    rules: { ...entriesRules(list), ...writingRules(list, max) },
  })
}

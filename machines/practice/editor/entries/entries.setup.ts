import { assertEvent, assign, emit } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { Problem } from '#contract/result.ts'

import type { KeptContext } from '../../../kept-list/kept-list.events.ts'
import { keptSetup, nextKey, withChange } from '../../../kept-list/kept-list.setup.ts'
import { referring } from '../../../kept-list/kept-list.ts'
import type { Made } from '../../../kept-list/kept-list.ts'
import { givenUpNotice, refusalNotice } from '../../../kept-list/notices.ts'

import { changesFor } from './entry-changes.ts'
import { writtenOf } from './entry-forms.machine.ts'
import type { Written } from './entry-changes.ts'
import { entryList, entryOf, shownEntries } from './entries.ts'
import type { Entry, EntryChange, EntryId, KeptEntries, KnownEntries } from './entries.ts'

export type EntryListName = 'storeServices' | 'storePackages'

interface OwnContext {
  readonly list: EntryListName
  /** The most entries that there may be. */
  readonly max: number
  /** The entry in the open form; null for a new one. */
  readonly writing: EntryId | null
}

export type EntryEvent =
  | { type: 'entry.add' }
  | { type: 'entry.edit'; entryId: EntryId }
  | { type: 'entry.close' }
  /** Its form has sent what was written. */
  | { type: 'entry.save'; written: Written }
  | { type: 'entry.delete'; entryId: EntryId }
  | { type: 'entry.restore'; entry: Entry; order: number }
  /** `order` counts from 1. */
  | { type: 'entry.move'; entryId: EntryId; order: number }
  /** Changes that came to nothing are wanted once more. */
  | { type: 'entries.again'; changes: readonly EntryChange[] }

/** Events that reach a list after its page was left. */
export type EntryUndo = Extract<EntryEvent, { type: 'entry.restore' | 'entries.again' }> & { list: EntryListName }

export type EntryFact =
  /** `entry`: null for a new one. */
  | { type: 'entry.opened'; list: EntryListName; entry: Entry | null }
  /** An entry whose form was opened before it was made has its number. */
  | { type: 'entry.numbered'; list: EntryListName; entry: Entry }
  | { type: 'entry.closed'; list: EntryListName }
  /** The server has carried a change out. */
  | { type: 'entries.changed' }
  | {
      type: 'notice.raised'
      tone: 'info' | 'error'
      text: string
      values: Record<string, string>
      undo?: { to: 'practicePage'; event: EntryUndo; label?: string }
    }

interface EntriesTypes extends KeptEntries {
  own: OwnContext
  event: EntryEvent
  fact: EntryFact
}

type Context = KeptContext<readonly Entry[], EntryChange> & OwnContext

const shown = (context: KnownEntries, entryId: EntryId | null) => entryOf(shownEntries(context), entryId)

/** The queue with several changes more. */
function allWanted(context: Context, changes: readonly EntryChange[]): Pick<Context, 'queue' | 'changes'> {
  const { queue, changes: count } = changes.reduce(
    (so: Context, change) => ({ ...so, ...withChange(entryList, so, change) }),
    context,
  )
  return { queue, changes: count }
}

const keyAfter = (context: Context) => (at: number) => nextKey({ ...context, changes: context.changes + at })

/** The queue with changes that came to nothing, wanted again; what was not made is made under another key. */
function wantedAgain(context: Context, changes: readonly EntryChange[]): Pick<Context, 'queue' | 'changes'> {
  const keyOf = keyAfter(context)
  const keys = Object.fromEntries(
    changes.flatMap((change, at) => {
      if (change.kind === 'create') return [[change.entryId, keyOf(at)]]
      return change.kind === 'addFeature' ? [[change.featureId, keyOf(at)]] : []
    }),
  )
  return allWanted(
    context,
    changes.map((change) => referring(entryList, change, keys)),
  )
}

/** The queue with an entry brought back. The server restores only what it has made. */
function restored(context: Context, entry: Entry, order: number): Pick<Context, 'queue' | 'changes'> {
  const { queue, changes, made } = context
  const { id, name } = entry
  if (typeof id === 'number' || id in made)
    return allWanted(context, [{ kind: 'restore', entryId: id, name, entry, order }])
  const isBeingMade = queue.some(({ change }) => change.kind === 'create' && change.entryId === id)
  if (isBeingMade)
    return { queue: queue.filter(({ change }) => change.kind !== 'delete' || change.entryId !== id), changes }
  const anew = changesFor(undefined, writtenOf(entry), entry.language, keyAfter(context))
  const isLast = order > shownEntries(context).length
  const moved = { kind: 'move', entryId: keyAfter(context)(0), name, order } as const
  return allWanted(context, isLast ? anew : [...anew, moved])
}

/** Words as they were written, with the numbers of features that were made while the form was open. */
const withMade = (written: Written, made: Made): Written =>
  'features' in written
    ? {
        ...written,
        features: written.features.map(({ feature_id: id, text }) => ({
          feature_id: id === null ? null : (made[id] ?? id),
          text,
        })),
      }
    : written

/** Setup of the chart of one list of a practice page. */
export function entriesSetupOf(list: EntryListName, max: number) {
  const own: OwnContext = { list, max, writing: null }
  const again = (changes: readonly EntryChange[]) => ({
    to: 'practicePage' as const,
    event: { type: 'entries.again' as const, list, changes },
  })
  const base = keptSetup<EntriesTypes>(entryList, own)
  const entriesSetup = base.extend({
    guards: {
      /** The entry is among those shown. */
      isKnown: ({ context }, { entryId }: { entryId: EntryId }) => shown(context, entryId) !== undefined,
      /** The list has fewer entries than it may have. */
      hasRoom: ({ context }) => context.kept !== null && shownEntries(context).length < context.max,
      /** The form is open with this entry. */
      isWritten: ({ context }, { entryId }: { entryId: EntryId }) => context.writing === entryId,
      /** The entry is to go to another place in the list than its own. */
      isElsewhere: ({ context }, { entryId, order }: { entryId: EntryId; order: number }) => {
        const entries = shownEntries(context)
        const at = entries.findIndex(({ id }) => id === entryId)
        return at >= 0 && order >= 1 && order <= entries.length && at !== order - 1
      },
    },
    actions: {
      /** Notes which entry the form is open with: one of the list, a new one, or none. */
      setWriting: assign((_, { entryId }: { entryId: EntryId | null }) => ({ writing: entryId })),
      /** Notes the number of the entry whose form is open, once it is made, and tells the page of it. */
      setMade: base.enqueueActions(({ context, enqueue: add }) => {
        const { writing, made } = context
        const entry = typeof writing === 'string' ? shown(context, made[writing] ?? null) : undefined
        if (!entry) return
        add.assign({ writing: entry.id })
        add.emit({ type: 'entry.numbered', list, entry })
      }),
      /** Tells the page which entry the form is to show. */
      emitOpened: emit(({ context }) => ({
        type: 'entry.opened' as const,
        list,
        entry: shown(context, context.writing) ?? null,
      })),
      /** Tells the page that the form is closed. */
      emitClosed: emit({ type: 'entry.closed' as const, list }),
      /** Tells the page that the list is another, so that the preview follows. */
      emitChanged: emit({ type: 'entries.changed' as const }),
      /** Shows what the form holds at once, and queues it for the server. */
      wantWritten: assign(({ context }, { written }: { written: Written }) =>
        allWanted(
          context,
          changesFor(
            shown(context, context.writing),
            withMade(written, context.made),
            context.language ?? DEFAULT_LANGUAGE,
            keyAfter(context),
          ),
        ),
      ),
      /** Shows the entry at its new place at once, and queues the move for the server. */
      wantMoved: assign(({ context }, { entryId, order }: { entryId: EntryId; order: number }) =>
        allWanted(context, [{ kind: 'move', entryId, name: shown(context, entryId)?.name ?? '', order }]),
      ),
      /** Puts a deleted entry back at its place, as a new one for the server. */
      wantRestored: assign(({ context }, { entry, order }: { entry: Entry; order: number }) =>
        restored(context, entry, order),
      ),
      /** Does changes that were given up on once more. */
      wantAgain: assign(({ context }, { changes }: { changes: readonly EntryChange[] }) =>
        wantedAgain(context, changes),
      ),
      /** Takes the entry away at once, and says so in a message from which it can be brought back. */
      deleteEntry: base.enqueueActions(({ context, event, enqueue: add }) => {
        assertEvent(event, 'entry.delete')
        const entry = shown(context, event.entryId)
        if (!entry) return
        const order = shownEntries(context).indexOf(entry) + 1
        add({ type: 'want', params: { change: { kind: 'delete', entryId: entry.id, name: entry.name } } })
        add.emit({
          type: 'notice.raised',
          tone: 'info',
          text: entry.name === '' ? 'practiceEditor:entries.deletedNameless' : 'practiceEditor:entries.deleted',
          values: { name: entry.name },
          undo: { to: 'practicePage', event: { type: 'entry.restore', list, entry, order } },
        })
      }),
      /** Says in a message that the server refused the change, which can be tried again from there. */
      sayRefusal: emit(
        (_, { name, changes, problem }: { name: string; changes: readonly EntryChange[]; problem: Problem }) => ({
          ...refusalNotice(name, problem),
          undo: { ...again(changes), label: 'common:retry' },
        }),
      ),
      /** Says in a message that a change could not be stored, which can be tried again from there. */
      sayGivenUp: emit((_, { changes }: { changes: readonly EntryChange[] }) =>
        givenUpNotice(changes.at(-1)?.name ?? '', again(changes)),
      ),
    },
  })
  return { entriesSetup, own }
}

import { entryOf, shownEntries } from '#machines/practice/editor/entries/entries.ts'
import type { Entry, EntryChange } from '#machines/practice/editor/entries/entries.ts'

import { isOpening, isSyncing, isWriting } from './entries-person.ts'
import type { Snapshot } from './entries-steps.ts'
import type { Effect } from '#tests/models/support/effects.ts'

/** The sight of a list of entries in the editor, and its call on the network. */
export type Visible =
  | 'elsewhere'
  | {
      readonly entries: readonly SeenEntry[]
      /** The same as the preview of the page shows them. */
      readonly preview: readonly SeenWords[]
      readonly loading: boolean
      /** The reason for which the list could not be had. */
      readonly failure: string | null
      readonly canAdd: boolean
      readonly form: SeenForm | null
      /** Read out of an entry that was moved: its name, its place, how many there are. */
      readonly moved: readonly string[]
      readonly said: readonly Said[]
      readonly asked: { readonly method: string; readonly path: string; readonly body: unknown } | null
    }

interface SeenWords {
  readonly name: string
  readonly description: string
  readonly features: readonly string[]
}

export interface SeenEntry {
  /** Empty for one without a name. */
  readonly name: string
  readonly description: string
  readonly canEdit: boolean
  readonly canMoveUp: boolean
  readonly canMoveDown: boolean
}

export interface SeenForm extends SeenWords {
  /** The entry that is written; null for a new one. */
  readonly of: string | null
  /** Empty where there is none to choose. */
  readonly icon: string
}

export interface Said {
  readonly text: 'deleted' | 'refused' | 'other'
  readonly name: string
  readonly canUndo: boolean
}

/** The sight that is predicted of a situation. `icon`: that of a new entry. */
export const visibleEntries =
  (icon: string) =>
  (snapshot: Snapshot, _: unknown, { effects }: { readonly effects: readonly Effect[] }): Visible => {
    if (!snapshot.matches('signedIn')) return 'elsewhere'
    const { kept, problem, max } = snapshot.context
    const entries = shownEntries(snapshot.context)
    const isFailed = isSyncing(snapshot, 'failed')
    return {
      entries: entries.map(({ name, description }, at) => ({
        name,
        description,
        canEdit: !isWriting(snapshot),
        canMoveUp: at > 0,
        canMoveDown: at < entries.length - 1,
      })),
      preview: entries.map(wordsOf),
      loading: kept === null && !isFailed,
      failure: isFailed && problem?.kind === 'refused' ? problem.message : null,
      canAdd: kept !== null && !isWriting(snapshot) && entries.length < max,
      form: formIn(snapshot, icon),
      moved: movedIn(snapshot),
      said: effects.flatMap(saidBy),
      asked: askedIn(snapshot),
    }
  }

const wordsOf = ({ name, description, features }: Entry): SeenWords => ({
  name,
  description,
  features: features.map(({ text }) => text),
})

function formIn(snapshot: Snapshot, icon: string): SeenForm | null {
  if (!isWriting(snapshot)) return null
  const entry = entryOf(shownEntries(snapshot.context), snapshot.context.writing)
  return entry
    ? { of: entry.name, ...wordsOf(entry), icon: entry.icon }
    : { of: null, name: '', description: '', features: [], icon }
}

function movedIn({ context }: Snapshot): readonly string[] {
  const change = context.queue.at(-1)?.change
  return change?.kind === 'move' ? [change.name, String(change.order), String(shownEntries(context).length)] : []
}

const TEXTS: Readonly<Record<string, Said['text']>> = {
  'practiceEditor:entries.deleted': 'deleted',
  'common:listNotice.refused': 'refused',
}

function saidBy({ type, params }: Effect): readonly Said[] {
  if (type !== 'xstate.emit') return []
  const { event } = params as { event: { type: string; text: string; values: { name: string }; undo?: unknown } }
  if (event.type !== 'notice.raised') return []
  return [{ text: TEXTS[event.text] ?? 'other', name: event.values.name, canUndo: event.undo !== undefined }]
}

function askedIn(snapshot: Snapshot): Exclude<Visible, string>['asked'] {
  // What comes before the first call passes by itself, at once.
  if (isOpening(snapshot) || isSyncing(snapshot, 'fetching')) return { method: 'GET', path: '', body: null }
  const [sent] = snapshot.context.queue
  return sent && isSyncing(snapshot, 'sending') ? callOf(sent.change) : null
}

function callOf(change: EntryChange): NonNullable<Exclude<Visible, string>['asked']> {
  const path = `/${change.entryId}`
  switch (change.kind) {
    case 'create':
      return { method: 'POST', path: '', body: bodyOf(change.words) }
    case 'update':
      return { method: 'PUT', path, body: bodyOf(change.words) }
    case 'delete':
      return { method: 'DELETE', path, body: null }
    case 'restore':
      return { method: 'POST', path: `${path}/restore`, body: null }
    case 'move':
      return { method: 'PUT', path: `${path}/reorder`, body: { order: change.order } }
    case 'addFeature':
      return { method: 'POST', path: `${path}/features`, body: { text: change.text } }
    case 'changeFeature':
      return {
        method: 'PUT',
        path: `${path}/features`,
        body: { feature_id: change.featureId, text: change.text },
      }
    case 'removeFeature':
      return { method: 'DELETE', path: `${path}/features`, body: { feature_id: change.featureId } }
    default:
      return change satisfies never
  }
}

/** A package has no icon. */
const bodyOf = ({ icon, ...words }: Pick<Entry, 'name' | 'description' | 'icon'>) =>
  icon === '' ? words : { ...words, icon }

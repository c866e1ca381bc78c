import type { LanguageCode } from '#contract/languages.ts'
import type { Picture } from '#areas/practice/contract/store.ts'

import { shownOf } from '../../../kept-list/kept-list.ts'
import type { KeptQueue, List } from '../../../kept-list/kept-list.ts'

/** The server's number, or the key of the change that makes it. */
export type EntryId = number | string

export interface Feature {
  readonly feature_id: EntryId
  readonly text: string
  readonly language: LanguageCode
}

/** A service or a package of a practice page. A service has no features and no picture, a package no icon. */
export interface Entry {
  readonly id: EntryId
  readonly name: string
  readonly description: string
  readonly icon: string
  readonly image: Picture | null
  readonly features: readonly Feature[]
  readonly language: LanguageCode
}

export type EntryWords = Pick<Entry, 'name' | 'description' | 'icon'>

interface Of {
  readonly entryId: EntryId
  /** The entry's, for those who are told of the change. */
  readonly name: string
}

/** A change of the list. `order` counts from 1 (practice.reorder-counts-from-one). */
export type EntryChange =
  | (Of & { readonly kind: 'create' | 'update'; readonly words: EntryWords; readonly language: LanguageCode })
  | (Of & { readonly kind: 'delete' })
  /** `entry`: as it was when it was deleted. */
  | (Of & { readonly kind: 'restore'; readonly entry: Entry; readonly order: number })
  | (Of & { readonly kind: 'move'; readonly order: number })
  | (Of & {
      readonly kind: 'addFeature' | 'changeFeature'
      readonly featureId: EntryId
      readonly text: string
      readonly language: LanguageCode
    })
  | (Of & { readonly kind: 'removeFeature'; readonly featureId: EntryId })

export interface KeptEntries {
  kept: readonly Entry[]
  shown: readonly Entry[]
  change: EntryChange
  /** The entry as it is now, all of them in a new order, none for one that was deleted. */
  answer: Entry | readonly Entry[] | null
}

/** The list with an entry at a position that counts from 1. */
const withAt = (entries: readonly Entry[], entry: Entry, order: number): readonly Entry[] => {
  const others = entries.filter(({ id }) => id !== entry.id)
  return [...others.slice(0, order - 1), entry, ...others.slice(order - 1)]
}

function shownAfter(shown: readonly Entry[], change: EntryChange): readonly Entry[] {
  const entry = shown.find(({ id }) => id === change.entryId)
  const inPlace = (changed: Partial<Entry>) => shown.map((one) => (one === entry ? { ...one, ...changed } : one))
  switch (change.kind) {
    case 'create':
      return entry ? shown : [...shown, newEntry(change)]
    case 'update':
      return inPlace({ ...change.words, language: change.language })
    case 'delete':
      return shown.filter((one) => one !== entry)
    case 'restore':
      return withAt(shown, { ...change.entry, id: change.entryId }, change.order)
    case 'move':
      return entry ? withAt(shown, entry, change.order) : shown
    case 'addFeature':
    case 'changeFeature':
      return inPlace({ features: entry ? withFeature(entry.features, change) : [] })
    case 'removeFeature':
      return inPlace({ features: entry?.features.filter(({ feature_id }) => feature_id !== change.featureId) ?? [] })
    default:
      return change satisfies never
  }
}

const newEntry = ({ entryId, words, language }: Extract<EntryChange, { kind: 'create' | 'update' }>): Entry => ({
  id: entryId,
  ...words,
  image: null,
  features: [],
  language,
})

function withFeature(
  features: readonly Feature[],
  { featureId, text, language }: Extract<EntryChange, { kind: 'addFeature' | 'changeFeature' }>,
): readonly Feature[] {
  const feature = { feature_id: featureId, text, language }
  const at = features.findIndex(({ feature_id }) => feature_id === featureId)
  return at < 0 ? [...features, feature] : features.with(at, feature)
}

function joined(before: EntryChange, after: EntryChange): EntryChange | undefined {
  if (after.kind === 'update' && (before.kind === 'create' || before.kind === 'update'))
    return { ...after, kind: before.kind }
  if (
    after.kind === 'changeFeature' &&
    (before.kind === 'addFeature' || before.kind === 'changeFeature') &&
    before.featureId === after.featureId
  )
    return { ...after, kind: before.kind }
  return undefined
}

const isList = (answer: KeptEntries['answer']): answer is readonly Entry[] => Array.isArray(answer)

function learned(
  entries: readonly Entry[] | null,
  change: EntryChange,
  answer: KeptEntries['answer'],
): readonly Entry[] | null {
  if (isList(answer)) return answer
  if (entries === null) return null
  if (answer === null) return entries.filter(({ id }) => id !== change.entryId)
  const at = entries.findIndex(({ id }) => id === answer.id)
  if (at >= 0) return entries.with(at, answer)
  return withAt(entries, answer, change.kind === 'restore' ? change.order : entries.length + 1)
}

function idMade(change: EntryChange, answer: KeptEntries['answer']): EntryId | undefined {
  if (answer === null || isList(answer)) return undefined
  if (change.kind === 'create') return answer.id
  return change.kind === 'addFeature'
    ? answer.features.findLast(({ text }) => text === change.text)?.feature_id
    : undefined
}

/** Services or packages as a kept list, in their order. */
export const entryList: List<KeptEntries> = {
  empty: [],
  subjectOf: ({ entryId }) => entryId,
  apply: shownAfter,
  join: joined,
  learn: learned,
  made: {
    idOf: idMade,
    refer: (change, key, id) => {
      if (change.entryId === key) return { ...change, entryId: id }
      return 'featureId' in change && change.featureId === key ? { ...change, featureId: id } : change
    },
  },
}

export type KnownEntries = KeptQueue<readonly Entry[], EntryChange>

/** The list as the practitioner has it: what they did stands at once. */
export const shownEntries = ({ kept, queue }: KnownEntries): readonly Entry[] => shownOf(entryList, { kept, queue })

export const entryOf = (entries: readonly Entry[], entryId: EntryId | null): Entry | undefined =>
  entries.find(({ id }) => id === entryId)

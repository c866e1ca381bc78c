import assert from 'node:assert/strict'

import type { Entry, EntryChange, Feature } from '#machines/practice/editor/entries/entries.ts'
import type { FeatureWritten } from '#machines/practice/editor/entries/entry-forms.machine.ts'

import {
  added,
  does,
  isOk,
  isOpen,
  queueOf,
  shown,
  shownOne,
  type EntriesRules,
  type EntriesStep,
} from './entries-steps.ts'
import { emitted } from '#tests/models/support/rules.ts'

const isSaved = (step: EntriesStep) => does('entry.save')(step) && isOpen(step.before)
/** The entry in the open form as it is shown; none for a new one, or one that is gone. */
const writtenOver = ({ before }: EntriesStep) => shownOne(before, before?.context.writing)
const wordsOf = (words: Entry) => [words.name, words.description, words.icon ?? '']
const ofFeature = (change: EntryChange) => 'featureId' in change

/** Changes due for a feature of a known entry: none where it is as it was. */
function featureKinds(before: readonly Feature[], written: readonly FeatureWritten[], made: object): readonly string[] {
  const numberOf = (id: FeatureWritten['feature_id']) => (made as Record<string, unknown>)[id ?? ''] ?? id
  const gone = before.filter(({ feature_id: id }) => !written.some((one) => numberOf(one.feature_id) === id))
  const others = written.flatMap(({ feature_id: id, text }) => {
    const known = before.find(({ feature_id }) => feature_id === numberOf(id))
    if (!known) return ['addFeature']
    return known.text === text ? [] : ['changeFeature']
  })
  return [...gone.map(() => 'removeFeature'), ...others]
}

/** Rules of the form of an entry: when it is open, and what comes of what it has sent. */
export const writingRules = (list: 'storeServices' | 'storePackages', max: number): EntriesRules => ({
  'begins with no form open': {
    when: ({ before, after }) =>
      before?.matches({ signedIn: 'opening' }) === true && after.matches({ signedIn: 'here' }),
    must: ({ after }) => assert.deepEqual([isOpen(after), after.context.writing], [false, null]),
  },
  'opens a form for a new entry where there is room, and for one that is there; one at a time': {
    requirements: ['practice.services-are-kept', 'practice.packages-are-kept'],
    when: does('entry.add', 'entry.edit'),
    must: (step) => {
      const { type, entryId = null } = step.event
      const entry = shownOne(step.before, entryId) ?? null
      const hasRoom = step.before?.context.kept !== null && shown(step.before).length < max
      const opens = !isOpen(step.before) && (type === 'entry.add' ? hasRoom : entry !== null)
      assert.deepEqual(emitted(step), opens ? [{ type: 'entry.opened', list, entry }] : [])
      assert.equal(isOpen(step.after), opens || isOpen(step.before))
      assert.equal(step.after.context.writing, opens ? entryId : step.before?.context.writing)
      if (!opens) assert.deepEqual(step.effects, [])
    },
  },
  'closes an open form, and says so': {
    when: does('entry.close'),
    must: (step) => {
      assert.equal(isOpen(step.after), false)
      assert.deepEqual(emitted(step), isOpen(step.before) ? [{ type: 'entry.closed', list }] : [])
      assert.deepEqual(shown(step.after), shown(step.before))
    },
  },
  'takes nothing of a form that is not open': {
    when: (step) => does('entry.save')(step) && !isOpen(step.before),
    must: (step) => assert.deepEqual([step.after.context, step.effects], [step.before?.context, []]),
  },
  'shows what was written at once, and closes its form': {
    requirements: ['practice.lists-save-by-themselves'],
    when: isSaved,
    must: (step) => {
      const { written } = step.event
      const [create] = added(step)
      const known = writtenOver(step)
      const entry = (known ? shownOne(step.after, known.id) : shown(step.after).at(-1)) ?? assert.fail()
      assert.equal(isOpen(step.after), false)
      assert.deepEqual(emitted(step), [])
      assert.deepEqual(wordsOf(entry), wordsOf(written))
      assert.deepEqual(
        entry.features.map(({ text }) => text),
        (written.features ?? []).map(({ text }: Feature) => text),
      )
      if (!known) assert.deepEqual([create?.change.kind, entry.id], ['create', create?.key])
      assert.equal(shown(step.after).length, shown(step.before).length + (known ? 0 : 1))
    },
  },
  'wants of what was written only what differs': {
    requirements: ['practice.lists-save-by-themselves'],
    when: (step) => isSaved(step) && writtenOver(step) !== undefined,
    must: (step) => {
      const { written } = step.event
      const known = writtenOver(step) as Entry
      const made = step.before?.context.made ?? {}
      const isOther = JSON.stringify(wordsOf(known)) !== JSON.stringify(wordsOf(written))
      assert.deepEqual(
        added(step).map(({ change: { kind } }) => kind),
        [...(isOther ? ['update'] : []), ...featureKinds(known.features, written.features ?? [], made)],
      )
    },
  },
  'has each change know its entry, and each new feature its key': {
    when: (step) => isSaved(step) && added(step).length > 0,
    must: (step) => {
      const entryId = writtenOver(step)?.id ?? added(step)[0]?.key
      for (const { key, change } of added(step)) {
        assert.deepEqual([change.entryId, change.name], [entryId, step.event['written'].name])
        if (ofFeature(change))
          assert.equal('featureId' in change && change.featureId === key, change.kind === 'addFeature')
      }
    },
  },
  'keeps words in the language of the page': {
    requirements: ['practice.words-keep-their-language'],
    when: isSaved,
    must: (step) => {
      for (const { change } of added(step))
        if ('language' in change) assert.equal(change.language, step.before?.context.language ?? 'en')
    },
  },
  'knows an entry that is being written by its number once it is made, and tells it': {
    when: (step) => isOk(step) && typeof step.before?.context.writing === 'string',
    must: (step) => {
      const { before, after } = step
      const isMade = queueOf(before)[0]?.key === before?.context.writing
      const entry = shownOne(after, after.context.kept?.at(-1)?.id)
      assert.equal(after.context.writing, isMade ? entry?.id : before?.context.writing)
      assert.equal(isOpen(after), isOpen(before))
      assert.deepEqual(emitted(step), [
        ...(isMade ? [{ type: 'entry.numbered', list, entry }] : []),
        { type: 'entries.changed' },
      ])
    },
  },
})

import assert from 'node:assert/strict'

import type { Entry, EntryChange } from '#machines/practice/editor/entries/entries.ts'

import {
  added,
  does,
  isAnswer,
  isHere,
  isKnown,
  isOk,
  isOpen,
  queueOf,
  shown,
  shownOne,
  statusOf,
  type EntriesRules,
  type EntriesStep,
} from './entries-steps.ts'
import { emitted, sent, started } from '#tests/models/support/rules.ts'

const notice = (tone: string, text: string, values: object) => ({ type: 'notice.raised', tone, text, values })
const isElsewhere = (step: EntriesStep) => {
  const { entryId, order } = step.event
  const at = shown(step.before).findIndex(({ id }) => id === entryId)
  return at >= 0 && order > 0 && order <= shown(step.before).length && order !== at + 1
}
/** The number of the entry that is brought back; undefined for one that was not made. */
const madeId = ({ event, before }: EntriesStep) => {
  const { id } = event['entry']
  return typeof id === 'number' ? id : before?.context.made[id]
}
const isBeingMade = ({ event, before }: EntriesStep) =>
  queueOf(before).some(({ change }) => change.kind === 'create' && change.entryId === event['entry'].id)
const isUntouched = ({ before, after, effects }: EntriesStep) =>
  assert.deepEqual([after.context, after.value, effects], [before?.context, before?.value, []])

/** Rules of a list of entries of a practice page: which there are, and in which order. */
export const entriesRules = (list: 'storeServices' | 'storePackages'): EntriesRules => ({
  'is nobody’s once its person is gone, and nothing is being written': {
    when: ({ after }) => after.matches('away'),
    must: ({ after }) =>
      assert.deepEqual([after.context.userId, shown(after), after.context.writing], [null, [], null]),
  },
  'stores what was done at once': {
    requirements: ['practice.lists-save-by-themselves'],
    when: (step) => isHere(step) && added(step).length > 0,
    must: (step) => {
      const [order] = sent(step, 'storeQueue') as { queue: { key: string }[]; kept: unknown }[]
      const keys = (queue: readonly { key: string }[] = []) => queue.map(({ key }) => key).toSorted()
      assert.deepEqual([keys(order?.queue), order?.kept], [keys(queueOf(step.after)), step.after.context.kept])
    },
  },
  'does nothing to an entry that is not there': {
    when: (step) => isHere(step) && step.event['entryId'] === 9,
    must: isUntouched,
  },
  'takes an entry out at once that is deleted, and says so with a way back to its place': {
    requirements: ['practice.lists-save-by-themselves', 'practice.deleted-entries-can-be-restored'],
    when: (step) => does('entry.delete')(step) && isKnown(step),
    must: (step) => {
      const { entryId } = step.event
      const entry = shownOne(step.before, entryId) as Entry
      const order = shown(step.before).indexOf(entry) + 1
      const isWritten = isOpen(step.before) && step.before?.context.writing === entryId
      assert.equal(shownOne(step.after, entryId), undefined)
      assert.deepEqual(
        added(step).map(({ change }) => change),
        [{ kind: 'delete', entryId, name: entry.name }],
      )
      assert.deepEqual(emitted(step), [
        {
          ...notice('info', `practiceEditor:entries.deleted${entry.name === '' ? 'Nameless' : ''}`, {
            name: entry.name,
          }),
          undo: { to: 'practicePage', event: { type: 'entry.restore', list, entry, order } },
        },
        ...(isWritten ? [{ type: 'entry.closed', list }] : []),
      ])
      assert.equal(isOpen(step.after), isOpen(step.before) && !isWritten)
    },
  },
  'shows an entry that is brought back at its place at once, as it was': {
    requirements: ['practice.deleted-entries-can-be-restored'],
    when: (step) => does('entry.restore')(step) && madeId(step) !== undefined,
    must: (step) => {
      const { entry, order } = step.event
      const entryId = madeId(step)
      assert.deepEqual(shown(step.after)[order - 1], { ...entry, id: entryId })
      assert.equal(shown(step.after).filter(({ id }) => id === entryId).length, 1)
      assert.deepEqual(
        added(step).map(({ change }) => change),
        [{ kind: 'restore', entryId, name: entry.name, entry, order }],
      )
    },
  },
  'deletes an entry no more that is brought back while it is being made, and asks nothing else': {
    requirements: ['practice.deleted-entries-can-be-restored'],
    when: (step) => does('entry.restore')(step) && madeId(step) === undefined && isBeingMade(step),
    must: (step) => {
      const { id } = step.event['entry']
      assert.deepEqual(
        queueOf(step.after),
        queueOf(step.before).filter(({ change }) => change.kind !== 'delete' || change.entryId !== id),
      )
      assert.notEqual(shownOne(step.after, id), undefined)
    },
  },
  'makes an entry anew at its place that was never made, with all that it had': {
    requirements: ['practice.deleted-entries-can-be-restored'],
    when: (step) => does('entry.restore')(step) && madeId(step) === undefined && !isBeingMade(step),
    must: (step) => {
      const { entry, order } = step.event
      const id = added(step)[0]?.key ?? assert.fail()
      const texts = (one: Entry | undefined) => one?.features.map(({ text }) => text)
      const back = shown(step.after)[order - 1]
      assert.deepEqual({ ...back, features: texts(back) }, { ...entry, id, image: null, features: texts(entry) })
      assert.deepEqual(
        added(step).map(({ change: { kind } }) => kind),
        ['create', ...entry.features.map(() => 'addFeature'), ...(order > shown(step.before).length ? [] : ['move'])],
      )
    },
  },
  'moves an entry at once to a place counted from 1, by one call': {
    requirements: ['practice.lists-save-by-themselves', 'practice.reorder-counts-from-one'],
    when: (step) => does('entry.move')(step) && isElsewhere(step),
    must: (step) => {
      const { entryId, order } = step.event
      const ids = shown(step.before).map(({ id }) => id)
      assert.deepEqual(
        shown(step.after).map(({ id }) => id),
        ids.filter((id) => id !== entryId).toSpliced(order - 1, 0, entryId),
      )
      const { name } = shownOne(step.before, entryId) as Entry
      assert.deepEqual(
        added(step).map(({ change }) => change),
        [{ kind: 'move', entryId, name, order }],
      )
    },
  },
  'asks nothing of the shop where nothing moves': {
    requirements: ['practice.reorder-counts-from-one'],
    when: (step) => does('entry.move')(step) && !isElsewhere(step),
    must: isUntouched,
  },
  'sends what was done at once, where nothing else is on its way': {
    requirements: ['practice.lists-save-by-themselves'],
    when: (step) => isHere(step) && added(step).length > 0 && queueOf(step.before).length === 0,
    must: (step) => {
      const [first] = queueOf(step.after)
      assert.deepEqual(
        (started(step, 'sendChange') as { sent: unknown }[]).map(({ sent: change }) => change),
        [first],
      )
    },
  },
  'keeps what the server answers, and tells that the page has changed': {
    when: isOk,
    must: (step) => {
      const { value } = step.event['output'].result
      const { entryId } = (queueOf(step.before)[0] ?? assert.fail()).change
      const kept = step.after.context.kept ?? []
      if (Array.isArray(value)) assert.deepEqual(kept, value)
      else if (value === null)
        assert.equal(
          kept.some(({ id }) => id === entryId),
          false,
        )
      else
        assert.deepEqual(
          kept.filter(({ id }) => id === value.id),
          [value],
        )
      assert.deepEqual(emitted(step).at(-1), { type: 'entries.changed' })
      if (typeof step.before?.context.writing !== 'string')
        assert.deepEqual(emitted(step), [{ type: 'entries.changed' }])
    },
  },
  'keeps an entry at the place at which it was brought back, and a new one at the end': {
    when: (step) => isOk(step) && ['restore', 'create'].includes(queueOf(step.before)[0]?.change.kind ?? ''),
    must: (step) => {
      const { change } = queueOf(step.before)[0] ?? assert.fail()
      const kept = step.after.context.kept ?? []
      const at = kept.findIndex(({ id }) => id === step.event['output'].result.value.id)
      assert.equal(at, change.kind === 'restore' ? change.order - 1 : kept.length - 1)
    },
  },
  'says why a change was refused, with a way to want it again': {
    requirements: ['practice.lists-save-by-themselves'],
    when: (step) => statusOf(step) === 409,
    must: (step) => {
      const queue = queueOf(step.before)
      const { change } = queue[0] ?? assert.fail()
      const isGone = ({ key }: (typeof queue)[0]) => !queueOf(step.after).some((one) => one.key === key)
      const changes = queue.filter(isGone).map((one) => one.change)
      assert.deepEqual(emitted(step), [
        {
          ...notice('error', 'common:listNotice.refused', { name: change.name, reason: 'Not now' }),
          undo: { to: 'practicePage', event: { type: 'entries.again', list, changes }, label: 'common:retry' },
        },
      ])
    },
  },
  'says so of changes at which the shop has failed, with a way to want all of them again': {
    requirements: ['practice.lists-save-by-themselves'],
    when: (step) => statusOf(step) === 429,
    must: (step) => {
      const queue = queueOf(step.before).map(({ change }) => change)
      const changes = queue.filter(({ entryId }) => entryId === queue[0]?.entryId)
      assert.deepEqual(emitted(step), [
        {
          ...notice('error', 'common:listNotice.givenUp', { name: changes.at(-1)?.name }),
          undo: { to: 'practicePage', event: { type: 'entries.again', list, changes }, label: 'common:retry' },
        },
      ])
    },
  },
  'is as it was before a change that came to nothing': {
    requirements: ['practice.lists-save-by-themselves'],
    when: (step) => isAnswer(step) && [409, 429].includes(statusOf(step) ?? 0) && queueOf(step.after).length === 0,
    must: ({ before, after }) => assert.deepEqual(shown(after), before?.context.kept),
  },
  'wants again what came to nothing; what was not made is made under another key, by which the others know it': {
    requirements: ['practice.lists-save-by-themselves'],
    when: does('entries.again'),
    must: (step) => {
      const changes = step.event['changes'] as readonly EntryChange[]
      const again = added(step)
      const keys = new Map<unknown, string>()
      changes.forEach((change, at) => {
        const { key = '' } = again[at] ?? {}
        if (change.kind === 'create') keys.set(change.entryId, key)
        if (change.kind === 'addFeature') keys.set(change.featureId, key)
      })
      const known = (id: unknown) => keys.get(id) ?? id
      assert.deepEqual(
        again.map(({ change }) => change),
        changes.map((change) => ({
          ...change,
          entryId: known(change.entryId),
          ...('featureId' in change && { featureId: known(change.featureId) }),
        })),
      )
    },
  },
})

import assert from 'node:assert/strict'

import { isAnswer, isHere, isOk, isSaving, queueOf, sentIn, shownOne, statusOf } from './folders-steps.ts'
import type { FolderRules, FolderStep } from './folders-steps.ts'
import { emitted } from '#tests/models/support/rules.ts'

const NOTHING = { folderId: null, put: null, name: '', was: null, key: null }
const isAt = (snapshot: FolderStep['after'] | undefined, naming: 'closed' | 'saving' | 'writing') =>
  snapshot?.matches({ signedIn: { here: { naming } } }) === true
const isWriting = (snapshot: FolderStep['after'], writing: 'untried' | 'incomplete' | 'refused') =>
  snapshot.matches({ signedIn: { here: { naming: { writing } } } })
const written = ({ before }: FolderStep) => before?.context.naming.name ?? ''
const isConfirmed = (step: FolderStep) => step.event.type === 'name.confirm' && isAt(step.before, 'writing')
const isOpened = (step: FolderStep) =>
  isHere(step) &&
  (step.event.type === 'folders.create' ||
    (step.event.type === 'folders.rename' && shownOne(step.before, step.event['folderId']) !== undefined))
const nameOf = (before: FolderStep['before'], event: FolderStep['event']) => shownOne(before, event['folderId'])?.name
/** True if the change that saves the name has left the queue without being carried out. */
const isUnsaved = (step: FolderStep) =>
  isSaving(step) &&
  isAnswer(step) &&
  !isOk(step) &&
  !queueOf(step.after).some(({ key }) => key === step.before?.context.naming.key)

/** The name of a folder, from the first letter until the server has taken it. */
export const nameRules: FolderRules = {
  'opens the field for a name empty for a new folder, and with its name for one that is there': {
    when: isOpened,
    must: ({ event, before, after }) => {
      assert.equal(isWriting(after, 'untried'), true)
      assert.deepEqual(
        after.context.naming,
        event.type === 'folders.create'
          ? { ...NOTHING, put: event['put'] }
          : { ...NOTHING, folderId: event['folderId'], name: nameOf(before, event), was: nameOf(before, event) },
      )
      assert.equal(after.context.failure, null)
    },
  },
  'says no more that a name is wrong once it is written anew': {
    when: ({ event, before }) => event.type === 'name.change' && isAt(before, 'writing'),
    must: ({ event, after }) => {
      assert.equal(isWriting(after, 'untried'), true)
      assert.equal(after.context.naming.name, event['value'])
    },
  },
  'takes no name that is empty or too long': {
    requirements: ['folders.names-are-checked'],
    when: (step) => isConfirmed(step) && [0, 121].includes(written(step).trim().length),
    must: (step) => {
      assert.equal(isWriting(step.after, 'incomplete'), true)
      assert.deepEqual(queueOf(step.after), queueOf(step.before))
    },
  },
  'sends no name that is confirmed as it was shown, which another tab may have changed since': {
    requirements: ['folders.unchanged-name-is-not-sent'],
    when: (step) => isConfirmed(step) && written(step).trim() === step.before?.context.naming.was,
    must: ({ before, after }) => {
      assert.deepEqual(queueOf(after), queueOf(before))
      assert.deepEqual([isAt(after, 'closed'), after.context.naming], [true, NOTHING])
    },
  },
  'saves a name that is one, without the blanks around it, and shows it at once': {
    when: (step) => isConfirmed(step) && written(step) === ' New ',
    must: ({ before, after }) => {
      const { folderId = null, put = null } = before?.context.naming ?? {}
      const { key } = after.context.naming
      const id = folderId ?? key ?? ''
      assert.equal(isAt(after, 'saving'), true)
      assert.deepEqual(
        queueOf(after)
          .map(({ change }) => change)
          .slice(-1 - (put ? 1 : 0)),
        [
          { kind: folderId === null ? 'create' : 'rename', folderId: id, name: 'New' },
          ...(put ? [{ kind: 'put', folderId: id, item: put }] : []),
        ],
      )
      assert.equal(queueOf(after).find((one) => one.key === key)?.change.kind, folderId === null ? 'create' : 'rename')
      assert.equal(shownOne(after, id)?.name, 'New')
      assert.deepEqual([after.context.failure, after.context.handed], [null, null])
    },
  },
  'is done with a name once the server has taken it': {
    when: (step) =>
      isSaving(step) &&
      isAnswer(step) &&
      isOk(step) &&
      queueOf(step.before)[0]?.key === step.before?.context.naming.key,
    must: ({ after }) => assert.deepEqual([isAt(after, 'closed'), after.context.naming], [true, NOTHING]),
  },
  'waits with it for what was done before it, whatever that comes to': {
    when: (step) =>
      isSaving(step) &&
      isAnswer(step) &&
      (isOk(step) || statusOf(step) !== undefined) &&
      queueOf(step.after).some(({ key }) => key === step.before?.context.naming.key),
    must: ({ after }) => assert.equal(isAt(after, 'saving'), true),
  },
  'is done with it too while the shop cannot be reached: it is kept, and shows in its place': {
    when: (step) => isSaving(step) && isAnswer(step) && !isOk(step) && statusOf(step) === undefined,
    must: ({ before, after }) => {
      assert.deepEqual([isAt(after, 'closed'), after.context.naming], [true, NOTHING])
      assert.deepEqual(
        queueOf(after).map(({ change }) => change),
        queueOf(before).map(({ change }) => change),
      )
    },
  },
  'writes a name again that came to nothing, and says why at its field alone': {
    requirements: ['folders.refused-name-is-written-again'],
    when: isUnsaved,
    must: (step) => {
      assert.equal(isWriting(step.after, 'refused'), true)
      assert.deepEqual(step.after.context.naming, step.before?.context.naming)
      assert.deepEqual(step.after.context.failure, {
        change: sentIn(step),
        problem: step.event['output'].result.problem,
      })
      assert.deepEqual(emitted(step), [])
    },
  },
  'puts into a new folder what it was made for, by the number that the server gave it': {
    requirements: ['folders.made-once'],
    when: (step) => isAnswer(step) && isOk(step) && sentIn(step).kind === 'create' && queueOf(step.before).length > 1,
    must: ({ after }) => assert.deepEqual(queueOf(after)[0]?.change.folderId, 3),
  },
  'goes on writing the name of a folder that is made meanwhile': {
    when: ({ before, after }) =>
      isAt(before, 'writing') &&
      before?.context.naming.folderId === 'a-1' &&
      isAt(after, 'writing') &&
      'a-1' in after.context.made,
    must: ({ after }) => assert.equal(after.context.naming.folderId, 3),
  },
  'forgets a name that is given up': {
    when: (step) => step.event.type === 'name.cancel' && isAt(step.before, 'writing'),
    must: ({ after }) => assert.deepEqual([isAt(after, 'closed'), after.context.naming], [true, NOTHING]),
  },
}

import assert from 'node:assert/strict'

import { foldersMachine } from '#machines/folders/folders.machine.ts'
import type { Change } from '#machines/folders/folders.ts'

import { folder, folderProduct } from './folders-samples.ts'
import { refused } from './samples.ts'
import { defineModel, done, failed, type Step } from './support/model.ts'
import { emitted, started } from './support/rules.ts'
import { wishedProduct } from './wishlist-samples.ts'

type At = Step<typeof foldersMachine>

const gone = { ok: false, problem: { kind: 'refused', status: 404, message: 'Not found' } } as const

const calm = folder(1, 'Calm', [
  folderProduct(1),
  folderProduct(2, { stock: 0 }),
  folderProduct(4, { price: null }),
  { kind: 'protocol', item_id: 105, protocol_id: 5, name: 'Sleep', total_price: 40 },
])
const list = [calm, folder(2, 'Winter')]
const made = folder(3, 'New')
const item = { kind: 'product', product_id: 30, product_variant_id: 3, name: 'Product 3' } as const
const taken = { kind: 'product', product_id: 10, product_variant_id: 1, name: 'Product 1' } as const
const nothing = {
  folders: null,
  tasks: [],
  naming: { folderId: null, put: null, name: '' },
  last: null,
  handed: null,
  problem: null,
}

const signedIn = { type: 'session.signedIn', userId: 7, userTypeId: 3 } as const
const idsOf = (snapshot: At['after'] | undefined) => snapshot?.context.folders?.map(({ folder_id }) => folder_id).join()
const isHere = ({ before }: At) => before?.matches('here') === true
const isKnown = ({ before }: At, id: number) =>
  before?.context.folders?.some(({ folder_id }) => folder_id === id) === true
const isAnswer = ({ event }: At) => event.type.endsWith('.actor.changeFolders')
const isOk = ({ event }: At) => event['output']?.ok === true
const changeOf = ({ before }: At) => before?.context.tasks[0] as Change
const isWriting = ({ before }: At) => before?.matches({ here: { naming: 'writing' } }) === true
const wanted = ({ after: { context } }: At) => context.tasks.at(-1)

export const model = defineModel({
  machine: foldersMachine,
  events: [
    signedIn,
    { ...signedIn, userTypeId: 4 },
    { type: 'session.signedOut' },
    { type: 'page.opened' },
    { type: 'page.returned' },
    { type: 'folders.retry' },
    { type: 'folders.create', put: null },
    { type: 'folders.create', put: item },
    { type: 'folders.rename', folderId: 1 },
    { type: 'folders.rename', folderId: 9 },
    { type: 'name.change', value: ' New ' },
    { type: 'name.change', value: '  ' },
    { type: 'name.change', value: 'x'.repeat(121) },
    { type: 'name.cancel' },
    { type: 'name.confirm' },
    { type: 'folders.delete', folderId: 1 },
    { type: 'folders.delete', folderId: 9 },
    { type: 'folders.restore', folderId: 3, name: 'New' },
    { type: 'folders.put', folderId: 1, item },
    { type: 'folders.takeOut', folderId: 1, itemId: 101 },
    { type: 'folders.takeOut', folderId: 1, itemId: 109 },
    { type: 'folders.addToCart', folderId: 1 },
    { type: 'folders.addToCart', folderId: 9 },
  ],
  answers: [
    done('fetchFolders', { ok: true, value: list }),
    done('fetchFolders', refused),
    failed('fetchFolders'),
    done('changeFolders', { ok: true, value: made }),
    done('changeFolders', { ok: true, value: null }),
    done('changeFolders', refused),
    done('changeFolders', gone),
    failed('changeFolders'),
  ],
  // One thing at a time: what waits behind another, and what is done after another, is walked by the journeys.
  until: (snapshot, { type }) => {
    const { tasks, last, handed } = snapshot.context
    if (type.startsWith('session.') || type === 'folders.retry') return false
    if (type === 'page.returned') return !snapshot.matches({ here: { working: 'failed' } })
    if (type === 'page.opened') return tasks.length > 1 || last !== null || isNaming(snapshot)
    if (type.startsWith('name.')) return tasks.length > 0 || last !== null
    const isFirst = tasks.length === 0 && last === null && handed === null && !isNaming(snapshot)
    return (
      !isFirst ||
      (idsOf(snapshot) ?? '1,2') !== '1,2' ||
      snapshot.matches({ here: { working: 'fetching' } }) ||
      (snapshot.matches({ here: { working: 'failed' } }) && type !== 'folders.put')
    )
  },
  journeys: [
    // A change is forgotten once the next one leaves; the same one twice is one; one waits for the other.
    [
      signedIn,
      done('fetchFolders', { ok: true, value: list }),
      { type: 'folders.put', folderId: 1, item },
      { type: 'folders.put', folderId: 1, item },
      { type: 'folders.delete', folderId: 2 },
      { type: 'page.opened' },
      { type: 'page.opened' },
      done('changeFolders', refused),
      done('changeFolders', { ok: true, value: null }),
      done('fetchFolders', { ok: true, value: list }),
    ],
    // A new folder for a product, which goes into it at once.
    [
      signedIn,
      done('fetchFolders', { ok: true, value: list }),
      { type: 'folders.create', put: item },
      { type: 'name.change', value: 'New' },
      { type: 'name.confirm' },
      done('changeFolders', { ok: true, value: made }),
      done('changeFolders', { ok: true, value: folder(3, 'New', [folderProduct(3)]) }),
    ],
    // A folder is made and named though the list could not be had, and the list comes after all.
    [
      signedIn,
      failed('fetchFolders'),
      { type: 'folders.create', put: null },
      { type: 'name.change', value: 'New' },
      { type: 'name.confirm' },
      done('changeFolders', { ok: true, value: made }),
      done('fetchFolders', { ok: true, value: [...list, made] }),
    ],
    // Of another folder the name is written than was begun with.
    [
      signedIn,
      done('fetchFolders', { ok: true, value: list }),
      { type: 'folders.create', put: item },
      { type: 'name.confirm' },
      { type: 'folders.rename', folderId: 9 },
      { type: 'folders.rename', folderId: 1 },
      { type: 'name.cancel' },
    ],
    // A name is written anew after a refusal, and a handing over is forgotten once something changes.
    [
      signedIn,
      done('fetchFolders', { ok: true, value: list }),
      { type: 'folders.addToCart', folderId: 1 },
      { type: 'folders.rename', folderId: 1 },
      { type: 'name.change', value: 'New' },
      { type: 'name.confirm' },
      done('changeFolders', refused),
      { type: 'folders.create', put: null },
      { type: 'name.cancel' },
      { type: 'folders.rename', folderId: 1 },
      { type: 'name.change', value: 'Quiet' },
      { type: 'name.confirm' },
      done('changeFolders', { ok: true, value: folder(1, 'Quiet') }),
    ],
  ],
  project: (snapshot) => {
    const { tasks, naming, last, handed, problem } = snapshot.context
    return {
      ids: idsOf(snapshot),
      tasks: tasks.map(({ kind }) => kind),
      naming: [naming.folderId, naming.put !== null, naming.name.length],
      last: last && [last.change.kind, last.problem !== null],
      handed: handed !== null,
      has: problem !== null,
    }
  },
  rules: {
    'asks for the folders of each practitioner who signs in, and knows nothing of whoever was there before': {
      when: ({ event }) => event.type === 'session.signedIn' && event['userTypeId'] === 3,
      must: (step) => {
        assert.equal(started(step, 'fetchFolders').length, 1)
        assert.deepEqual(step.after.context, nothing)
      },
    },
    'is nobody’s before somebody is signed in': {
      when: ({ before }) => before === undefined,
      must: ({ after }) => assert.equal(after.matches('away'), true),
    },
    'is busy while the folders are on their way, and says where they could not be had': {
      when: ({ after }) => after.matches('here'),
      must: ({ after }) =>
        assert.deepEqual(
          [after.hasTag('busy'), after.hasTag('failed')],
          [after.matches({ here: { working: 'fetching' } }), after.matches({ here: { working: 'failed' } })],
        ),
    },
    'has failed where the folders had no good answer': {
      when: ({ event }) => event.type.endsWith('fetchFolders') && event['output']?.ok !== true,
      must: ({ after }) =>
        assert.equal(
          after.matches({ here: { working: after.context.tasks.length > 0 ? 'changing' : 'failed' } }),
          true,
        ),
    },
    'asks for the folders again when told to': {
      when: ({ event, before }) =>
        event.type === 'folders.retry' && before?.matches({ here: { working: 'failed' } }) === true,
      must: (step) => assert.equal(started(step, 'fetchFolders').length, 1),
    },
    'says no more that a name is wrong once it is written anew': {
      when: ({ event, before }) =>
        event.type === 'name.change' && before?.matches({ here: { naming: 'writing' } }) === true,
      must: ({ after }) => assert.equal(after.matches({ here: { naming: { writing: 'untried' } } }), true),
    },
    'holds nothing for anybody else': {
      when: ({ event }) =>
        event.type === 'session.signedOut' || (event.type === 'session.signedIn' && event['userTypeId'] === 4),
      must: (step) => {
        assert.equal(step.after.matches('away'), true)
        assert.deepEqual([step.after.context, started(step, 'fetchFolders')], [nothing, []])
      },
    },
    'shows what the server tells': {
      when: ({ event }) => event.type === 'xstate.done.actor.fetchFolders' && event['output'].ok,
      must: ({ event, after }) =>
        assert.deepEqual([after.context.folders, after.context.problem], [event['output'].value, null]),
    },
    'says why there are no folders, and keeps what it knew': {
      when: (step) => step.event.type.endsWith('.actor.fetchFolders') && !isOk(step),
      must: ({ event, before, after }) => {
        assert.deepEqual(after.context.problem, event['output']?.problem ?? { kind: 'unreachable' })
        assert.deepEqual(after.context.folders, before?.context.folders)
      },
    },
    'looks again whenever its page is opened, at once where no change is on its way': {
      when: (step) =>
        isHere(step) &&
        step.event.type === 'page.opened' &&
        step.before?.matches({ here: { working: 'changing' } }) === false,
      must: (step) => assert.equal(started(step, 'fetchFolders').length, 1),
    },
    'asks for one thing after another': {
      when: () => true,
      must: ({ after }) => assert.equal(Object.keys(after.children).length <= 1, true),
    },
    'opens the field for a name empty for a new folder, and with its name for one that is there': {
      when: (step) =>
        isHere(step) &&
        (step.event.type === 'folders.create' ||
          (step.event.type === 'folders.rename' && isKnown(step, step.event['folderId']))) &&
        step.before?.matches({ here: { naming: 'saving' } }) !== true,
      must: ({ event, after }) => {
        assert.equal(after.matches({ here: { naming: { writing: 'untried' } } }), true)
        assert.deepEqual(
          after.context.naming,
          event.type === 'folders.create'
            ? { folderId: null, put: event['put'], name: '' }
            : { folderId: 1, put: null, name: after.context.folders?.[0]?.name },
        )
        assert.equal(after.context.last, null)
      },
    },
    'opens none for a folder that is not there': {
      when: (step) => step.event['folderId'] === 9,
      must: ({ before, after }) => assert.deepEqual([after.context, after.value], [before?.context, before?.value]),
    },
    'takes no name that is empty or too long': {
      when: (step) =>
        step.event.type === 'name.confirm' &&
        isWriting(step) &&
        [0, 121].includes(step.before?.context.naming.name.trim().length ?? 1),
      must: (step) => {
        assert.equal(step.after.matches({ here: { naming: { writing: 'incomplete' } } }), true)
        assert.deepEqual(step.after.context.tasks, step.before?.context.tasks)
      },
    },
    'saves a name that is one, without the blanks around it': {
      when: (step) =>
        step.event.type === 'name.confirm' && isWriting(step) && step.before?.context.naming.name === ' New ',
      must: (step) => {
        const { folderId, put } = step.after.context.naming
        assert.deepEqual(
          wanted(step),
          folderId === null ? { kind: 'create', name: 'New', put } : { kind: 'rename', folderId: 1, name: 'New' },
        )
        assert.equal(step.after.matches({ here: { naming: 'saving' } }), true)
      },
    },
    'closes the field once the name is saved': {
      when: (step) => isAnswer(step) && isOk(step) && ['create', 'rename'].includes(changeOf(step).kind),
      must: ({ after }) => {
        assert.equal(after.matches({ here: { naming: 'closed' } }), true)
        assert.deepEqual(after.context.naming, nothing.naming)
      },
    },
    'keeps the name in its field where the server did not take it': {
      when: (step) => isAnswer(step) && !isOk(step) && ['create', 'rename'].includes(changeOf(step).kind),
      must: ({ before, after }) => {
        assert.equal(after.matches({ here: { naming: { writing: 'refused' } } }), true)
        assert.deepEqual(after.context.naming, before?.context.naming)
      },
    },
    'forgets a name that is given up': {
      when: (step) => step.event.type === 'name.cancel' && isWriting(step),
      must: ({ after }) => {
        assert.equal(after.matches({ here: { naming: 'closed' } }), true)
        assert.deepEqual(after.context.naming, nothing.naming)
      },
    },
    'puts into a new folder what it was made for, before all else': {
      when: (step) =>
        isAnswer(step) &&
        isOk(step) &&
        step.event['output'].value !== null &&
        changeOf(step).kind === 'create' &&
        (changeOf(step) as { put: unknown }).put !== null,
      must: (step) =>
        assert.deepEqual(started(step, 'changeFolders'), [{ change: { kind: 'put', folderId: 3, item } }]),
    },
    'hands each change to the server': {
      when: (step) => started(step, 'changeFolders').length > 0,
      must: (step) => {
        assert.deepEqual(started(step, 'changeFolders'), [{ change: step.after.context.tasks[0] }])
        assert.deepEqual([step.after.context.last, step.after.context.handed], [null, null])
      },
    },
    'looks again when somebody is back, where the folders could not be had': {
      when: (step) =>
        step.event.type === 'page.returned' && step.before?.matches({ here: { working: 'failed' } }) === true,
      must: (step) => assert.equal(started(step, 'fetchFolders').length, 1),
    },
    'changes nothing in sight before the server has answered': {
      when: (step) => step.event.type.startsWith('folders.') && step.event.type !== 'folders.retry',
      must: ({ before, after }) => assert.deepEqual(after.context.folders, before?.context.folders),
    },
    'deletes, brings back, fills and empties folders as it was told': {
      when: (step) =>
        isHere(step) &&
        ['folders.delete', 'folders.restore', 'folders.put', 'folders.takeOut'].includes(step.event.type) &&
        step.before?.context.tasks.length === 0 &&
        (isKnown(step, step.event['folderId']) ||
          step.event.type === 'folders.restore' ||
          step.event.type === 'folders.put') &&
        step.event['itemId'] !== 109,
      must: (step) =>
        assert.deepEqual(
          wanted(step),
          {
            'folders.delete': { kind: 'delete', folderId: 1, name: 'Calm' },
            'folders.restore': { kind: 'restore', folderId: 3, name: 'New' },
            'folders.put': { kind: 'put', folderId: 1, item },
            'folders.takeOut': { kind: 'takeOut', folderId: 1, itemId: 101, item: taken },
          }[step.event.type],
        ),
    },
    'takes nothing out that is not in a folder': {
      when: (step) => step.event['itemId'] === 109,
      must: ({ before, after }) => assert.deepEqual(after.context.tasks, before?.context.tasks),
    },
    'shows a folder as the server has it after a change, by its name': {
      when: (step) =>
        isAnswer(step) && isOk(step) && step.event['output'].value !== null && step.before?.context.folders !== null,
      must: ({ event, after }) => {
        const { folders } = after.context
        assert.deepEqual(
          folders?.filter(({ folder_id }) => folder_id === event['output'].value.folder_id),
          [event['output'].value],
        )
        assert.deepEqual(
          folders?.map(({ name }) => name),
          folders?.map(({ name }) => name).toSorted(),
        )
      },
    },
    'lets go of a folder that is deleted': {
      when: (step) =>
        isAnswer(step) &&
        isOk(step) &&
        step.event['output'].value === null &&
        changeOf(step).kind === 'delete' &&
        step.before?.context.folders !== null,
      must: (step) =>
        assert.equal(
          idsOf(step.after)
            ?.split(',')
            .includes(String((changeOf(step) as { folderId: number }).folderId)),
          false,
        ),
    },
    'tells of a deletion and of what was taken out, with a way back, and of what was put in': {
      when: (step) =>
        isAnswer(step) &&
        isOk(step) &&
        ['delete', 'takeOut', 'put'].includes(changeOf(step).kind) &&
        (changeOf(step) as { folderId: number }).folderId === 1 &&
        idsOf(step.before) === '1,2',
      must: (step) => {
        const values = {
          name: changeOf(step).kind === 'put' ? 'Product 3' : 'Product 1',
          folder: step.event['output'].value === null ? '' : 'Calm',
        }
        assert.deepEqual(emitted(step), [
          {
            delete: {
              type: 'notice.raised',
              tone: 'info',
              text: 'common:folders.deleted',
              values: { name: 'Calm' },
              undo: { to: 'folders', event: { type: 'folders.restore', folderId: 1, name: 'Calm' } },
            },
            takeOut: {
              type: 'notice.raised',
              tone: 'info',
              text: 'common:folders.takenOut',
              values,
              undo: { to: 'folders', event: { type: 'folders.put', folderId: 1, item: taken } },
            },
            put: { type: 'notice.raised', tone: 'product', text: 'common:folders.put', values },
          }[changeOf(step).kind as 'delete' | 'takeOut' | 'put'],
        ])
      },
    },
    'says why a change was not carried out, and leaves everything as it was': {
      when: (step) => isAnswer(step) && !isOk(step),
      must: (step) => {
        assert.deepEqual(step.after.context.folders, step.before?.context.folders)
        assert.deepEqual(emitted(step), [])
        if (started(step, 'changeFolders').length === 0) {
          assert.deepEqual(step.after.context.last, {
            change: changeOf(step),
            problem: step.event['output']?.problem ?? { kind: 'unreachable' },
          })
        }
      },
    },
    'looks again where another tab was faster': {
      when: (step) =>
        isAnswer(step) &&
        step.event['output']?.problem?.status === 404 &&
        !['create', 'rename'].includes(changeOf(step).kind) &&
        step.before?.context.tasks.length === 1,
      must: (step) => assert.equal(started(step, 'fetchFolders').length, 1),
    },
    'hands all that can be bought of a folder to the cart, one of each, and says what cannot': {
      when: (step) =>
        isHere(step) &&
        step.event.type === 'folders.addToCart' &&
        idsOf(step.before)?.includes('1') === true &&
        step.event['folderId'] === 1,
      must: (step) => {
        assert.deepEqual(emitted(step), [
          { type: 'cart.wanted', product: { ...wishedProduct(1), asset: null }, quantity: 1 },
        ])
        assert.deepEqual(step.after.context.handed, { folderId: 1, count: 1, left: ['Product 2', 'Product 4'] })
      },
    },
  },
})

function isNaming(snapshot: At['after']): boolean {
  return snapshot.matches('here') && !snapshot.matches({ here: { naming: 'closed' } })
}

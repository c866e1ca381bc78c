import assert from 'node:assert/strict'

import { holds } from '#machines/folders/folders.ts'
import type { FolderChange } from '#machines/folders/folders.ts'

import {
  isAnswer,
  isHere,
  isOk,
  isSaving,
  queueOf,
  sentIn,
  shown,
  shownOne,
  statusOf,
  type FolderRules,
  type FolderStep,
} from './folders-steps.ts'
import { emitted, started } from '#tests/models/support/rules.ts'
import { wishedProduct } from '#tests/areas/cart/models/wishlist-samples.ts'

const does = ({ event }: FolderStep) => /^folders\.(?:delete|restore|put|takeOut)$/.test(event.type)
const isKnown = ({ event, before }: FolderStep) => shownOne(before, event['folderId']) !== undefined
const notice = (tone: string, text: string, values: object) => ({
  type: 'notice.raised',
  tone,
  text: `common:${text}`,
  values,
})
const nameOf = (change: FolderChange) => {
  if (change.kind === 'put' || change.kind === 'takeOut') return change.item.name
  return change.kind === 'restore' ? change.folder.name : change.name
}

export const listRules: FolderRules = {
  'is nobody’s who is no practitioner, and knows nothing of whoever was there before': {
    when: ({ after }) => after.matches('away'),
    must: ({ after }) => {
      const { userId, naming, failure, handed } = after.context
      assert.deepEqual([userId, shown(after), failure, handed, naming.name], [null, [], null, null, ''])
    },
  },
  'is opened for a practitioner alone': {
    requirements: ['folders.named-folders-of-practitioners'],
    when: ({ event }) => event.type === 'session.signedIn',
    must: ({ event, after }) => assert.equal(after.matches('signedIn'), event['userTypeId'] === 3),
  },
  'shows at once what was deleted, brought back, put in or taken out': {
    requirements: ['kept-list.changes-show-at-once'],
    when: (step) => isHere(step) && does(step) && (step.event.type === 'folders.restore' || isKnown(step)),
    must: ({ event, after }) => {
      const { folderId, folder, item } = event
      const found = shownOne(after, folder?.folder_id ?? folderId)
      if (event.type === 'folders.delete') assert.equal(found, undefined)
      else if (event.type === 'folders.restore') assert.equal(found?.name, folder.name)
      else assert.equal(found && holds(found, item), event.type === 'folders.put')
    },
  },
  'shows each thing in a folder once, and folders by name': {
    requirements: ['folders.hold-products-once'],
    when: ({ after }) => shown(after).length > 0,
    must: ({ after }) => {
      for (const { items, coming = [] } of shown(after)) {
        const names = [...items, ...coming].map(({ name }) => name)
        assert.equal(new Set(names).size, names.length)
      }
      const names = shown(after).map(({ name }) => name)
      assert.deepEqual(
        names,
        names.toSorted((one, other) => one.localeCompare(other)),
      )
    },
  },
  'stores what was done at once': {
    when: (step) => isHere(step) && queueOf(step.after).length > queueOf(step.before).length,
    must: ({ effects }) =>
      assert.equal(
        effects.some(({ type }) => type === 'xstate.sendTo'),
        true,
      ),
  },
  'does nothing to a folder that is not there': {
    when: (step) => isHere(step) && step.event['folderId'] === 9,
    must: ({ before, after, effects }) => assert.deepEqual([after.context, effects], [before?.context, []]),
  },
  'tells at once of a deletion and of what was taken out, with a way back': {
    requirements: ['folders.deleted-can-be-restored'],
    when: (step) => isHere(step) && isKnown(step) && /\.(?:delete|takeOut)$/.test(step.event.type),
    must: (step) => {
      const { folderId, item, type } = step.event
      const folder = shownOne(step.before, folderId)
      const undo =
        type === 'folders.delete'
          ? { to: 'folders', event: { type: 'folders.restore', folder } }
          : { to: 'folders', event: { type: 'folders.put', folderId, item } }
      const said =
        type === 'folders.delete'
          ? notice('info', 'folders.deleted', { name: folder?.name })
          : notice('info', 'folders.takenOut', { name: item.name, folder: folder?.name })
      assert.deepEqual(emitted(step), [{ ...said, undo }])
    },
  },
  'asks for its words where it is offered on another page': {
    when: (step) => step.event.type === 'folders.offered' && step.before?.matches({ signedIn: 'here' }) === true,
    must: (step) => assert.deepEqual(emitted(step), [{ type: 'texts.wanted', texts: ['catalogue', 'shopping'] }]),
  },
  'says that something is in a folder once it is': {
    when: (step) => isAnswer(step) && isOk(step),
    must: (step) => {
      const change = sentIn(step)
      assert.deepEqual(
        emitted(step),
        change.kind === 'put'
          ? [
              notice('product', 'folders.put', {
                name: change.item.name,
                folder: shownOne(step.after, change.folderId)?.name,
              }),
            ]
          : [],
      )
    },
  },
  'shows a folder as the server answers it, and none that is deleted': {
    when: (step) => isAnswer(step) && isOk(step) && step.before?.context.kept !== null,
    must: ({ event, after, before }) => {
      const { value } = event['output'].result
      const change = queueOf(before)[0]?.change
      if (value)
        assert.deepEqual(
          after.context.kept?.filter(({ folder_id }) => folder_id === value.folder_id),
          [value],
        )
      else
        assert.equal(
          after.context.kept?.some(({ folder_id }) => folder_id === change?.folderId),
          false,
        )
    },
  },
  'says why a change was refused, here and wherever its person is': {
    when: (step) => isAnswer(step) && statusOf(step) === 409 && !isSaving(step),
    must: (step) => {
      const change = sentIn(step)
      const values = { name: nameOf(change), reason: 'Not now' }
      assert.deepEqual(emitted(step), [notice('error', 'listNotice.refused', values)])
      assert.deepEqual(step.after.context.failure, { change, problem: step.event['output'].result.problem })
    },
  },
  'says so of one at which the shop has failed, with a way to want all of it again': {
    when: (step) => isAnswer(step) && statusOf(step) === 429 && !isSaving(step),
    must: (step) => {
      const changes = queueOf(step.before).map(({ change }) => change)
      assert.deepEqual(emitted(step), [
        {
          ...notice('error', 'listNotice.givenUp', { name: nameOf(changes.at(-1) as FolderChange) }),
          undo: { to: 'folders', event: { type: 'folders.again', changes }, label: 'common:retry' },
        },
      ])
      assert.deepEqual(step.after.context.failure?.change, changes.at(-1))
    },
  },
  'wants again what was given up, a folder that was not made under another key': {
    when: (step) => isHere(step) && step.event.type === 'folders.again' && queueOf(step.before).length === 0,
    must: ({ event, after }) => {
      const changes = event['changes'] as readonly FolderChange[]
      const { queue } = after.context
      assert.deepEqual(
        queue.map(({ change: { kind } }) => kind),
        changes.map(({ kind }) => kind),
      )
      const isNew = changes[0]?.kind === 'create'
      for (const { change } of queue) assert.equal(change.folderId, isNew ? queue[0]?.key : changes[0]?.folderId)
    },
  },
  'says no more what came to nothing, or was handed over, once something else is done or looked at': {
    when: (step) =>
      isHere(step) &&
      (does(step) || /^(?:page\.opened|folders\.again)$/.test(step.event.type)) &&
      !(step.event['folderId'] === 9),
    must: ({ after }) => assert.deepEqual([after.context.failure, after.context.handed], [null, null]),
  },
  'looks again whenever its page is opened, and when somebody is back': {
    when: (step) =>
      step.event.type.startsWith('page.') &&
      step.before?.matches({ signedIn: { here: { syncing: 'fresh' } } }) === true,
    must: (step) => assert.equal(started(step, 'fetchList').length, 1),
  },
  'hands all that can be bought of a folder to the cart, one of each, and says what cannot': {
    when: (step) => isHere(step) && step.event.type === 'folders.addToCart' && isKnown(step),
    must: (step) => {
      assert.deepEqual(emitted(step), [
        { type: 'cart.wanted', product: { ...wishedProduct(1), asset: null }, quantity: 1 },
      ])
      assert.deepEqual(step.after.context.handed, { folderId: 1, count: 1, notOrderable: ['Product 2', 'Product 4'] })
    },
  },
}

import type { StorePackage } from '#areas/practice/contract/store.ts'
import {
  addPackageFeature,
  createStorePackage,
  deleteStorePackage,
  listStorePackages,
  removePackageFeature,
  reorderStorePackage,
  restoreStorePackage,
  updatePackageFeature,
  updateStorePackage,
} from '#areas/practice/contract/store-packages.ts'
import type { Entry, EntryChange } from '#machines/practice/editor/entries/entries.ts'

import { answered, deleted } from './entry-answers.ts'
import type { EntryCalls } from './entry-calls.ts'

const entryOf = ({ id, name, description, image, features, language }: StorePackage): Entry => ({
  id,
  name,
  description,
  icon: '',
  image,
  features,
  language,
})
const entriesOf = (packages: readonly StorePackage[]) => packages.map(entryOf)

export const listPackages: EntryCalls['list'] = async (client, options) =>
  answered(await client.call(listStorePackages, {}, options), entriesOf)

/** Carries a change out. A package that is gone already is deleted as it was wanted. */
export const carryOutPackage: EntryCalls['carryOut'] = async (client, { change }, options) => {
  const params = { id: Number(change.entryId) }
  switch (change.kind) {
    case 'create':
      return answered(await client.call(createStorePackage, { body: wordsOf(change) }, options), entryOf)
    case 'update':
      return answered(await client.call(updateStorePackage, { params, body: wordsOf(change) }, options), entryOf)
    case 'delete':
      return deleted(await client.call(deleteStorePackage, { params }, options))
    case 'restore':
      return answered(await client.call(restoreStorePackage, { params }, options), entryOf)
    case 'move':
      return answered(
        await client.call(reorderStorePackage, { params, body: { order: change.order } }, options),
        entriesOf,
      )
    case 'addFeature':
      return answered(await client.call(addPackageFeature, { params, body: { text: change.text } }, options), entryOf)
    case 'changeFeature': {
      const body = { feature_id: Number(change.featureId), text: change.text }
      return answered(await client.call(updatePackageFeature, { params, body }, options), entryOf)
    }
    case 'removeFeature': {
      const ids = { feature_id: Number(change.featureId) }
      // Proxies may drop the body of a DELETE, so the id stands in the query too.
      return answered(await client.call(removePackageFeature, { params, query: ids, body: ids }, options), entryOf)
    }
    default:
      return change satisfies never
  }
}

const wordsOf = ({ words: { name, description } }: Extract<EntryChange, { kind: 'create' | 'update' }>) => ({
  name,
  description,
})

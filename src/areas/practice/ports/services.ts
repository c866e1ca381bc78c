import type { CallResult } from '#contract/result.ts'
import type { StoreService } from '#areas/practice/contract/store.ts'
import {
  createStoreService,
  deleteStoreService,
  listStoreServices,
  reorderStoreService,
  restoreStoreService,
  serviceBody,
  updateStoreService,
} from '#areas/practice/contract/store-services.ts'
import type { Entry } from '#machines/practice/editor/entries/entries.ts'
import { parse } from 'valibot'

import { answered, deleted } from './entry-answers.ts'
import type { EntryCalls } from './entry-calls.ts'

const entryOf = ({ id, name, description, icon, language }: StoreService): Entry => ({
  id,
  name,
  description,
  icon,
  image: null,
  features: [],
  language,
})
const entriesOf = (services: readonly StoreService[]) => services.map(entryOf)

export const listServices: EntryCalls['list'] = async (client, options) =>
  answered(await client.call(listStoreServices, {}, options), entriesOf)

/** Carries a change out. A service that is gone already is deleted as it was wanted. */
export const carryOutService: EntryCalls['carryOut'] = async (client, { change }, options) => {
  const params = { id: Number(change.entryId) }
  switch (change.kind) {
    case 'create':
      return answered(
        await client.call(createStoreService, { body: parse(serviceBody, change.words) }, options),
        entryOf,
      )
    case 'update':
      return answered(
        await client.call(updateStoreService, { params, body: parse(serviceBody, change.words) }, options),
        entryOf,
      )
    case 'delete':
      return deleted(await client.call(deleteStoreService, { params }, options))
    case 'restore':
      return answered(await client.call(restoreStoreService, { params }, options), entryOf)
    case 'move':
      return answered(
        await client.call(reorderStoreService, { params, body: { order: change.order } }, options),
        entriesOf,
      )
    case 'addFeature':
    case 'changeFeature':
    case 'removeFeature':
      return NO_FEATURES
    default:
      return change satisfies never
  }
}

const NO_FEATURES: CallResult<never> = {
  ok: false,
  problem: { kind: 'refused', status: 400, message: '' },
}

import * as v from 'valibot'

import { PRACTITIONERS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { description, requiredName } from '#contract/rules.ts'
import { headingBody, reorder, STORE_ICONS, storeService, write } from './store.ts'
import { idParams } from '#contract/wire.ts'

export const updateServicesHeader = defineCall({
  id: 'updateServicesHeader',
  method: 'PUT',
  path: '/v2/account/store/services/header',
  summary: 'Change the heading above the services',
  body: headingBody,
  ...write,
})

export const serviceBody = v.object({ name: requiredName, description, icon: v.picklist(STORE_ICONS) })

export const listStoreServices = defineCall({
  id: 'listStoreServices',
  method: 'GET',
  path: '/v2/account/store/services',
  summary: 'Services in their order',
  access: PRACTITIONERS,
  response: v.array(storeService),
  refusals: [401, 403, 404],
})

export const createStoreService = defineCall({
  id: 'createStoreService',
  method: 'POST',
  path: '/v2/account/store/services',
  summary: 'Add a service at the end',
  access: PRACTITIONERS,
  body: serviceBody,
  response: storeService,
  refusals: [400, 401, 403, 404, 409],
  idempotent: true,
})

export const updateStoreService = defineCall({
  id: 'updateStoreService',
  method: 'PUT',
  path: '/v2/account/store/services/{id}',
  summary: 'Change a service',
  access: PRACTITIONERS,
  params: idParams,
  body: serviceBody,
  response: storeService,
  refusals: [400, 401, 403, 404],
})

export const deleteStoreService = defineCall({
  id: 'deleteStoreService',
  method: 'DELETE',
  path: '/v2/account/store/services/{id}',
  summary: 'Delete a service',
  params: idParams,
  ...write,
})

export const restoreStoreService = defineCall({
  id: 'restoreStoreService',
  method: 'POST',
  path: '/v2/account/store/services/{id}/restore',
  summary: 'Bring a deleted service back at its place, within 30 days',
  access: PRACTITIONERS,
  params: idParams,
  response: storeService,
  refusals: [400, 401, 403, 404, 409],
})

export const reorderStoreService = defineCall({
  id: 'reorderStoreService',
  method: 'PUT',
  path: '/v2/account/store/services/{id}/reorder',
  summary: 'Move a service; the answer has all in their order',
  access: PRACTITIONERS,
  params: idParams,
  body: reorder,
  response: v.array(storeService),
  refusals: [400, 401, 403, 404],
})

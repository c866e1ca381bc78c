import * as v from 'valibot'

import { PRACTITIONERS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { description, name, requiredName } from '#contract/rules.ts'
import { removal, reorder, storePackage, upload, write } from './store.ts'
import { id, idParams, idsInQueryAndBody } from '#contract/wire.ts'

export const packageBody = v.object({ name: v.optional(name, ''), description: v.optional(description, '') })

export const listStorePackages = defineCall({
  id: 'listStorePackages',
  method: 'GET',
  path: '/v2/account/store/packages',
  summary: 'Packages in their order',
  access: PRACTITIONERS,
  response: v.array(storePackage),
  refusals: [401, 403, 404],
})

export const createStorePackage = defineCall({
  id: 'createStorePackage',
  method: 'POST',
  path: '/v2/account/store/packages',
  summary: 'Add a package at the end',
  access: PRACTITIONERS,
  body: packageBody,
  response: storePackage,
  refusals: [400, 401, 403, 404, 409],
  idempotent: true,
})

export const updateStorePackage = defineCall({
  id: 'updateStorePackage',
  method: 'PUT',
  path: '/v2/account/store/packages/{id}',
  summary: 'Change a package',
  access: PRACTITIONERS,
  params: idParams,
  body: packageBody,
  response: storePackage,
  refusals: [400, 401, 403, 404],
})

export const deleteStorePackage = defineCall({
  id: 'deleteStorePackage',
  method: 'DELETE',
  path: '/v2/account/store/packages/{id}',
  summary: 'Delete a package with its features',
  params: idParams,
  ...write,
})

export const restoreStorePackage = defineCall({
  id: 'restoreStorePackage',
  method: 'POST',
  path: '/v2/account/store/packages/{id}/restore',
  summary: 'Bring a deleted package back at its place with its features and picture, within 30 days',
  access: PRACTITIONERS,
  params: idParams,
  response: storePackage,
  refusals: [400, 401, 403, 404, 409],
})

export const uploadPackageImage = defineCall({
  id: 'uploadPackageImage',
  method: 'PUT',
  path: '/v2/account/store/packages/{id}/image',
  summary: "Set a package's picture",
  params: idParams,
  ...upload,
})

export const removePackageImage = defineCall({
  id: 'removePackageImage',
  method: 'DELETE',
  path: '/v2/account/store/packages/{id}/image',
  summary: "Take a package's picture away",
  params: idParams,
  ...removal,
  refusals: [400, 401, 403, 404],
})

const features = {
  path: '/v2/account/store/packages/{id}/features',
  access: PRACTITIONERS,
  params: idParams,
  response: storePackage,
  refusals: [400, 401, 403, 404],
} as const

export const addPackageFeature = defineCall({
  id: 'addPackageFeature',
  method: 'POST',
  summary: 'Add a feature at the end of a package',
  ...features,
  body: v.object({ text: requiredName }),
  refusals: [400, 401, 403, 404, 409],
  idempotent: true,
})

export const updatePackageFeature = defineCall({
  id: 'updatePackageFeature',
  method: 'PUT',
  summary: "Change a feature's text",
  ...features,
  body: v.object({ feature_id: id, text: requiredName }),
})

export const removePackageFeature = defineCall({
  id: 'removePackageFeature',
  method: 'DELETE',
  summary: 'Take a feature out of a package',
  ...features,
  ...idsInQueryAndBody('feature_id'),
})

export const reorderStorePackage = defineCall({
  id: 'reorderStorePackage',
  method: 'PUT',
  path: '/v2/account/store/packages/{id}/reorder',
  summary: 'Move a package; the answer has all in their order',
  access: PRACTITIONERS,
  params: idParams,
  body: reorder,
  response: v.array(storePackage),
  refusals: [400, 401, 403, 404],
})

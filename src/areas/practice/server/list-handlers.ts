import { givenIds } from '#contract/wire.ts'

import { Refused } from '#server/request/refused.ts'
import type { MessageKey, Messages } from '#server/texts/messages.ts'
import type { HandlersOf } from '#server/api/implement.ts'
import { changing, present, uploadPicture } from './handlers.ts'
import { shopperOf } from '#server/api/shopper.ts'
import type { calls } from '#areas/practice/contract/calls.ts'
import type { Limits } from '#server/api/limits.ts'
import type { Practices } from './index.ts'

interface Services {
  readonly practices: Practices
  readonly limits: Limits
}

type PracticeListId =
  | 'listStoreServices'
  | 'createStoreService'
  | 'updateStoreService'
  | 'deleteStoreService'
  | 'restoreStoreService'
  | 'reorderStoreService'
  | 'listStorePackages'
  | 'createStorePackage'
  | 'updateStorePackage'
  | 'deleteStorePackage'
  | 'restoreStorePackage'
  | 'reorderStorePackage'
  | 'uploadPackageImage'
  | 'removePackageImage'
  | 'addPackageFeature'
  | 'updatePackageFeature'
  | 'removePackageFeature'

/** Services and packages of a practitioner's own page. */
export function practiceListHandlers(
  services: () => Services,
  messages: Messages,
): Pick<HandlersOf<typeof calls>, PracticeListId> {
  const toChange = changing(services)
  return {
    listStoreServices: async (_input, language, { principal }) =>
      present((await services().practices.listServices(shopperOf(principal, language))) ?? 'missing'),

    createStoreService: async ({ body }, language, { principal, idempotencyKey }) => {
      const practices = await toChange(principal)
      return aService(await practices.createService(shopperOf(principal, language), body, idempotencyKey))
    },

    updateStoreService: async ({ params, body }, language, { principal }) =>
      aService(await (await toChange(principal)).updateService(shopperOf(principal, language), params.id, body)),

    deleteStoreService: async ({ params }, language, { principal }) => {
      aService(await (await toChange(principal)).deleteService(shopperOf(principal, language), params.id))
      return { message: messages(language, 'serviceDeleted') }
    },

    restoreStoreService: async ({ params }, language, { principal }) => {
      const service = await (await toChange(principal)).restoreService(shopperOf(principal, language), params.id)
      if (service === 'full') throw new Refused(409, 'servicesFull')
      return aService(service)
    },

    reorderStoreService: async ({ params, body }, language, { principal }) =>
      aService(await (await toChange(principal)).reorderService(shopperOf(principal, language), params.id, body.order)),

    listStorePackages: async (_input, language, { principal }) =>
      present((await services().practices.listPackages(shopperOf(principal, language))) ?? 'missing'),

    createStorePackage: async ({ body }, language, { principal, idempotencyKey }) => {
      const practices = await toChange(principal)
      return aPackage(await practices.createPackage(shopperOf(principal, language), body, idempotencyKey))
    },

    updateStorePackage: async ({ params, body }, language, { principal }) =>
      aPackage(await (await toChange(principal)).updatePackage(shopperOf(principal, language), params.id, body)),

    deleteStorePackage: async ({ params }, language, { principal }) => {
      aPackage(await (await toChange(principal)).deletePackage(shopperOf(principal, language), params.id))
      return { message: messages(language, 'packageDeleted') }
    },

    restoreStorePackage: async ({ params }, language, { principal }) => {
      const restored = await (await toChange(principal)).restorePackage(shopperOf(principal, language), params.id)
      if (restored === 'full') throw new Refused(409, 'packagesFull')
      return aPackage(restored)
    },

    reorderStorePackage: async ({ params, body }, language, { principal }) =>
      aPackage(await (await toChange(principal)).reorderPackage(shopperOf(principal, language), params.id, body.order)),

    uploadPackageImage: ({ params, body }, language, { principal }) =>
      uploadPicture(services(), shopperOf(principal, language), params.id, body.image),

    removePackageImage: async ({ params }, language, { principal }) => {
      aPackage(await (await toChange(principal)).removePicture(shopperOf(principal, language), params.id))
      return { message: messages(language, 'pictureRemoved') }
    },

    addPackageFeature: async ({ params, body }, language, { principal, idempotencyKey }) => {
      const practices = await toChange(principal)
      const changed = await practices.addFeature(shopperOf(principal, language), params.id, body.text, idempotencyKey)
      return aPackage(changed, { full: ['text', 'featuresFull'] })
    },

    updatePackageFeature: async ({ params, body }, language, { principal }) =>
      aPackage(await (await toChange(principal)).updateFeature(shopperOf(principal, language), params.id, body)),

    removePackageFeature: async (input, language, { principal }) => {
      const ids = givenIds<{ feature_id: number }>(input)
      if (ids === undefined) throw new Refused(400, 'badInput', { fields: { feature_id: 'fieldRequired' } })
      const practices = await toChange(principal)
      const { id } = input.params
      return aPackage(await practices.removeFeature(shopperOf(principal, language), id, ids.feature_id))
    },
  }
}

type Refusals = 'missing' | 'gone' | 'unknown' | 'full' | 'keyUsed' | 'beyond' | 'noFeature'

interface Words {
  readonly unknown: MessageKey
  /** The field at which a full list is refused. */
  readonly full: readonly [field: string, key: MessageKey]
}

/** Throws a Refused for an outcome that is a refusal. */
function carriedOut<Outcome>(outcome: Outcome, { unknown, full }: Words): Exclude<Outcome, Refusals> {
  if (outcome === 'unknown') throw new Refused(404, unknown)
  if (outcome === 'noFeature') throw new Refused(404, 'featureGone')
  if (outcome === 'keyUsed') throw new Refused(409, 'keyUsed')
  if (outcome === 'full') throw new Refused(400, 'badInput', { fields: { [full[0]]: full[1] } })
  if (outcome === 'beyond') throw new Refused(400, 'badInput', { fields: { order: 'fieldPosition' } })
  return present(outcome) as Exclude<Outcome, Refusals>
}

const aService = <Outcome>(outcome: Outcome) =>
  carriedOut(outcome, { unknown: 'serviceGone', full: ['name', 'servicesFull'] })

const aPackage = <Outcome>(outcome: Outcome, { full = ['name', 'packagesFull'] }: Partial<Words> = {}) =>
  carriedOut(outcome, { unknown: 'packageGone', full })

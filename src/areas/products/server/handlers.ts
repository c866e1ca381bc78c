import type { calls } from '#areas/products/contract/calls.ts'
import type { HandlersOf } from '#server/api/implement.ts'
import type { Limit, Limits } from '#server/api/limits.ts'
import { PhotoError } from '#server/pictures/photos/errors.ts'
import { Refused } from '#server/request/refused.ts'

import type { Products } from './index.ts'

interface Services {
  readonly products: Products
  readonly limits: Limits
}

/** Pictures that one admin sends: each is unpacked and written in several sizes. */
const PICTURES_BY_ADMIN: Limit = { name: 'product-pictures-account', calls: 1000, seconds: 60 * 60 }

/** Handlers of the calls with which admins edit the catalogue (role.admin-features). */
export function productHandlers(services: () => Services): HandlersOf<typeof calls> {
  const read = async (productId: number) => {
    const product = await services().products.read(productId)
    if (product === undefined) throw new Refused(404, 'notFound')
    return product
  }
  return {
    listAllProducts: ({ query }, language) => services().products.list(query, language),
    listProductChoices: (_input, language) => services().products.choices(language),
    getAnyProduct: ({ params }) => read(params.id),

    saveProduct: async ({ params, body }, _language, { principal }) => {
      const edits = await services().products.save(params.id, principal.userId, body.changes)
      return { product: await read(params.id), edits }
    },

    undoEdits: async ({ params, body }) => {
      await services().products.undo(params.id, body.edits)
      return { product: await read(params.id) }
    },

    addProductPicture: async ({ body }, _language, { principal }) => {
      const { products, limits } = services()
      await limits.take(PICTURES_BY_ADMIN, `${principal.userId}`)
      try {
        return { picture: await products.keepPicture(Buffer.from(await body.image.arrayBuffer())) }
      } catch (error) {
        if (!(error instanceof PhotoError)) throw error
        throw new Refused(400, 'badInput', { fields: { image: 'fieldImageDamaged' }, cause: error })
      }
    },
  }
}

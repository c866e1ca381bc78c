import { listAllProducts } from '#areas/products/contract/products.ts'
import { allProductsMachine } from '#machines/products/all-products.machine.ts'
import { ADMIN_PRODUCTS_SIZE, productsOfKey } from '#machines/products/products-place.ts'

import { addressDataActors } from '#actors/address-data.ts'
import type { LatePorts } from '#actors/late-ports.ts'

export function provideAllProducts({ client }: Pick<LatePorts, 'client'>) {
  return allProductsMachine.provide({
    actors: addressDataActors('allProducts', productsOfKey, ({ page, keyword, state, importId, order }, options) => {
      const query = {
        page,
        limit: ADMIN_PRODUCTS_SIZE,
        order_by: order,
        ...(keyword !== '' && { keyword }),
        ...(state && { state }),
        ...(importId !== null && { import_id: importId }),
      }
      return client.call(listAllProducts, { query }, options)
    }),
  })
}

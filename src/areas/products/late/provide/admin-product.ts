import { fromPromise } from 'xstate'

import { addProductPicture, getAnyProduct, saveProduct, undoEdits } from '#areas/products/contract/products.ts'
import { adminProductMachine } from '#machines/products/admin-product.machine.ts'
import { pictureMachine } from '#machines/upload/picture.machine.ts'

import { provideProductChoices } from '#areas/products/ports/product-choices.ts'
import { untilAllowed } from '#actors/allowed.ts'
import type { LatePorts } from '#actors/late-ports.ts'
import { storeFiles } from '#actors/store-files.ts'
import { uploads } from '#actors/upload.ts'

export function provideAdminProduct({ client }: Pick<LatePorts, 'client'>) {
  return adminProductMachine.provide({
    actors: {
      storeFiles,
      productChoices: provideProductChoices({ client }),
      productPicture: pictureMachine.provide(
        uploads({ client, send: addProductPicture, pictureOf: ({ picture }) => picture.photo }),
      ),
      fetchProduct: fromPromise(async ({ input: { language, id }, system, signal }) => {
        await untilAllowed(system, signal, 'adminProduct')
        return await client.call(getAnyProduct, { params: { id } }, { language, signal })
      }),
      saveProduct: fromPromise(({ input: { language, id, changes }, signal }) =>
        client.call(saveProduct, { params: { id }, body: { changes: [...changes] } }, { language, signal }),
      ),
      undoEdits: fromPromise(async ({ input: { language, id, edits }, signal }) => {
        const told = await client.call(undoEdits, { params: { id }, body: { edits: [...edits] } }, { language, signal })
        return told.ok ? { ok: true, value: told.value.product } : told
      }),
    },
  })
}

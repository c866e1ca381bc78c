import { chapter } from '#contract/chapter.ts'

import {
  addProductPicture,
  getAnyProduct,
  listAllProducts,
  listProductChoices,
  saveProduct,
  undoEdits,
} from './products.ts'

/** The calls of this area, by the chapters of the API's page. */
export const calls = {
  Administration: chapter({
    listAllProducts,
    getAnyProduct,
    saveProduct,
    undoEdits,
    addProductPicture,
    listProductChoices,
  }),
}

import { chapter } from '#contract/chapter.ts'

import {
  answerImport,
  cancelImport,
  downloadImportFindings,
  getImport,
  importProducts,
  startImport,
  stopSending,
  takeAbsentOffSale,
  undoImport,
  weighUndo,
} from './catalogue-import.ts'

/** The calls of this area, by the chapters of the API's page. */
export const calls = {
  Administration: chapter({
    importProducts,
    getImport,
    startImport,
    answerImport,
    cancelImport,
    stopSending,
    weighUndo,
    undoImport,
    takeAbsentOffSale,
    downloadImportFindings,
  }),
}

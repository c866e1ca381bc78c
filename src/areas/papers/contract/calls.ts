import { chapter } from '#contract/chapter.ts'

import { getAnyPaper, getPackingSlips, getPaper } from './papers.ts'

/** The calls of this area, by the chapters of the API's page. */
export const calls = {
  Orders: chapter({ getPaper }),
  Administration: chapter({ getAnyPaper, getPackingSlips }),
}

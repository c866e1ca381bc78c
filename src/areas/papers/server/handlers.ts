import { Refused } from '#server/request/refused.ts'
import type { HandlersOf } from '#server/api/implement.ts'
import type { calls } from '#areas/papers/contract/calls.ts'
import type { Papers } from './index.ts'

interface Services {
  readonly papers: Papers
}

export function paperHandlers(services: () => Services): HandlersOf<typeof calls> {
  return {
    getPaper: async ({ params }, _language, { principal }) => {
      const paper = await services().papers.getPaper(params.id, principal.userId)
      if (paper === undefined) throw new Refused(404, 'paperGone')
      return paper
    },

    getAnyPaper: async ({ params }) => {
      const paper = await services().papers.getPaper(params.id)
      if (paper === undefined) throw new Refused(404, 'paperGone')
      return paper
    },

    getPackingSlips: async ({ query }) => {
      const slips = await services().papers.getPackingSlips(query.order_ids)
      if (slips === undefined) throw new Refused(404, 'orderGone')
      return slips
    },
  }
}

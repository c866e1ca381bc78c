import * as v from 'valibot'

import { ADMINS, SIGNED_IN } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { pdf } from '#contract/pdf.ts'
import { idList, idParams, timestamp } from '#contract/wire.ts'

export const PAPER_KINDS = ['invoice', 'credit_note'] as const
export const paperKind = v.picklist(PAPER_KINDS)
export type PaperKind = v.InferOutput<typeof paperKind>

/** A paper of an order, as its page names it. */
export const paperSummary = v.object({
  paper_id: v.number(),
  kind: paperKind,
  number: v.string(),
  issued_at: timestamp,
})
export type PaperSummary = v.InferOutput<typeof paperSummary>

/** Orders whose packing slips come in one file. */
export const SLIPS_MAX = 100

/** A document in the language of its buyer, whatever the asked language. */
export const getPaper = defineCall({
  id: 'getPaper',
  method: 'GET',
  path: '/v2/account/papers/{id}',
  summary: 'An invoice or credit note of an own order as PDF',
  access: SIGNED_IN,
  params: idParams,
  response: pdf,
  responseType: 'pdf',
  refusals: [400, 401, 404],
})

export const getAnyPaper = defineCall({
  id: 'getAnyPaper',
  method: 'GET',
  path: '/v2/admin/papers/{id}',
  summary: 'An invoice or credit note of any order as PDF',
  access: ADMINS,
  params: idParams,
  response: pdf,
  responseType: 'pdf',
  refusals: [400, 401, 403, 404],
})

/** Without prices, in the language of each order; orders that are unknown or have no address any more are left out. */
export const getPackingSlips = defineCall({
  id: 'getPackingSlips',
  method: 'GET',
  path: '/v2/admin/packing-slips',
  summary: 'Packing slips of orders, in this order, as one PDF',
  access: ADMINS,
  query: v.object({ order_ids: v.pipe(idList, v.minLength(1), v.maxLength(SLIPS_MAX)) }),
  response: pdf,
  responseType: 'pdf',
  refusals: [400, 401, 403, 404],
})

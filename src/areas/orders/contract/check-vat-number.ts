import * as v from 'valibot'

import { SIGNED_IN } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'

import { vatNumber } from './vat-number.ts'

/**
 * `not_checked` also where the service that knows could not be asked or has not confirmed the number
 * (tax.vat-number-is-checked).
 */
export const checkVatNumber = defineCall({
  id: 'checkVatNumber',
  method: 'POST',
  path: '/v2/storefront/vat-number',
  summary: 'Ask the service of the EU whether a VAT number is known',
  access: SIGNED_IN,
  body: v.object({ vat_number: v.pipe(vatNumber, v.nonEmpty()) }),
  response: v.object({ state: v.picklist(['checked', 'not_checked']) }),
  refusals: [400, 401],
})

import * as v from 'valibot'

import { EVERYBODY } from './access.ts'
import { defineCall } from './call.ts'

export const readCountry = defineCall({
  id: 'readCountry',
  method: 'POST',
  path: '/v2/account/geoip',
  summary: 'The country the caller is in, by an ISO 3166-1 alpha-2 code, or null where it cannot be told',
  access: EVERYBODY,
  response: v.object({ country: v.nullable(v.string()) }),
  refusals: [],
})

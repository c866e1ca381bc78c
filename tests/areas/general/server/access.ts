import type { calls } from '#areas/general/contract/calls.ts'

import { type Access, EVERYBODY } from '#tests/server/http/support/access.ts'

export const access: Access<typeof calls> = {
  extensions: ['POST /v2/contact'],
  capabilities: [{ capability: 'Write to the shop', who: EVERYBODY, calls: ['sendContactMessage'] }],
  reach: { sendContactMessage: 'nobodys' },
}

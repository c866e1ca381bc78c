import * as v from 'valibot'

import { EVERYBODY } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { email, requiredName, requiredNote } from '#contract/rules.ts'
import { message } from '#contract/wire.ts'

export const sendContactMessage = defineCall({
  id: 'sendContactMessage',
  method: 'POST',
  path: '/v2/contact',
  summary: 'Send the shop a message',
  access: EVERYBODY,
  body: v.object({ name: requiredName, email, message: requiredNote }),
  response: message,
  refusals: [400],
})

import * as v from 'valibot'

import { EVERYBODY } from './access.ts'
import { defineCall } from './call.ts'
import { email, requiredName, requiredNote } from './rules.ts'
import { message } from './wire.ts'

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

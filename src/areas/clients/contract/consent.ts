import * as v from 'valibot'

import { CLIENTS } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { linkedPractitioner } from '#areas/account/contract/profile.ts'
import { idParams, message, percent, timestamp } from '#contract/wire.ts'

/** A practitioner who asks the client to be theirs; `discount_rate` in whole percents holds once they agree. */
export const invitation = v.object({
  id: v.number(),
  practitioner: linkedPractitioner,
  discount_rate: percent,
  asked_at: timestamp,
})
export type Invitation = v.InferOutput<typeof invitation>

/** The latest first; answered ones are gone. */
export type Invitations = Invitation[]

export const ANSWERS = ['yes', 'no'] as const

export const listInvitations = defineCall({
  id: 'listInvitations',
  method: 'GET',
  path: '/v2/account/clients/invitations',
  summary: 'Practitioners who ask the client to be theirs, the latest first',
  access: CLIENTS,
  response: v.array(invitation),
  refusals: [401, 403],
})

export const answerInvitation = defineCall({
  id: 'answerInvitation',
  method: 'PUT',
  path: '/v2/account/clients/invitations/{id}',
  summary:
    'Say yes, which makes the practitioner the own one, or no, which they are not told; answers those that are left',
  access: CLIENTS,
  params: idParams,
  body: v.object({ answer: v.picklist(ANSWERS) }),
  response: v.object({ ...message.entries, data: v.array(invitation) }),
  refusals: [400, 401, 403, 404],
})

export const endLink = defineCall({
  id: 'endLink',
  method: 'DELETE',
  path: '/v2/account/clients/practitioners/{id}',
  summary: 'End the link with a practitioner, by their user_id; shared protocols stay with the client',
  access: CLIENTS,
  params: idParams,
  response: message,
  refusals: [400, 401, 403, 404],
})

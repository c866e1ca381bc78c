import * as v from 'valibot'

import { EVERYBODY_KNOWN_OR_NOT } from '#contract/access.ts'
import { defineCall } from '#contract/call.ts'
import { oneTimeToken } from '#contract/wire.ts'

/**
 * Topics whose mails their reader may refuse: invitations to be somebody's client, protocols that are shared, a
 * practitioner's new clients, and what of a protocol is to be ordered again (mail.topics-can-be-refused).
 */
export const MAIL_TOPICS = ['invitations', 'protocols', 'clients', 'supply'] as const
export const mailTopic = v.picklist(MAIL_TOPICS)
export type MailTopic = v.InferOutput<typeof mailTopic>

/** The signed token of a mail; null for the signed-in user. */
const whose = { token: v.nullable(oneTimeToken) }

/** The topics that an account gets mails about. `asked`: the one of the mail that the token is from. */
export const mailChoices = v.object({
  topics: v.array(v.object({ topic: mailTopic, wanted: v.boolean() })),
  asked: v.nullable(mailTopic),
})
export type MailChoices = v.InferOutput<typeof mailChoices>

/** A POST, as no token stands in an address (security.no-token-in-an-address). */
export const readMailChoices = defineCall({
  id: 'readMailChoices',
  method: 'POST',
  path: '/v2/mail/choices',
  summary: 'The topics that an account gets mails about, by the token of a mail or of the signed-in user',
  access: EVERYBODY_KNOWN_OR_NOT,
  body: v.object(whose),
  response: mailChoices,
  refusals: [400, 401],
})

export const setMailChoice = defineCall({
  id: 'setMailChoice',
  method: 'PUT',
  path: '/v2/mail/choices',
  summary: 'Refuse mails about a topic, or want them again',
  access: EVERYBODY_KNOWN_OR_NOT,
  body: v.object({ ...whose, topic: mailTopic, wanted: v.boolean() }),
  response: mailChoices,
  refusals: [400, 401],
})

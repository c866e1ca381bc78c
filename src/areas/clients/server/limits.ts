import { INVITATIONS_AN_HOUR } from '#contract/constants.ts'

import type { InvitationPace } from './imported/index.ts'
import type { Limit, Limits } from '#server/api/limits.ts'

/** Invitations by one practitioner, by the form or from a file: each sends a mail. */
export const INVITATIONS_BY_ACCOUNT: Limit = {
  name: 'invitations-account',
  calls: INVITATIONS_AN_HOUR,
  seconds: 60 * 60,
}

/** Protocols that one practitioner puts into clients' carts. */
export const FILLINGS_BY_ACCOUNT: Limit = { name: 'fillings-account', calls: 60, seconds: 60 * 60 }

/** Mails about it from one practitioner to one client. */
export const FILLING_MAILS_BY_CLIENT: Limit = { name: 'filling-mails-client', calls: 5, seconds: 24 * 60 * 60 }

/** The limit of invitations, for those that the shop sends by and by. */
export const invitationPace = (limits: Pick<Limits, 'opensIn' | 'allows' | 'giveBack'>): InvitationPace => ({
  opensIn: (practitionerId) => limits.opensIn(INVITATIONS_BY_ACCOUNT, `${practitionerId}`),
  allows: (practitionerId) => limits.allows(INVITATIONS_BY_ACCOUNT, `${practitionerId}`),
  giveBack: (practitionerId) => limits.giveBack(INVITATIONS_BY_ACCOUNT, `${practitionerId}`),
})

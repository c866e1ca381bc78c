import { USER_TYPES } from './call.ts'

/** Access rules, named by the users they admit. */

/** Everybody; a token is not looked at (role.visitors-browse-and-register). */
export const EVERYBODY = { token: 'none' } as const

/** Everyone; a token, where one is sent, changes what is answered (product.restricted-shows-no-price). */
export const EVERYBODY_KNOWN_OR_NOT = { token: 'optional' } as const

/** Anyone with a bearer token. */
export const SIGNED_IN = { token: 'access' } as const

/** Whoever holds a refresh token. */
export const HOLDER_OF_REFRESH_TOKEN = { token: 'refresh' } as const

export const ADMINS = { token: 'access', types: [USER_TYPES.Admin] } as const

/** Certified or not (role.practitioner-features). */
export const PRACTITIONERS = {
  token: 'access',
  types: [USER_TYPES.CertifiedPractitioner, USER_TYPES.Practitioner],
} as const

/** Approved practitioners: what approval gives, it takes (clients.approval-gives-clients). */
export const APPROVED_PRACTITIONERS = { token: 'access', types: [USER_TYPES.CertifiedPractitioner] } as const

/** Those who may share protocols (share.needs-certificate). */
export const SHARERS = { token: 'access', types: [USER_TYPES.Admin, USER_TYPES.CertifiedPractitioner] } as const

/** Clients alone see and end what was shared with them (role.client-features). */
export const CLIENTS = { token: 'access', types: [USER_TYPES.Client] } as const

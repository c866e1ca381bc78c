import { UPLOADS_AN_HOUR } from '#contract/constants.ts'

import type { Limit } from '#server/api/limits.ts'

/** Changes of one practitioner's page. */
export const PRACTICE_WRITES_BY_ACCOUNT: Limit = { name: 'practice-writes-account', calls: 600, seconds: 15 * 60 }

/** Pictures that one account uploads (practice.uploads-are-limited): each is unpacked and written in several sizes. */
export const UPLOADS_BY_ACCOUNT: Limit = { name: 'uploads-account', calls: UPLOADS_AN_HOUR, seconds: 60 * 60 }

/** Names that one practitioner's page is given: each stays theirs. */
export const PRACTICE_NAMES_BY_ACCOUNT: Limit = { name: 'practice-names-account', calls: 20, seconds: 24 * 60 * 60 }

/** Names that one practitioner asks about, as they are typed. */
export const NAME_CHECKS_BY_ACCOUNT: Limit = { name: 'practice-name-checks-account', calls: 600, seconds: 15 * 60 }

/** Practices that one client joins: each writes a mail. */
export const JOINS_BY_ACCOUNT: Limit = { name: 'joins-account', calls: 10, seconds: 60 * 60 }

import * as v from 'valibot'

import { digest } from './digest.ts'
import type { Storage } from './storage.ts'
import { ACCESS } from './tokens.ts'

/** The server's number of the session, which all tokens of one sign-in have; undefined in tokens of another form. */
function sessionIn(token: string): number | undefined {
  try {
    const [, payload = ''] = token.split('.')
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return v.parse(v.object({ sid: v.number() }), claims).sid
  } catch {
    return undefined
  }
}

/** Tells one sign-in of this browser from the next. Where tokens don't say whose they are, each token counts as one. */
export function signInId(storage: Storage): string {
  const token = storage.local(ACCESS)
  return token === undefined ? '' : `${sessionIn(token) ?? digest(token)}`
}

import { createSecretKey, randomUUID } from 'node:crypto'

import { jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'

import { ACCESS_TOKEN_MS } from '#contract/constants.ts'

/** The user and session in an access token. Only the database knows whether they still exist. */
export interface Named {
  readonly userId: number
  readonly sessionId: number
}

export interface AccessTokens {
  sign(named: Named): Promise<string>
  /** Undefined for a token that has expired or was not signed by this shop. */
  read(token: string): Promise<Named | undefined>
}

const ALGORITHM = 'HS256'

const claims = v.object({ sub: v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number)), sid: v.number() })

/**
 * Access tokens (session.access-token-lasts-an-hour): JSON web tokens, signed with the setting JWT_SECRET. Each has an
 * identity of its own: their times are whole seconds, and a new pair within the second of the old one would hold the
 * old token again.
 */
export function accessTokens(secret: string): AccessTokens {
  const key = createSecretKey(Buffer.from(secret))
  return {
    sign: ({ userId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setJti(randomUUID())
        .setSubject(`${userId}`)
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_TOKEN_MS / 1000} seconds`)
        .sign(key),
    read: async (token) => {
      const read = await jwtVerify(token, key, { algorithms: [ALGORITHM], requiredClaims: ['exp'] }).catch(
        () => undefined,
      )
      const parsed = v.safeParse(claims, read?.payload)
      return parsed.success ? { userId: parsed.output.sub, sessionId: parsed.output.sid } : undefined
    },
  }
}

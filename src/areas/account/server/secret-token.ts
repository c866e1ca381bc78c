import { createHash, randomBytes } from 'node:crypto'

/** An opaque token that cannot be guessed: 256 random bits, in a form that is safe in URLs. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url')

/** Stored form of a token. A token of 256 bits needs no salt and no slow hash. */
export const hashOf = (token: string | Buffer): Buffer => createHash('sha256').update(token).digest()

import { createHash, randomBytes } from 'node:crypto'

/** A token that says nothing and cannot be guessed: 256 bits, as text for an address. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a token. A token of 256 bits needs no salt and no slow hash. */
export const hashOf = (token: string | Buffer): Buffer => createHash('sha256').update(token).digest()

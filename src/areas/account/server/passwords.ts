import { hash, verify } from '@node-rs/argon2'
import { sql } from 'kysely'

/** Costs of argon2id, the first choice of OWASP's Password Storage Cheat Sheet: memory in KiB, passes, lanes. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Prefix of hashes with the current costs; argon2id is the library's default. */
const TODAYS = `$argon2id$v=19$m=${COSTS.memoryCost},t=${COSTS.timeCost},p=${COSTS.parallelism}$`

/** Keyboards may encode the same password in different code points. */
const canonical = (password: string): string => password.normalize('NFKC')

/** Hash of a random password: comparing with it takes as long as with a real one. */
const DECOY = hash(crypto.randomUUID(), COSTS)

/** Passwords that a process hashes at once, including queued ones, so that each is answered within a second. */
const AT_ONCE = 32
let running = 0

/** Too many passwords are being hashed; try again soon. */
export class TooManyPasswords extends Error {
  override readonly name = 'TooManyPasswords'
}

async function oneOfFew<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) throw new TooManyPasswords()
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
  }
}

/** Hashes a password for storage. Throws TooManyPasswords. */
export function hashPassword(password: string): Promise<string> {
  return oneOfFew(() => hash(canonical(password), COSTS))
}

/** True if the password matches the hash. Without a hash it is false after the same time. Throws TooManyPasswords. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await oneOfFew(async () => verify(stored ?? (await DECOY), canonical(password)))
  return matches && typeof stored === 'string'
}

const DOUBTED = 'doubted:'

/** Form of a hash that no activation link may make valid, because a stranger may have chosen the password. */
export const doubtedHash = (hash: string): string => DOUBTED + hash

/** SQL on a stored `password_hash`: true if it is doubted, and the hash without that mark. */
export const isDoubted = sql<boolean>`coalesce(starts_with(password_hash, ${DOUBTED}), false)`
export const bareHash = sql<string | null>`regexp_replace(password_hash, ${`^${DOUBTED}`}, '')`

/** True if the hash was made with other costs than the current ones and should be renewed at the next sign-in. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(TODAYS)
}

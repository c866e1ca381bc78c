import { hash, verify } from '@node-rs/argon2'
import { sql } from 'kysely'

/** Costs of argon2id, the first choice of OWASP's Password Storage Cheat Sheet: memory in KiB, passes, lanes. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** How a hash of today's costs begins; argon2id is the library's own choice. */
const TODAYS = `$argon2id$v=19$m=${COSTS.memoryCost},t=${COSTS.timeCost},p=${COSTS.parallelism}$`

/** The same password may come from another keyboard in other code points. */
const canonical = (password: string): string => password.normalize('NFKC')

/** Of a password that nobody has: comparing with it takes as long as with anybody's. */
const DECOY = hash(crypto.randomUUID(), COSTS)

/** Passwords that one process hashes at once, waiting ones included: they answer within a second. */
const AT_ONCE = 32
let running = 0

/** Too many passwords are being hashed: ask again soon. */
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

/** A password as the database keeps it. Throws TooManyPasswords. */
export function hashPassword(password: string): Promise<string> {
  return oneOfFew(() => hash(canonical(password), COSTS))
}

/** Whether a password is that of a hash. Takes as long where there is none, which nothing matches. Throws TooManyPasswords. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await oneOfFew(async () => verify(stored ?? (await DECOY), canonical(password)))
  return matches && typeof stored === 'string'
}

const DOUBTED = 'doubted:'

/** The hash as it is kept while no activation link may make its password valid: a stranger may have chosen it. */
export const doubtedHash = (hash: string): string => DOUBTED + hash

/** The same in SQL, for a `password_hash` as it stands: whether it is doubted, and the hash itself. */
export const isDoubted = sql<boolean>`coalesce(starts_with(password_hash, ${DOUBTED}), false)`
export const bareHash = sql<string | null>`regexp_replace(password_hash, ${`^${DOUBTED}`}, '')`

/** Whether a hash was made at other costs than today's, and is to be made anew once its password is known. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(TODAYS)
}

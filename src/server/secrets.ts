import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { errorCode } from './database/errors.ts'
import { SECRET_MIN_LENGTH, type Settings, SettingsError } from './settings.ts'

/** Secrets that tokens are signed and encrypted with. */
export interface Secrets {
  readonly jwtSecret: string
  readonly multipassSecret: string
  /** Encrypts the bank details of practitioners. */
  readonly bankSecret: string
}

type Given = Pick<Settings, 'databaseUrl' | 'jwtSecret' | 'multipassSecret' | 'bankSecret'>

const NAMES = [
  ['jwtSecret', 'JWT_SECRET'],
  ['multipassSecret', 'MULTIPASS_SECRET'],
  ['bankSecret', 'BANK_SECRET'],
] as const

/** @throws SettingsError if a secret is missing with a database server: shops that share a database share secrets */
export function requireSecrets({ databaseUrl, ...given }: Given): void {
  if (databaseUrl === undefined) return
  const missing = NAMES.find(([key]) => given[key] === undefined)
  if (missing !== undefined)
    throw new SettingsError(`DATABASE_URL needs ${missing[1]}, a secret that all shops of that database share.`)
}

/**
 * Returns the shop's secrets: as set, or from its data folder, where they are generated on first use
 * (operations.secrets-are-generated).
 *
 * @throws SettingsError if a file of the data folder holds none
 */
export async function readSecrets(settings: Given & Pick<Settings, 'dataDir'>): Promise<Secrets> {
  const folder = join(settings.dataDir, 'secrets')
  return {
    jwtSecret: settings.jwtSecret ?? (await keptSecret(folder, 'jwt')),
    multipassSecret: settings.multipassSecret ?? (await keptSecret(folder, 'multipass')),
    bankSecret: settings.bankSecret ?? (await keptSecret(folder, 'bank')),
  }
}

async function keptSecret(folder: string, name: string): Promise<string> {
  const file = join(folder, name)
  const kept = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  })
  const secret = kept?.trim() ?? (await makeSecret(folder, file))
  if (secret.length < SECRET_MIN_LENGTH)
    throw new SettingsError(
      `The file ${file} holds no secret of at least ${SECRET_MIN_LENGTH} characters: remove it, and a new one is made.`,
    )
  return secret
}

/** Writes a secret readable only by its owner, and atomically: the file gets its name once it is complete. */
async function makeSecret(folder: string, file: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const secret = randomBytes(32).toString('base64url')
  const draft = `${file}.draft`
  await rm(draft, { force: true })
  await writeFile(draft, secret, { mode: 0o600, flag: 'wx' })
  await rename(draft, file)
  return secret
}

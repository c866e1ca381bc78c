import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import * as v from 'valibot'

import { email } from '#contract/rules.ts'

const content = v.object({
  email,
  created_at: v.pipe(
    v.string(),
    v.check((text) => !Number.isNaN(Date.parse(text))),
    v.transform((text) => new Date(text)),
  ),
  return_to: v.optional(v.string()),
})

/** Content of a multipass token (sign-in.multipass-scheme): the user, its creation time and the page it leads to. */
export type MultipassContent = v.InferOutput<typeof content>

/** Content of a token, with the bytes that identify it. */
export interface ReadMultipass extends MultipassContent {
  readonly bytes: Buffer
}

const CIPHER = 'aes-128-cbc'
const IV_LENGTH = 16
const SIGNATURE_LENGTH = 32

/** Makes a multipass token, as another shop that knows the secret would. */
export function makeMultipass(secret: string, content: MultipassContent): string {
  const keys = keysOf(secret)
  const iv = randomBytes(IV_LENGTH)
  const cipher = createCipheriv(CIPHER, keys.encryption, iv)
  const encrypted = Buffer.concat([iv, cipher.update(JSON.stringify(content), 'utf8'), cipher.final()])
  return Buffer.concat([encrypted, sign(keys.signature, encrypted)]).toString('base64url')
}

/** Reads a multipass token; undefined if it was not made with this secret or its content is invalid. */
export function readMultipass(secret: string, token: string): ReadMultipass | undefined {
  // Accepts padding, which other implementations of the scheme write. Buffer.from would silently skip other characters.
  if (!/^[\w-]+={0,2}$/.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  const encrypted = bytes.subarray(0, -SIGNATURE_LENGTH)
  const keys = keysOf(secret)
  if (
    encrypted.length <= IV_LENGTH ||
    !timingSafeEqual(sign(keys.signature, encrypted), bytes.subarray(-SIGNATURE_LENGTH))
  )
    return undefined
  const parsed = v.safeParse(content, decrypt(keys.encryption, encrypted))
  return parsed.success ? { ...parsed.output, bytes } : undefined
}

/** Encryption and signature key: the halves of the secret's SHA-256. */
function keysOf(secret: string): { readonly encryption: Buffer; readonly signature: Buffer } {
  const both = createHash('sha256').update(secret).digest()
  return { encryption: both.subarray(0, 16), signature: both.subarray(16) }
}

const sign = (key: Buffer, encrypted: Buffer): Buffer => createHmac('sha256', key).update(encrypted).digest()

/** Decrypts the content; undefined if it is not JSON, since other holders of the secret may make mistakes. */
function decrypt(key: Buffer, encrypted: Buffer): unknown {
  try {
    const decipher = createDecipheriv(CIPHER, key, encrypted.subarray(0, IV_LENGTH))
    return JSON.parse(
      Buffer.concat([decipher.update(encrypted.subarray(IV_LENGTH)), decipher.final()]).toString('utf8'),
    )
  } catch {
    return undefined
  }
}

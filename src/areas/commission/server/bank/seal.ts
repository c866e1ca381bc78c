import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import type { BankDetails } from '#areas/commission/contract/bank.ts'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

/** The row that holds sealed details: they open in no other. */
export type BankRow = `account ${number}` | `former ${number}`

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'bank details', KEY_BYTES))

/** Encrypts bank details for one row: initial vector, tag, then the text. */
export function sealBank(details: BankDetails, row: BankRow, secret: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), iv).setAAD(Buffer.from(row))
  const text = Buffer.concat([cipher.update(JSON.stringify(details), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

/** The details that a row holds; null if they were sealed for another row, with another secret, or were changed. */
export function openBank(sealed: Buffer, row: BankRow, secret: string): BankDetails | null {
  const iv = sealed.subarray(0, IV_BYTES)
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(row))
    .setAuthTag(tag)
  try {
    const text = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
    return JSON.parse(text.toString('utf8')) as BankDetails
  } catch {
    return null
  }
}

import type { Secrets } from '../secret-keys.ts'

/** The secret keys of this area's charts. */
export const SECRETS = {
  bank: { holder: 'text', ends: 'text' },
  bankForm: { holder: 'text', iban: 'text', bic: 'text', sort_code: 'text', account_number: 'text', ends: 'text' },
} as const satisfies Readonly<Record<string, Secrets>>

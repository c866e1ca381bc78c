import type { Secrets } from '../secret-keys.ts'

export const SECRETS = {
  bank: { holder: 'text', ends: 'text' },
  bankForm: {
    holder: 'text',
    iban: 'account',
    bic: 'account',
    sort_code: 'account',
    account_number: 'account',
    ends: 'text',
  },
} as const satisfies Readonly<Record<string, Secrets>>

declare module '../secret-keys.ts' {
  interface AllSecrets {
    commission: typeof SECRETS
  }
}

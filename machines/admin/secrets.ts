import type { Secrets } from '../secret-keys.ts'

/** The secret keys of this area's charts. */
export const SECRETS = {
  practitionersReview: { keyword: 'text', query: 'text', 'reason.change value': 'text', reason: 'text' },
  accountsList: { key: 'text', dataKey: 'text' },
} as const satisfies Readonly<Record<string, Secrets>>

declare module '../secret-keys.ts' {
  interface AllSecrets {
    admin: typeof SECRETS
  }
}

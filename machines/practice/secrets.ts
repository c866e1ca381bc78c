import type { Secrets } from '../secret-keys.ts'

/** A practice speaks to everybody on its own page of the shop. */
const PUBLIC = { name: 'open', description: 'open', message: 'open' } as const

/** The secret keys of this area's charts. */
export const SECRETS = {
  practice: { ...PUBLIC, shopName: 'open' },
  practiceJoin: { shopName: 'open' },
  practicePage: { ...PUBLIC, text: 'open' },
  practiceName: { name: 'open', text: 'open', message: 'open' },
} as const satisfies Readonly<Record<string, Secrets>>

declare module '../secret-keys.ts' {
  interface AllSecrets {
    practice: typeof SECRETS
  }
}

import type { Secrets } from '../secret-keys.ts'

/** The secret keys of this area's charts. */
export const SECRETS = {
  allOrders: { key: 'text', dataKey: 'text' },
} as const satisfies Readonly<Record<string, Secrets>>

declare module '../secret-keys.ts' {
  interface AllSecrets {
    orders: typeof SECRETS
  }
}

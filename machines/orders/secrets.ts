import type { Secrets } from '../secret-keys.ts'

export const SECRETS = {
  allOrders: { key: 'text', dataKey: 'text' },
} as const satisfies Readonly<Record<string, Secrets>>

declare module '../secret-keys.ts' {
  interface AllSecrets {
    orders: typeof SECRETS
  }
}

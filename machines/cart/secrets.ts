import type { Secrets } from '../secret-keys.ts'

export const SECRETS = {
  cart: { name: 'open' },
  wishlist: { name: 'open' },
} as const satisfies Readonly<Record<string, Secrets>>

declare module '../secret-keys.ts' {
  interface AllSecrets {
    cart: typeof SECRETS
  }
}

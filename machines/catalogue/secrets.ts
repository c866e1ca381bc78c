import type { Secrets } from '../secret-keys.ts'

/** The secret keys of this area's charts. */
export const SECRETS = {
  catalogue: { name: 'open' },
  product: { name: 'open' },
  popularProducts: { name: 'open' },
  shopOptions: { name: 'open' },
  searchResults: { name: 'open' },
} as const satisfies Readonly<Record<string, Secrets>>

declare module '../secret-keys.ts' {
  interface AllSecrets {
    catalogue: typeof SECRETS
  }
}

import type { Secrets } from '../secret-keys.ts'

/** The secret keys of this area's charts. */
export const SECRETS = {
  allProducts: { key: 'text', dataKey: 'text' },
  // The catalogue's texts are public.
  adminProduct: { name: 'open', message: 'open' },
} as const satisfies Readonly<Record<string, Secrets>>

declare module '../secret-keys.ts' {
  interface AllSecrets {
    products: typeof SECRETS
  }
}

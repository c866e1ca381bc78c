import type { Secrets } from '../secret-keys.ts'

/** The secret keys of this area's charts. */
export const SECRETS = {
  catalogueImport: { file_name: 'text' },
} as const satisfies Readonly<Record<string, Secrets>>

declare module '../secret-keys.ts' {
  interface AllSecrets {
    import: typeof SECRETS
  }
}

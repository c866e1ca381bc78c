import type { Every } from '#contract/every.ts'
import type { Charts } from '#machines/app/actors.ts'
import type { AllSecrets, SecretRows, Secrets } from '#machines/secret-keys.ts'

const FILES = import.meta.glob<Readonly<Record<string, Secrets>>>('../../../machines/*/secrets.ts', {
  eager: true,
  import: 'SECRETS',
})

/** The secret keys of all charts, a row for each that has some. Only the recorder loads them. */
export const SECRETS = Object.assign({}, ...Object.values(FILES)) as Every<
  AllSecrets[keyof AllSecrets]
> satisfies SecretRows<Charts>

import { countryReader } from '#server/country/index.ts'
import type { Database } from '#server/database/index.ts'
import { type AccountDeps, openAccounts } from './index.ts'

interface OpenDeps extends Omit<AccountDeps, 'db'> {
  readonly database: Pick<Database, 'db' | 'healthy'>
  readonly defaultCountry: string | undefined
}

export const open = (deps: OpenDeps) => ({
  services: { accounts: openAccounts(deps.database, deps), readCountry: countryReader(deps.defaultCountry) },
})

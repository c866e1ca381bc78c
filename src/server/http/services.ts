import type { Accounts } from '../accounts/index.ts'
import type { Imports } from '../catalogue/import/jobs/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { ImportedClientsService } from '../clients/imported/index.ts'
import type { Clients } from '../clients/index.ts'
import type { Commission } from '../commission/index.ts'
import type { ReadCountry } from '../country/index.ts'
import type { Mail } from '../mail/index.ts'
import type { Orders } from '../orders/index.ts'
import type { Payments } from '../payments/index.ts'
import type { ReceiveWebhook } from '../payments/stripe/index.ts'
import type { Practices } from '../practices/index.ts'
import type { Protocols } from '../protocols/index.ts'
import type { Shopping } from '../shopping/index.ts'
import type { Folders } from '../folders/folders.ts'
import type { Limits } from './limits/limits.ts'
import type { PackSource } from './static/packs.ts'

/** The shop's running services, as far as the routes need them. */
export interface Services {
  readonly accounts: Accounts
  readonly catalogue: Pick<
    Catalogue,
    | 'version'
    | 'productCount'
    | 'listAddresses'
    | 'filterOptionsJson'
    | 'listProducts'
    | 'getProduct'
    | 'search'
    | 'searchSlice'
    | 'popular'
    | 'overview'
  >
  /** The pack shot of a variant. */
  readonly findPack: PackSource
  readonly imports: Omit<Imports, 'stop'>
  readonly mail: Mail
  readonly shopping: Shopping
  readonly orders: Orders
  readonly commission: Commission
  readonly payments: Payments
  readonly protocols: Protocols
  readonly clients: Clients
  readonly importedClients: ImportedClientsService
  readonly folders: Folders
  readonly practices: Practices
  readonly readCountry: ReadCountry
  readonly limits: Limits
  /** Absent where the shop takes no payments by Stripe. */
  readonly stripeWebhook?: ReceiveWebhook | undefined
  readonly database: { healthy(): Promise<boolean> }
}

import type { Accounts } from '#areas/account/server/index.ts'
import type { Imports } from '#areas/import/server/jobs/index.ts'
import type { Catalogue } from '#areas/catalogue/server/index.ts'
import type { ImportedClientsService } from '#areas/clients/server/imported/index.ts'
import type { Clients } from '#areas/clients/server/index.ts'
import type { Commission } from '#areas/commission/server/index.ts'
import type { ReadCountry } from '../country/index.ts'
import type { Mail } from '../mail/index.ts'
import type { Orders } from '#areas/orders/server/index.ts'
import type { Payments } from '#areas/orders/server/payments/index.ts'
import type { ReceiveWebhook } from '#areas/orders/server/payments/stripe/index.ts'
import type { Practices } from '#areas/practice/server/index.ts'
import type { Protocols } from '#areas/protocols/server/index.ts'
import type { Shopping } from '#areas/cart/server/index.ts'
import type { Folders } from '#areas/folders/server/folders.ts'
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

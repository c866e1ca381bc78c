import type { Region } from '#contract/constants.ts'

import type { Database } from '#server/database/index.ts'
import type { Messages } from '#server/texts/messages.ts'
import type { LeavingArea, LeavingKeys } from '#server/signed-in/leaving.ts'
import type { Personal } from '#server/signed-in/personal.ts'
import type { RateBound } from './own-rate.ts'

/** Dependencies of sign-in, sign-out and registration. */
export interface AccountDeps extends RateBound, LeavingKeys {
  readonly db: Database['db']
  readonly log: { warn(fields: object, message: string): void }
  readonly messages: Messages
  readonly shopName: string
  /** Region whose prices this shop charges. Accounts that register here belong to it. */
  readonly region: Region
  /** Origin at which users reach the shop. */
  readonly publicUrl: string
  /** Origin of the UK shop, if it is a separate one. */
  readonly ukShopUrl: string | undefined
  /** The personal data of the other areas. */
  readonly personal: readonly Personal[]
  /** The part of the other areas in a deletion. */
  readonly leaving: readonly LeavingArea[]
  readonly jwtSecret: string
  readonly multipassSecret: string
}

import { openAccountLock } from '#server/signed-in/account-lock.ts'
import { type AllReturns, allReturns } from './all.ts'
import { type CheckingReturns, checkingReturns } from './check.ts'
import { type CreatingReturns, creatingReturns } from './create.ts'
import type { ReturnDeps } from './deps.ts'
import { givingBack } from './give-back.ts'
import { type OwnReturns, ownReturns } from './own.ts'
import { type Refunding, refunding } from './refund.ts'

export type { CheckRefusal } from './check.ts'
export type { ReturnDeps } from './deps.ts'
export type { RefundRefusal } from './refund.ts'
export type { ReturnRefusal } from './refusals.ts'

/** Goods that come back, and the money that goes back for them. */
export interface Returns extends OwnReturns, AllReturns, CreatingReturns, CheckingReturns, Refunding {}

export function openReturns(given: ReturnDeps): Returns {
  const deps = { ...given, ...openAccountLock(given.database.db), giveBack: givingBack(given) }
  return {
    ...ownReturns(deps),
    ...allReturns(deps),
    ...creatingReturns(deps),
    ...checkingReturns(deps),
    ...refunding(deps),
  }
}

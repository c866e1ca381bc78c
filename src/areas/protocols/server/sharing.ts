import type { ClientDeps } from '#areas/clients/server/deps.ts'
import { openAccountLock } from '#server/signed-in/account-lock.ts'
import { planFeedService, type PlanFeedService } from './feed/index.ts'
import { fitService, type FitService } from './fit.ts'
import { sharedService, type SharedService } from './shared.ts'
import { sharingService, type SharingService } from './share.ts'
import { takenService, type TakenService } from './taken.ts'

/** Protocols in clients' hands. */
export interface Sharing extends SharingService, SharedService, FitService, TakenService, PlanFeedService {}

export function openSharing(given: ClientDeps): Sharing {
  const deps = { ...given, ...openAccountLock(given.database.db) }
  return {
    ...sharingService(deps),
    ...sharedService(deps),
    ...fitService(deps),
    ...takenService(deps),
    ...planFeedService(deps),
  }
}

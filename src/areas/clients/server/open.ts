import type { DatabaseLog } from '#server/database/log.ts'
import type { ClientDeps } from './deps.ts'
import { openImportedClients, startInvitationWork } from './imported/index.ts'
import { openClients, type ReadHeld } from './index.ts'
import { invitationPace } from './limits.ts'

interface OpenDeps extends ClientDeps {
  readonly limits: Parameters<typeof invitationPace>[0]
  readonly log: DatabaseLog
  readonly readHeld: ReadHeld
}

export function open(deps: OpenDeps) {
  const importedDeps = { ...deps, pace: invitationPace(deps.limits) }
  const invitationWork = startInvitationWork(importedDeps)
  return {
    services: {
      clients: openClients(deps, deps.readHeld),
      importedClients: openImportedClients({ ...importedDeps, wake: () => invitationWork.wake() }),
    },
    background: [invitationWork],
  }
}

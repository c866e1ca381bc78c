import type { ClientDeps } from '#areas/clients/server/deps.ts'
import type { ProtocolDeps } from './deps.ts'
import { openProtocols } from './index.ts'
import { openSharing } from './sharing.ts'

export const open = (deps: ProtocolDeps & ClientDeps) => ({
  services: { protocols: openProtocols(deps), sharing: openSharing(deps) },
})

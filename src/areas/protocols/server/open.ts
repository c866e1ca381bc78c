import type { ClientDeps } from '#areas/clients/server/deps.ts'
import type { ProtocolDeps } from './deps.ts'
import { openProtocols } from './index.ts'
import { openSharing } from './sharing.ts'
import type { SupplyDeps } from './supply/deps.ts'
import { openSupply } from './supply/own.ts'
import { startSupplyWork } from './supply/work.ts'

export const open = (deps: ProtocolDeps & ClientDeps & SupplyDeps) => ({
  services: { protocols: openProtocols(deps), sharing: openSharing(deps), supply: openSupply(deps) },
  background: [startSupplyWork(deps)],
})

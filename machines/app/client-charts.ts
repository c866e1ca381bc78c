/** The rows of the table of late charts (charts.ts) that belong to a client alone. */
import type { invitationsMachine } from '../clients/consent/invitations.machine.ts'
import type { linkEndingMachine } from '../clients/consent/link-ending.machine.ts'
import type { protocolRemovalMachine } from '../protocols/shared/protocol-removal.machine.ts'
import type { sharedProtocolMachine } from '../protocols/shared/shared-protocol.machine.ts'
import type { sharedProtocolsMachine } from '../protocols/shared/shared-protocols.machine.ts'

import { late } from '../late/late-chart.ts'
import * as meaning from '../late/meanings.ts'
import * as scene from '../late/scene-messages.ts'

const LINKS = {
  kind: 'own',
  reentered: scene.openedAnew,
  meanings: { 'links.changed': meaning.accountStale },
} as const

export const CLIENT = {
  sharedProtocols: late<typeof sharedProtocolsMachine>()({ kind: 'own', entered: scene.listEntered }),
  sharedProtocol: late<typeof sharedProtocolMachine>()({
    kind: 'own',
    entered: scene.protocolEntered,
    facts: ['protocol.opened', 'wish.made'],
  }),
  protocolRemoval: late<typeof protocolRemovalMachine>()({
    kind: 'own',
    reentered: scene.openedAnew,
    facts: ['protocol.removed', 'notice.raised'],
  }),
  invitations: late<typeof invitationsMachine>()(LINKS),
  linkEnding: late<typeof linkEndingMachine>()(LINKS),
}

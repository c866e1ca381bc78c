import { late } from '../late/late-chart.ts'
import * as entry from '../late/entry-messages.ts'
import type { planFeedMachine } from './plan-feed.machine.ts'
import type { protocolBuilderMachine } from './builder/protocol-builder.machine.ts'
import type { protocolListMachine } from './protocol-list.machine.ts'
import type { protocolPageMachine } from './protocol-page.machine.ts'
import type { ownSupplyMachine } from './shared/own-supply.machine.ts'
import type { protocolRemovalMachine } from './shared/protocol-removal.machine.ts'
import type { shareMailMachine } from './share-mail.machine.ts'
import type { sharedProtocolMachine } from './shared/shared-protocol.machine.ts'
import type { sharedProtocolsMachine } from './shared/shared-protocols.machine.ts'
import type { takenMarksMachine } from './taken/taken-marks.machine.ts'

/** The rows of this area's late charts. */
export const CHARTS = {
  protocolBuilder: late<typeof protocolBuilderMachine>()({
    kind: 'kept',
    pack: 'practitioner',
    outdated: {},
    started: ({ place, mode }) => [
      { type: 'language.shown', language: place.language },
      { type: 'page.shown', place },
      { type: 'mode.chosen', mode },
    ],
    facts: ['notice.raised', 'notice.withdrawn', 'protocols.changed'],
  }),
  sharedProtocols: late<typeof sharedProtocolsMachine>()({ kind: 'own', pack: 'client', entered: entry.listEntered }),
  sharedProtocol: late<typeof sharedProtocolMachine>()({
    kind: 'own',
    entered: entry.protocolEntered,
    facts: ['protocol.opened', 'wish.made'],
  }),
  planFeed: late<typeof planFeedMachine>()({ kind: 'own', pack: 'client', reentered: entry.openedAnew }),
  takenMarks: late<typeof takenMarksMachine>()({
    kind: 'kept',
    pack: 'client',
    outdated: {},
    reentered: entry.openedAnew,
    facts: ['notice.raised'],
  }),
  ownSupply: late<typeof ownSupplyMachine>()({ kind: 'own', entered: entry.protocolEntered }),
  protocolRemoval: late<typeof protocolRemovalMachine>()({
    kind: 'own',
    reentered: entry.openedAnew,
    facts: ['protocol.removed', 'notice.raised'],
  }),
  protocolsPage: late<typeof protocolListMachine>()({
    kind: 'own',
    outdated: { 'protocols.changed': 'list.outdated' },
    entered: entry.protocolsEntered,
  }),
  protocolPage: late<typeof protocolPageMachine>()({
    kind: 'own',
    outdated: { 'protocols.changed': 'protocol.outdated' },
    entered: entry.protocolEntered,
  }),
  shareMail: late<typeof shareMailMachine>()({ kind: 'own', reentered: entry.openedAnew }),
}

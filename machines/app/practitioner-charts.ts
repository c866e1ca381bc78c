/** The rows of the table of late charts (charts.ts) that belong to a practitioner alone. */
import type { clientPageMachine } from '../clients/client-page.machine.ts'
import type { clientsListMachine } from '../clients/clients-list.machine.ts'
import type { inviteFormMachine } from '../clients/invite-form.machine.ts'
import type { importedClientsMachine } from '../clients/imported/imported-clients.machine.ts'
import type { clientsOrderMachine } from '../orders/clients-order.machine.ts'
import type { clientsOrdersMachine } from '../orders/clients-orders.machine.ts'
import type { practicePageMachine } from '../practice/editor/practice-page.machine.ts'
import type { latestProtocolsMachine } from '../home/latest-protocols.machine.ts'
import type { waitingClientsMachine } from '../home/waiting-clients.machine.ts'
import type { protocolListMachine } from '../protocols/protocol-list.machine.ts'
import type { protocolPageMachine } from '../protocols/protocol-page.machine.ts'
import type { shareMailMachine } from '../protocols/share-mail.machine.ts'

import { late } from '../late/late-chart.ts'
import * as scene from '../late/scene-messages.ts'

export const PRACTITIONER = {
  protocolsPage: late<typeof protocolListMachine>()({
    kind: 'own',
    outdated: { 'protocols.changed': 'list.outdated' },
    entered: scene.protocolsEntered,
  }),
  protocolPage: late<typeof protocolPageMachine>()({
    kind: 'own',
    outdated: { 'protocols.changed': 'protocol.outdated' },
    entered: scene.protocolEntered,
  }),
  shareMail: late<typeof shareMailMachine>()({ kind: 'own', reentered: scene.openedAnew }),
  clientsList: late<typeof clientsListMachine>()({
    kind: 'own',
    secrets: { text: 'text', listed: 'text', keyword: 'text', query: 'text' },
    entered: scene.listEntered,
  }),
  clientPage: late<typeof clientPageMachine>()({
    kind: 'own',
    outdated: { 'protocols.changed': 'client.outdated' },
    entered: scene.clientEntered,
  }),
  inviteForm: late<typeof inviteFormMachine>()({
    kind: 'own',
    reentered: scene.anew,
    meanings: { 'form.sent': ({ sent }) => ({ type: 'client.invited', email: sent.email }) as const },
  }),
  importedClients: late<typeof importedClientsMachine>()({ kind: 'own', entered: scene.listEntered }),
  latestProtocols: late<typeof latestProtocolsMachine>()({
    kind: 'own',
    outdated: { 'protocols.changed': 'data.outdated' },
    entered: scene.wanted,
  }),
  practicePage: late<typeof practicePageMachine>()({
    kind: 'own',
    started: scene.personKnown,
    signedIn: scene.personKnown,
    entered: scene.practiceEntered,
    facts: ['notice.raised'],
  }),
  clientsOrders: late<typeof clientsOrdersMachine>()({ kind: 'own', outdated: {}, entered: scene.addressWanted }),
  clientsOrder: late<typeof clientsOrderMachine>()({ kind: 'own', entered: scene.orderEntered }),
  waitingClients: late<typeof waitingClientsMachine>()({
    kind: 'own',
    outdated: { 'protocols.changed': 'data.outdated' },
    entered: scene.wanted,
  }),
}

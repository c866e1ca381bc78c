import { late } from '../late/late-chart.ts'
import * as meaning from '../late/meanings.ts'
import * as entry from '../late/entry-messages.ts'
import type { clientPageMachine } from './client-page.machine.ts'
import type { clientsListMachine } from './clients-list.machine.ts'
import type { importedClientsMachine } from './imported/imported-clients.machine.ts'
import type { invitationsMachine } from './consent/invitations.machine.ts'
import type { inviteFormMachine } from './invite-form.machine.ts'
import type { linkEndingMachine } from './consent/link-ending.machine.ts'

const LINKS = {
  kind: 'own',
  reentered: entry.openedAnew,
  meanings: { 'links.changed': meaning.accountStale },
} as const

/** The rows of this area's late charts. */
export const CHARTS = {
  invitations: late<typeof invitationsMachine>()({ ...LINKS, pack: 'client' }),
  linkEnding: late<typeof linkEndingMachine>()({ ...LINKS, pack: 'client' }),
  clientsList: late<typeof clientsListMachine>()({
    kind: 'own',
    entered: entry.listEntered,
  }),
  clientPage: late<typeof clientPageMachine>()({
    kind: 'own',
    outdated: { 'protocols.changed': 'client.outdated' },
    entered: entry.clientEntered,
  }),
  inviteForm: late<typeof inviteFormMachine>()({
    kind: 'own',
    reentered: entry.anew,
    meanings: { 'form.sent': ({ sent }) => ({ type: 'client.invited', email: sent.email }) as const },
  }),
  importedClients: late<typeof importedClientsMachine>()({
    kind: 'own',
    entered: entry.listEntered,
  }),
}

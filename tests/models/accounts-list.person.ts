import type { AnyEventObject, SnapshotFrom } from 'xstate'

import type { accountsListMachine } from '#machines/admin/accounts-list.machine.ts'

import { model } from './accounts-list.model.ts'
import { personOf } from './support/model.ts'

/** What an admin can do to find accounts, and what the network answers. */

type Snapshot = SnapshotFrom<typeof accountsListMachine>

function isOutOfReach(snapshot: Snapshot, event: AnyEventObject): boolean {
  const { wanted, list: shown } = snapshot.context
  if (event.type === 'list.retry') return !snapshot.matches('failed')
  const { query } = event['place'] as { query: Record<string, string> }
  // The list is entered by its link, and then by a search, the pages below it, and the link again.
  if (snapshot.matches('waiting')) return Object.keys(query).length > 0
  if (query['page'] !== undefined) return wanted.page === 2 || wanted.keyword !== '' || (shown?.total_pages ?? 0) < 2
  return wanted.page === 1 && wanted.keyword === (query['query'] ?? '')
}

export const person = personOf(model, {
  // No link of the page leads to the second page of a search, or to a page that is none.
  causes: ({ place }) => place === undefined || (place.language === 'en' && !(place.query.query && place.query.page)),
  until: isOutOfReach,
  eachSample: true,
})

/** What of a situation can be seen. */
export interface Visible {
  readonly page: 'elsewhere' | 'accounts'
  readonly query?: Readonly<Record<string, string>>
  readonly failure?: 'refused' | 'unreachable' | null
  /** The e-mails in the table, and how many were found; none where nothing is shown. */
  readonly shown?: { readonly emails: readonly string[]; readonly found: number } | 'nobody' | null
  /** What the shop is being asked for. */
  readonly asked?: { readonly keyword: string; readonly page: number } | null
  /** Whether it is read out that accounts are on their way. */
  readonly isTold?: boolean
}

/** What must be seen in a situation. */
export function visible(snapshot: Snapshot): Visible {
  if (snapshot.matches('waiting')) return { page: 'elsewhere' }
  const { wanted, list: shown, problem } = snapshot.context
  const query = {
    ...(wanted.keyword !== '' && { query: wanted.keyword }),
    ...(wanted.page > 1 && { page: String(wanted.page) }),
  }
  return {
    page: 'accounts',
    query,
    failure: snapshot.hasTag('failed') ? (problem?.kind === 'refused' ? 'refused' : 'unreachable') : null,
    shown:
      shown &&
      (shown.data.length === 0
        ? 'nobody'
        : { emails: shown.data.map(({ email }) => email), found: shown.total_results }),
    asked: snapshot.hasTag('busy') ? { keyword: wanted.keyword, page: wanted.page } : null,
    isTold: snapshot.hasTag('busy'),
  }
}

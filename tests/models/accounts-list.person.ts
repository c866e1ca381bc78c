import type { AnyEventObject, SnapshotFrom } from 'xstate'

import type { Account, Page } from '#machines/admin/lists.ts'
import { accountsListMachine } from '#machines/admin/accounts-list.machine.ts'

import { refused, unreachable } from './samples.ts'
import { defineModel, done } from './support/model.ts'

/** What an admin can do to find accounts, and what the network answers. */

const PATH = '/account/admin/accounts'
const all = { language: 'en', path: PATH, query: {} } as const
const searched = { language: 'en', path: PATH, query: { query: 'linden' } } as const
const second = { language: 'en', path: PATH, query: { page: '2' } } as const

const account = (user_id: number): Account => ({
  user_id, user_type_id: 4, email: `zoe${user_id}@mail.example`, first_name: 'Zoë', last_name: 'Linden', active: true, registered_at: '2026-01-01T10:00:00.000Z', last_seen_at: null,
})
const PAGE_SIZE = 2
const list = (current_page: number, total_pages: number): Page<Account> => ({
  data: total_pages === 0 ? [] : [account(2 * current_page - 1), account(2 * current_page)], current_page, total_pages, total_results: PAGE_SIZE * total_pages,
})

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

export const person = defineModel({
  machine: accountsListMachine,
  events: [{ type: 'list.entered', place: all }, { type: 'list.entered', place: searched }, { type: 'list.entered', place: second }, { type: 'list.retry' }],
  answers: [{ ok: true, value: list(1, 2) }, { ok: true, value: list(2, 2) }, { ok: true, value: list(1, 0) }, refused, unreachable].map((answer) => done('fetchAccounts', answer)),
  fits: ({ context: { wanted } }, { output }) => !output.ok || output.value.current_page === wanted.page,
  until: isOutOfReach,
  project: ({ context: { wanted, list: shown } }) => ({ wanted, shown: shown && [shown.current_page, shown.total_pages] }),
  eachSample: true,
  rules: {},
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
  const query = { ...(wanted.keyword !== '' && { query: wanted.keyword }), ...(wanted.page > 1 && { page: String(wanted.page) }) }
  return {
    page: 'accounts',
    query,
    failure: snapshot.hasTag('failed') ? (problem?.kind === 'refused' ? 'refused' : 'unreachable') : null,
    shown: shown && (shown.data.length === 0 ? 'nobody' : { emails: shown.data.map(({ email }) => email), found: shown.total_results }),
    asked: snapshot.hasTag('busy') ? { keyword: wanted.keyword, page: wanted.page } : null,
    isTold: snapshot.hasTag('busy'),
  }
}

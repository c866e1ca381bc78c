import { setTimeout } from 'node:timers/promises'

import { type Kysely, type Transaction, sql } from 'kysely'

import type { LanguageCode } from '#contract/languages.ts'

import { now } from '#server/database/clock.ts'
import { mayHaveClients } from '#areas/account/server/links.ts'
import { type Background, startBackground } from '#server/background.ts'
import type { DatabaseLog } from '#server/database/log.ts'
import type { Schema } from '#server/database/schema.ts'
import { type AccountLock, openAccountLock } from '#server/signed-in/account-lock.ts'
import { invite, type InviteRefusal } from '../invite.ts'
import type { ImportedClientDeps } from './deps.ts'

/** Milliseconds after which a process looks for invitations that another one was asked for, or whose limit has opened. */
const WORK_EVERY = 60_000

type WorkDeps = ImportedClientDeps & { readonly log: DatabaseLog; readonly workEvery?: number }
type NextDeps = WorkDeps & AccountLock

export interface InvitationWork extends Background {
  /** Looks for invitations now. */
  wake(): void
}

/**
 * Sends invitations as the limit opens. Any number of processes may do so on one database: account, link, mail and the row's
 * end are one transaction, under the practitioner's lock.
 */
export function startInvitationWork(given: WorkDeps): InvitationWork {
  const { log, workEvery = WORK_EVERY } = given
  let wake = new AbortController()
  const background = startBackground(async (stopping) => {
    while (!stopping.aborted) {
      wake = new AbortController()
      try {
        await inviteWaiting(given, stopping)
      } catch (error) {
        log.warn({ err: error }, 'invitations could not be sent; trying again')
      }
      await setTimeout(workEvery, undefined, { signal: AbortSignal.any([stopping, wake.signal]) }).catch(
        () => undefined,
      )
    }
  })
  return { ...background, wake: () => wake.abort() }
}

/** One run: invites as many as the limit of each practitioner lets through. Of one who is not approved they wait. */
export async function inviteWaiting(given: WorkDeps, stopping = new AbortController().signal): Promise<void> {
  const deps = { ...given, ...openAccountLock(given.database.db) }
  const practitioners = await deps.database.db
    .selectFrom('imported_client')
    .innerJoin('account', 'account.user_id', 'practitioner_id')
    .select('practitioner_id')
    .distinct()
    .where('wanted_at', 'is not', null)
    .where(mayHaveClients('user_type_id'))
    .execute()
  for (const { practitioner_id } of practitioners)
    while (!stopping.aborted && (await inviteNext(deps, practitioner_id)));
}

/** Resolves with whether there may be one more. */
async function inviteNext(deps: NextDeps, practitionerId: number): Promise<boolean> {
  const { pace, log, database, withAccountLock } = deps
  // A call above the limit is counted too: only asking costs nothing.
  if ((await pace.opensIn(practitionerId)) > 0 || !(await pace.allows(practitionerId))) return false
  let tried: Waiting | undefined
  try {
    const outcome = await withAccountLock(practitionerId, async (transaction) => {
      tried = await firstWaiting(transaction, practitionerId)
      return tried === undefined ? 'none' : inviteOne(transaction, practitionerId, tried, deps)
    })
    if (outcome !== 'none' && outcome !== 'gone') return true
  } catch (error) {
    log.warn({ err: error, imported: tried?.id }, 'an invitation could not be sent; trying again')
    if (tried !== undefined) await putLast(database.db, tried.id)
  }
  await pace.giveBack(practitionerId)
  return false
}

interface Waiting {
  readonly id: number
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly language: LanguageCode
}

const firstWaiting = (transaction: Transaction<Schema>, practitionerId: number): Promise<Waiting | undefined> =>
  transaction
    .selectFrom('imported_client')
    .select([
      'imported_client_id as id',
      'email',
      'first_name',
      'last_name',
      sql<LanguageCode>`(select code from language where language.id = language_id)`.as('language'),
    ])
    .where('practitioner_id', '=', practitionerId)
    .where('wanted_at', 'is not', null)
    .orderBy('wanted_at')
    .orderBy('imported_client_id')
    .limit(1)
    .executeTakeFirst()

async function inviteOne(
  transaction: Transaction<Schema>,
  practitionerId: number,
  { id, language, ...person }: Waiting,
  deps: NextDeps,
): Promise<'invited' | InviteRefusal> {
  const invited = await invite(transaction, { userId: practitionerId, language }, { ...person, discount_rate: 0 }, deps)
  await transaction.deleteFrom('imported_client').where('imported_client_id', '=', id).execute()
  if (typeof invited === 'string') return invited
  await transaction
    .updateTable('invitation_run')
    .set((eb) => ({ invited: eb('invited', '+', 1) }))
    .where('practitioner_id', '=', practitionerId)
    .execute()
  return 'invited'
}

/** One that fails again and again holds no other up. */
const putLast = (db: Kysely<Schema>, id: number) =>
  db
    .updateTable('imported_client')
    .set({ wanted_at: now })
    .where('imported_client_id', '=', id)
    .where('wanted_at', 'is not', null)
    .execute()

import { type Kysely, sql } from 'kysely'

import type { judgePractitioner, listAccounts, listPractitioners } from '#areas/admin/contract/admin.ts'
import type { Judgement } from '#areas/account/contract/account.ts'
import { type CallInput, type CallResponse, USER_TYPES } from '#contract/call.ts'
import { withoutInvisibleLetters } from '#contract/invisible-letters.ts'

import { type Database, withReadRetry } from '#server/database/index.ts'
import { pageOf } from '#server/database/paging.ts'
import type { Schema } from '#server/database/schema.ts'
import { certificateMail } from '#areas/account/server/mails/certificate.ts'
import { postMail } from '#server/mail/index.ts'
import { hasSameDetails, writeJudgement } from '#areas/account/server/own/certificate.ts'
import type { AccountDeps } from '#areas/account/server/deps.ts'
import { personHas } from '#areas/account/server/find.ts'
import { asProfile, practitioners } from '#areas/account/server/own/profile.ts'

type Judged = CallResponse<typeof judgePractitioner>

/** Operations of admins on other users' accounts (role.admin-features). */
export interface Administration {
  listPractitioners(
    query: CallInput<typeof listPractitioners>['query'],
  ): Promise<CallResponse<typeof listPractitioners>>
  /**
   * Sets the status of a certificate and with it the owner's user type, and mails the owner unless the status is
   * 'pending'. Does nothing if the status is unchanged; corrected details under check count as 'pending'. Undefined if
   * there is no such practitioner; 'changed' if their details differ from those the admin has read.
   */
  judgePractitioner(userId: number, judgement: Judgement): Promise<Judged | 'changed' | undefined>
  listAccounts(query: CallInput<typeof listAccounts>['query']): Promise<CallResponse<typeof listAccounts>>
}

export function administration(
  database: Pick<Database, 'db' | 'healthy'>,
  deps: Pick<AccountDeps, 'messages' | 'publicUrl' | 'shopName'>,
): Administration {
  const { db } = database
  return {
    listPractitioners: (query) => withReadRetry(database, () => readPractitioners(db, query)),
    listAccounts: (query) => withReadRetry(database, () => readAccounts(db, query)),
    judgePractitioner: (userId, judgement) =>
      db.transaction().execute(async (transaction) => {
        const before = await judgeable(transaction).where('account.user_id', '=', userId).forUpdate().executeTakeFirst()
        if (before === undefined) return undefined
        if (judgement.details && !hasSameDetails(judgement.details, before)) return 'changed'
        const reason = judgement.status === 'refused' ? judgement.reason : null
        const stands = before.checked_since === null ? before.certificate_status : 'pending'
        if (stands === judgement.status && before.certificate_reason === reason) return asJudged(before)

        await writeJudgement(transaction, before, judgement.status, reason)
        if (judgement.status !== 'pending') {
          const mail = { to: before.email, name: before.first_name, language: before.language, reason: reason ?? '' }
          const wasApproved = before.certificate_status === 'approved'
          await postMail(transaction, certificateMail(MAILS[judgement.status](wasApproved), mail, deps))
        }
        return asJudged(await judgeable(transaction).where('account.user_id', '=', userId).executeTakeFirstOrThrow())
      }),
  }
}

/** Practitioners with a verified email: the others cannot be written to and need no review. */
const judgeable = (db: Kysely<Schema>) =>
  practitioners(db)
    .select('registered_at')
    .where('user_type_id', 'in', [USER_TYPES.CertifiedPractitioner, USER_TYPES.Practitioner])
    .where('activated_at', 'is not', null)

type JudgeableRow = Awaited<ReturnType<ReturnType<typeof judgeable>['executeTakeFirstOrThrow']>>

function asJudged({ registered_at, ...row }: JudgeableRow): Judged {
  const profile = asProfile(row)
  const { check } = profile.certificate
  return {
    ...profile,
    certificate: {
      ...profile.certificate,
      check: check && row.approved_details && { ...check, approved: row.approved_details },
    },
    registered_at: registered_at.toISOString(),
  }
}

const MAILS = {
  approved: (wasApproved: boolean) => (wasApproved ? 'confirmed' : 'approved'),
  refused: (wasApproved: boolean) => (wasApproved ? 'withdrawn' : 'refused'),
} as const

/** True for certificates not yet judged, or not judged again since their details were corrected. */
const isWaiting = sql<boolean>`(certificate_status = 'pending' or checked_since is not null)`

const wordsOf = (keyword: string): string => withoutInvisibleLetters(keyword).trim().toLowerCase()

/** True if name, practice or email contains the words (admin.finds-practitioners). */
const practitionerHas = (words: string) =>
  sql<boolean>`(${personHas(words)} or position(${words} in lower(practice_name)) > 0)`

/** Waiting practitioners come first, the longest wait at the top. */
async function readPractitioners(
  db: Kysely<Schema>,
  { status, keyword = '', ...paging }: CallInput<typeof listPractitioners>['query'],
): Promise<CallResponse<typeof listPractitioners>> {
  const { offset, limit, fields } = pageOf(paging)
  const words = wordsOf(keyword)
  const chosen = judgeable(db)
    .$if(status === 'pending', (query) => query.where(isWaiting))
    .$if(status === 'approved' || status === 'refused', (query) =>
      query.where('certificate_status', '=', status ?? null),
    )
    .$if(words !== '', (query) => query.where(practitionerHas(words)))
  const rows = await chosen
    .orderBy(isWaiting, 'desc')
    .orderBy(sql`coalesce(checked_since, registered_at)`)
    .orderBy('account.user_id')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await chosen
    .clearSelect()
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return { data: rows.map(asJudged), ...fields(Number(total)) }
}

async function readAccounts(
  db: Kysely<Schema>,
  { keyword = '', user_type_id, ...paging }: CallInput<typeof listAccounts>['query'],
): Promise<CallResponse<typeof listAccounts>> {
  const { offset, limit, fields } = pageOf(paging)
  const words = wordsOf(keyword)
  let chosen = db.selectFrom('account')
  if (words !== '') chosen = chosen.where(personHas(words))
  if (user_type_id !== undefined) chosen = chosen.where(sql<number>`user_type_id::integer`, '=', user_type_id)
  const rows = await chosen
    .select([
      'user_id',
      'user_type_id',
      'email',
      'first_name',
      'last_name',
      'registered_at',
      'last_seen_at',
      sql<boolean>`activated_at is not null`.as('active'),
    ])
    .orderBy('registered_at', 'desc')
    .orderBy('user_id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await chosen.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return {
    data: rows.map((row) => ({
      ...row,
      registered_at: row.registered_at.toISOString(),
      last_seen_at: row.last_seen_at?.toISOString() ?? null,
    })),
    ...fields(Number(total)),
  }
}

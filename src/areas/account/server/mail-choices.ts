import type { Kysely } from 'kysely'

import { USER_TYPES, type UserType } from '#contract/call.ts'
import { type MailChoices, type MailTopic } from '#areas/account/contract/mail-choices.ts'

import { now } from '#server/database/clock.ts'
import type { Schema } from '#server/database/schema.ts'
import { choiceTokens } from '#server/mail/choice-token.ts'
import type { Principal } from '#server/signed-in/principal.ts'

/** Whose choices: of the signed-in user, or of the account that a mail's token names. */
export interface Chooser {
  readonly token: string | null
  readonly principal: Principal | undefined
}

export interface OwnMailChoices {
  /** `unsigned` where nobody is signed in and no token is given, `unusable` where the token isn't good. */
  readMailChoices(chooser: Chooser): Promise<MailChoices | 'unsigned' | 'unusable'>
  setMailChoice(
    chooser: Chooser,
    choice: { readonly topic: MailTopic; readonly wanted: boolean },
  ): Promise<MailChoices | 'unsigned' | 'unusable'>
  /** Refuses what a mail was about by its token alone (RFC 8058). Resolves with whether the token was good. */
  refuseMail(token: string): Promise<boolean>
}

interface MailChoiceDeps {
  readonly db: Kysely<Schema>
  readonly jwtSecret: string
}

const TOPICS: Readonly<Record<UserType, readonly MailTopic[]>> = {
  [USER_TYPES.Client]: ['protocols', 'supply', 'invitations'],
  [USER_TYPES.Practitioner]: ['clients', 'invitations'],
  [USER_TYPES.CertifiedPractitioner]: ['clients', 'invitations'],
  [USER_TYPES.Admin]: ['invitations'],
}

interface Whose {
  readonly userId: number
  /** The topic of the mail that a token is from. */
  readonly asked: MailTopic | null
  /** The shared protocol that the mail was about. */
  readonly shareId?: number | null | undefined
}

/** The mails that an account refuses, and wants again (mail.topics-can-be-refused). */
export function ownMailChoices({ db, jwtSecret }: MailChoiceDeps): OwnMailChoices {
  const tokens = choiceTokens(jwtSecret)

  function whose({ token, principal }: Chooser) {
    if (token === null)
      return principal === undefined
        ? ('unsigned' as const)
        : { userId: principal.userId, asked: null, shareId: undefined }
    const choice = tokens.read(token)
    return choice === undefined
      ? ('unusable' as const)
      : { userId: choice.userId, asked: choice.topic, shareId: choice.shareId }
  }

  async function choicesOf({ userId, asked, shareId }: Whose): Promise<MailChoices | 'unusable'> {
    const account = await db
      .selectFrom('account')
      .select('user_type_id')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    // The account was deleted since.
    if (account === undefined) return 'unusable'
    const refusals = await db.selectFrom('mail_refusal').select('topic').where('user_id', '=', userId).execute()
    const refused = new Set(refusals.map(({ topic }) => topic))
    if (asked !== null && typeof shareId === 'number' && (await isStopped(userId, shareId))) refused.add(asked)
    const own = TOPICS[account.user_type_id]
    const topics = asked === null || own.includes(asked) ? own : [asked, ...own]
    return { topics: topics.map((topic) => ({ topic, wanted: !refused.has(topic) })), asked }
  }

  async function isStopped(userId: number, shareId: number): Promise<boolean> {
    const share = await shareOf(userId, shareId).select('supply_stopped_at').executeTakeFirst()
    return share !== undefined && share.supply_stopped_at !== null
  }

  const shareOf = (userId: number, shareId: number) =>
    db.selectFrom('protocol_share').where('share_id', '=', shareId).where('client_id', '=', userId)

  /** A token that names a shared protocol chooses for that alone; to want its mails again is to want their topic. */
  async function chooseFor({ userId, asked, shareId }: Whose, topic: MailTopic, wanted: boolean): Promise<void> {
    if (typeof shareId !== 'number' || topic !== asked) return choose(userId, topic, wanted)
    await db
      .updateTable('protocol_share')
      .set(wanted ? { supply_stopped_at: null } : { supply_stopped_at: now, repeat_weeks: null, repeat_on: null })
      .where('share_id', '=', shareId)
      .where('client_id', '=', userId)
      .execute()
    if (wanted) await choose(userId, topic, true)
  }

  async function choose(userId: number, topic: MailTopic, wanted: boolean): Promise<void> {
    if (wanted) await db.deleteFrom('mail_refusal').where('user_id', '=', userId).where('topic', '=', topic).execute()
    else
      await db
        .insertInto('mail_refusal')
        .columns(['user_id', 'topic'])
        .expression((eb) =>
          eb
            .selectFrom('account')
            .select(['user_id', eb.val(topic).as('topic')])
            .where('user_id', '=', userId),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  }

  return {
    readMailChoices: async (chooser) => {
      const by = whose(chooser)
      return typeof by === 'string' ? by : choicesOf(by)
    },
    setMailChoice: async (chooser, { topic, wanted }) => {
      const by = whose(chooser)
      if (typeof by === 'string') return by
      await chooseFor(by, topic, wanted)
      return choicesOf(by)
    },
    refuseMail: async (token) => {
      const choice = tokens.read(token)
      if (choice === undefined) return false
      await chooseFor({ ...choice, asked: choice.topic }, choice.topic, false)
      return true
    },
  }
}

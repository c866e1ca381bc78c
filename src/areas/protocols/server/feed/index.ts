import { createHash } from 'node:crypto'

import { sql } from 'kysely'

import type { Dosage } from '#areas/protocols/contract/dosage/dosage.ts'
import type { MadePlanFeed } from '#areas/protocols/contract/plan-feed.ts'
import { DEFAULT_LANGUAGE, languageIdOf, toLanguageCode } from '#contract/languages.ts'

import { hashOf, newSecretToken } from '#areas/account/server/secret-token.ts'
import { onSale } from '#areas/catalogue/server/on-sale.ts'
import type { ClientDeps } from '#areas/clients/server/deps.ts'
import { now } from '#server/database/clock.ts'
import { withReadRetry } from '#server/database/index.ts'
import type { AccountLock } from '#server/signed-in/account-lock.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import { calendarOf, type FeedLine } from './calendar.ts'
import { type FeedWords, loadFeedWords } from './words.ts'

/** The calendar under a private address. `tag` changes with the text alone. */
export interface ReadFeed {
  readonly text: string
  readonly tag: string
}

export interface PlanFeedService {
  /** When the address was made; null where there is none. */
  feedSince(client: Shopper): Promise<string | null>
  /** Makes an address, in place of an earlier one. */
  makeFeed(client: Shopper): Promise<MadePlanFeed | 'gone'>
  endFeed(client: Shopper): Promise<void>
  /** Undefined for a token that is none, or none any more. */
  readFeed(token: string): Promise<ReadFeed | undefined>
}

export function planFeedService(deps: ClientDeps & AccountLock): PlanFeedService {
  const { database, withAccountLock, publicUrl, shopName } = deps
  const { db } = database
  let words: ((language: Parameters<ReturnType<typeof loadFeedWords>>[0]) => FeedWords) | undefined
  return {
    async feedSince({ userId }) {
      const row = await withReadRetry(database, () =>
        db.selectFrom('plan_feed').select('made_at').where('client_id', '=', userId).executeTakeFirst(),
      )
      return row?.made_at.toISOString() ?? null
    },

    makeFeed: ({ userId, language }) =>
      withAccountLock(userId, async (transaction) => {
        const token = newSecretToken()
        const made = { token_hash: hashOf(token), language_id: languageIdOf(language), made_at: now }
        const { made_at } = await transaction
          .insertInto('plan_feed')
          .values({ client_id: userId, ...made })
          .onConflict((conflict) => conflict.column('client_id').doUpdateSet(made))
          .returning('made_at')
          .executeTakeFirstOrThrow()
        return { since: made_at.toISOString(), address: `${publicUrl}/calendar/${token}.ics` }
      }),

    async endFeed({ userId }) {
      await db.deleteFrom('plan_feed').where('client_id', '=', userId).execute()
    },

    async readFeed(token) {
      const feed = await withReadRetry(database, () =>
        db
          .selectFrom('plan_feed')
          .innerJoin('language', 'language.id', 'language_id')
          .select(['client_id', 'language.code', 'made_at'])
          .where('token_hash', '=', hashOf(token))
          .executeTakeFirst(),
      )
      if (feed === undefined) return undefined
      const language = toLanguageCode(feed.code) ?? DEFAULT_LANGUAGE
      const rows = await withReadRetry(database, () => readLines(deps, feed.client_id, languageIdOf(language)))
      words ??= loadFeedWords()
      const stamp = rows.reduce((latest, { changed_at }) => (changed_at > latest ? changed_at : latest), feed.made_at)
      const text = calendarOf(rows.flatMap(toLine), words(language), {
        shopName,
        stamp,
        owner: `${feed.client_id}`,
      })
      return { text, tag: createHash('sha256').update(text).digest('base64url').slice(0, 22) }
    },
  }
}

interface LineRow {
  readonly name: string
  readonly notes: string
  readonly dosage: Dosage | null
  readonly shared_at: Date
}

const toLine = ({ name, notes, dosage, shared_at }: LineRow): FeedLine[] =>
  dosage === null ? [] : [{ name, notes, dosage, start: shared_at.toISOString().slice(0, 10) }]

/** The lines with a dosage of all protocols that a client holds, with the names of products in a language where they have them. */
const readLines = ({ database: { db }, region }: ClientDeps, clientId: number, languageId: number) =>
  db
    .selectFrom('protocol_line')
    .innerJoin('protocol', 'protocol.protocol_id', 'protocol_line.protocol_id')
    .innerJoin('protocol_share', 'protocol_share.protocol_id', 'protocol.protocol_id')
    .innerJoin('variant', 'variant.id', 'protocol_line.variant_id')
    .innerJoin('product', 'product.id', 'product_id')
    .leftJoin('product_text', (join) =>
      join.onRef('product_text.product_id', '=', 'product.id').on('product_text.language_id', '=', languageId),
    )
    .select([
      sql<string>`coalesce(product_text.name, product.name)`.as('name'),
      'protocol_line.notes',
      'dosage',
      'shared_at',
      sql<Date>`greatest(shared_at, protocol.updated_at)`.as('changed_at'),
    ])
    .where('client_id', '=', clientId)
    .where('ended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('dosage', 'is not', null)
    .where(onSale(region))
    .orderBy('shared_at')
    .orderBy('protocol.protocol_id')
    .orderBy('place', 'desc')
    .orderBy('variant.id')
    .execute()

import { sql } from 'kysely'

import { withReadRetry } from '#server/database/index.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import type { ProtocolReadDeps } from './read.ts'

const SUGGESTED_MAX = 8

export interface NoteSuggestions {
  /** The practitioner's earlier notes, also of deleted protocols: the latest for this product, then the most used. */
  suggestNotes(owner: Shopper, productId: number): Promise<string[]>
}

export function noteSuggestions({ database }: Pick<ProtocolReadDeps, 'database'>): NoteSuggestions {
  return {
    suggestNotes: async ({ userId }, productId) => {
      const { rows } = await withReadRetry(database, () =>
        sql<{ notes: string }>`
          select notes
          from protocol join protocol_line using (protocol_id) join variant on variant.id = variant_id
          where user_id = ${userId} and notes <> ''
          group by notes
          order by max(noted_at) filter (where product_id = ${productId}) desc nulls last, count(*) desc, max(noted_at) desc, notes
          limit ${SUGGESTED_MAX}
        `.execute(database.db),
      )
      return rows.map(({ notes }) => notes)
    },
  }
}

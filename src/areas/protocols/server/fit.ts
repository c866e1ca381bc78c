import type { Misfit } from '#areas/protocols/contract/protocols.ts'

import { onSale } from '#areas/catalogue/server/on-sale.ts'
import { withReadRetry } from '#server/database/index.ts'
import { hasProtocol } from './own.ts'
import { personOfShare, seenShares } from './seen-shares.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import type { ClientDeps } from '#areas/clients/server/deps.ts'
import { isLinked } from '#areas/account/server/links.ts'

/** Answers are undefined if the practitioner has no such protocol or client, or has not shared the one with the other. */
export interface FitService {
  /** The lines that do not suit the client, the greatest place first. */
  checkFit(practitioner: Shopper, protocolId: number, clientId: number): Promise<Misfit[] | undefined>
  readShareMail(
    practitioner: Shopper,
    protocolId: number,
    clientId: number,
  ): Promise<{ readonly subject: string; readonly text: string } | undefined>
}

export function fitService({ database, catalogue, region }: ClientDeps): FitService {
  const { db } = database
  return {
    async checkFit(practitioner, protocolId, clientId) {
      const found = await withReadRetry(database, async () => {
        const { userId } = practitioner
        if (!(await hasProtocol(db, userId, protocolId)) || !(await isLinked(db, clientId, userId))) return undefined
        return {
          lines: await db
            .selectFrom('protocol_line')
            .innerJoin('variant', 'variant.id', 'variant_id')
            .select(['variant_id', 'product_id'])
            .where('protocol_id', '=', protocolId)
            .where(onSale(region))
            .orderBy('place', 'desc')
            .orderBy('variant_id', 'desc')
            .execute(),
          wishes: await db.selectFrom('client_wish').select('option_id').where('user_id', '=', clientId).execute(),
        }
      })
      if (found === undefined) return undefined
      const wished = {
        products: found.lines.map(({ product_id }) => product_id),
        options: found.wishes.map(({ option_id }) => option_id),
      }
      const misfits = await catalogue.misfits(wished, practitioner.language, practitioner.viewer)
      return found.lines.flatMap(({ variant_id, product_id }) => {
        const misfit = misfits.get(product_id)
        return misfit === undefined ? [] : [{ product_variant_id: variant_id, ...misfit }]
      })
    },

    readShareMail: (practitioner, protocolId, clientId) =>
      withReadRetry(database, () =>
        seenShares(db)
          .select(['mail_subject as subject', 'mail_text as text'])
          .where('protocol.protocol_id', '=', protocolId)
          .where('protocol.user_id', '=', practitioner.userId)
          .where('deleted_at', 'is', null)
          .where(personOfShare, '=', clientId)
          .executeTakeFirst(),
      ),
  }
}

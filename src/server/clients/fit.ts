import type { Misfit } from '#contract/protocols.ts'

import { onSale } from '../catalogue/on-sale.ts'
import { withReadRetry } from '../database/index.ts'
import { ownProtocols } from '../protocols/own.ts'
import type { Shopper } from '../signed-in/shopper.ts'
import type { ClientDeps } from './deps.ts'
import { isLinked } from './link.ts'

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
  const own = ({ userId }: Shopper, protocolId: number) =>
    ownProtocols(db, userId).where('protocol.protocol_id', '=', protocolId)
  return {
    async checkFit(practitioner, protocolId, clientId) {
      const found = await withReadRetry(database, async () => {
        const protocol = await own(practitioner, protocolId).select('protocol_id').executeTakeFirst()
        if (protocol === undefined || !(await isLinked(db, clientId, practitioner.userId))) return undefined
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
        own(practitioner, protocolId)
          .innerJoin('protocol_share', 'protocol_share.protocol_id', 'protocol.protocol_id')
          .select(['mail_subject as subject', 'mail_text as text'])
          .where('client_id', '=', clientId)
          .where('ended_at', 'is', null)
          .executeTakeFirst(),
      ),
  }
}

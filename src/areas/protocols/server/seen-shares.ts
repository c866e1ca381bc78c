import { type Kysely, sql } from 'kysely'

import { standingLinks } from '#areas/account/server/links.ts'
import type { Schema } from '#server/database/schema.ts'

/**
 * Shares as the practitioner who shared sees them: those that linked clients hold, and those of people who were invited, of
 * whom nothing but the invitation is known, not even whether they have ended the share (clients.invited-looks-alike).
 */
export const seenShares = (db: Kysely<Schema>) =>
  db
    .selectFrom('protocol_share')
    .innerJoin('protocol', 'protocol.protocol_id', 'protocol_share.protocol_id')
    .where((eb) =>
      eb.or([
        eb('protocol_share.invitation_id', 'is not', null),
        eb.and([
          eb('ended_at', 'is', null),
          eb.exists(
            standingLinks(db)
              .select('link.client_id')
              .where('link.client_id', '=', eb.ref('protocol_share.client_id'))
              .where('link.practitioner_id', '=', eb.ref('protocol.user_id')),
          ),
        ]),
      ]),
    )

/** The number under which the practitioner knows the person of a share. */
export const personOfShare = sql<number>`coalesce(protocol_share.invitation_id, protocol_share.client_id)`

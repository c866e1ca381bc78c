import { sql } from 'kysely'

import type { Database } from '#server/database/index.ts'

/**
 * Resolves with what tells all that stands of a user in the database. It is a function of the database, which plans its
 * twenty questions once for each connection.
 */
export async function storedOf({ db }: Database): Promise<(userId: number) => Promise<string>> {
  const userId = sql<number>`wanted`
  const parts = [
    db.selectFrom('account').selectAll().where('user_id', '=', userId),
    db.selectFrom('practitioner').selectAll().where('user_id', '=', userId),
    db.selectFrom('client').selectAll().where('user_id', '=', userId),
    db.selectFrom('client_wish').selectAll().where('user_id', '=', userId),
    db.selectFrom('imported_client').selectAll().where('practitioner_id', '=', userId),
    db
      .selectFrom('client_practitioner')
      .selectAll()
      .where((eb) => eb.or([eb('client_id', '=', userId), eb('practitioner_id', '=', userId)])),
    db
      .selectFrom('invitation')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb('practitioner_id', '=', userId),
          eb('email', '=', eb.selectFrom('account').select('email').where('user_id', '=', userId)),
        ]),
      ),
    db.selectFrom('cart_line').selectAll().where('user_id', '=', userId),
    db.selectFrom('wishlist_item').selectAll().where('user_id', '=', userId),
    db.selectFrom('shop_order').selectAll().where('user_id', '=', userId),
    db
      .selectFrom('folder')
      .leftJoin('folder_item', 'folder_item.folder_id', 'folder.folder_id')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('item_id'),
    db
      .selectFrom('protocol')
      .leftJoin('protocol_line', 'protocol_line.protocol_id', 'protocol.protocol_id')
      .selectAll()
      .where('user_id', '=', userId),
    db.selectFrom('protocol_share').selectAll().where('client_id', '=', userId),
    db.selectFrom('commission_entry').selectAll().where('practitioner_id', '=', userId),
    db.selectFrom('commission_payout').selectAll().where('practitioner_id', '=', userId),
    db.selectFrom('practice').selectAll().where('user_id', '=', userId),
    db.selectFrom('practice_words').selectAll().where('user_id', '=', userId),
    db.selectFrom('practice_service').selectAll().where('user_id', '=', userId),
    db
      .selectFrom('practice_package')
      .leftJoin('package_feature', 'package_feature.package_id', 'practice_package.package_id')
      .selectAll()
      .where('user_id', '=', userId),
    db
      .selectFrom('session')
      .innerJoin('refresh_token', 'refresh_token.session_id', 'session.session_id')
      .selectAll()
      .where('user_id', '=', userId),
  ].map((rows) => sql`(select json_agg(each_row) from (${rows}) as each_row)`)
  await sql`
    create function stored_of(wanted integer) returns text language plpgsql as $$
      begin return (select json_build_array(${sql.join(parts)})::text); end
    $$`.execute(db)
  return async (id) => {
    const { rows } = await sql<{ stored: string }>`select stored_of(${id}) as stored`.execute(db)
    return rows[0]?.stored ?? ''
  }
}

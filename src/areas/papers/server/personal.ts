import type { Personal } from '#server/signed-in/personal.ts'

/** The personal data of this area, which stays when the account is deleted (papers.outlive-the-account). */
export const personal: Personal = {
  papers: (db, userId) =>
    db
      .selectFrom('paper')
      .innerJoin('shop_order', 'shop_order.order_id', 'paper.order_id')
      .select(['paper_id', 'kind', 'full_number as number', 'paper.order_id', 'issued_at', 'content'])
      .where('user_id', '=', userId)
      .orderBy('paper_id')
      .execute(),
}

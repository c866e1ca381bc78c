import { sql, type Transaction } from 'kysely'

import type { Dosage, Serving } from '#areas/protocols/contract/dosage/dosage.ts'
import { servingOf } from '#areas/protocols/contract/dosage/serving.ts'

import type { Schema } from '#server/database/schema.ts'
import { languageCodeOf } from '#server/database/languages.ts'

export const labelServing = (label: string | null, languageId: number): Serving | null =>
  label === null ? null : servingOf(label, languageCodeOf(languageId))

/**
 * The dosage that a product gets when it is added: the one that the practitioner chose for it last, else the serving of its label
 * once a day, else none (dosage.own-default-by-product, dosage.label-gives-the-default).
 */
export async function usualDosage(
  transaction: Transaction<Schema>,
  userId: number,
  productId: number,
): Promise<Dosage | null> {
  const { rows } = await sql<{ own: Dosage | null; serving_size: string | null; language_id: number }>`
    select serving_size, language_id, (
      select dosage
      from protocol join protocol_line using (protocol_id) join variant on variant.id = variant_id
      where user_id = ${userId} and product_id = product.id and dosage is not null and dosed_at is not null
      order by dosed_at desc
      limit 1
    ) as own
    from product where id = ${productId}
  `.execute(transaction)
  const [found] = rows
  if (found === undefined) return null
  if (found.own !== null) return { ...found.own, from: null, until: null }
  const serving = labelServing(found.serving_size, found.language_id)
  return serving && onceADay(serving)
}

const onceADay = ({ unit, amount }: Serving): Dosage => ({
  unit,
  steps: [{ days: null, intakes: [{ at: null, amount }] }],
  food: null,
  rhythm: null,
  from: null,
  until: null,
})
